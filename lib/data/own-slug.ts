import "server-only";
import { markOtherView } from "./mark-other-view.ts";

/**
 * The slug under which a thing has its page, where the backend gave it for another one: in other letters, or below a
 * path that leads nowhere. Null where it is shown where it was asked for, because it has no other page; unless it has
 * that slug, the page is marked then. `slugAt` reads what has the other slug, so that no redirect leads round in circles.
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
