import "server-only";
import { linkMeta } from "#lib/api/schemas/content.ts";
import { resolveLink } from "#lib/i18n/link.ts";
import type { LinkChoice, LinkTarget } from "./types.ts";

interface Where {
  readonly locale: string;
  readonly defaultLocale: string;
}

/** A target with the address that visitors have of it in a language. */
export function toChoice(target: LinkTarget, where: Where): LinkChoice {
  const { type, ...entity } = target;
  const link = linkMeta.parse({ type, [type]: entity });
  return { ...target, address: resolveLink(link, where).href };
}
