import "server-only";
import { markOtherView } from "./mark-other-view.ts";

/**
 * The slug of the entity's own page if the backend found it under another one, e.g. in other upper or lower case, or
 * below a path without a page. Null if the entity has no other page: it is then shown where it was requested, and the
 * page is marked unless the slug is its own. `slugAt` reads the entity at the other slug, to avoid redirect loops.
 */
export async function ownSlug(
  asked: string,
  found: string,
  slugAt: (slug: string) => Promise<string | undefined>,
): Promise<string | null> {
  const own = found.normalize("NFC");
  if (own === "" || own === asked.normalize("NFC")) return null;
  if ((await slugAt(own))?.normalize("NFC") === own) return own;
  await markOtherView();
  return null;
}
