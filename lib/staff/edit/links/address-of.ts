import "server-only";
import { linkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import { resolveLink } from "#lib/web/i18n/link.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { LinkChoice, LinkTarget } from "./link-types.ts";

interface Where {
  readonly locale: string;
  readonly defaultLocale: string;
}

/**
 * A target with its public address in a language.
 * @param isHome it is the page behind `/`, which has its own address
 */
export function toChoice(target: LinkTarget, where: Where, isHome = false): LinkChoice {
  const { type, ...entity } = target;
  if (isHome) return { ...target, address: hrefTo({ name: "home" }, where) };
  const link = linkMeta.parse({ type, [type]: entity });
  return { ...target, address: resolveLink(link, where).href };
}
