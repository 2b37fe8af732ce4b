import type { Result } from "#lib/shop/api/errors.ts";
import type { Decision } from "#lib/shop/api/schemas/content-schema.ts";
import { matchRoute, type Route } from "#lib/web/i18n/routes.ts";
import { ownPath } from "#lib/web/security/local-path.ts";
import { siteHost } from "#lib/web/site/origin.ts";
import type { Site } from "#lib/web/site/types.ts";
import { type CheckedTarget, TARGET_TYPES, type TargetType } from "./link-types.ts";

/** A request to the finder for the target of a link. */
export interface Asked {
  readonly params: readonly string[];
  readonly types: readonly TargetType[];
}

/** The finder request for a route, and the accepted types: `/product/x` is a product, whatever else is named x. */
function askedBy(route: Route): Asked | null {
  switch (route.name) {
    case "content":
      return { params: route.slug, types: ["page", "post"] };
    case "blog":
      return route.slug ? { params: route.slug, types: ["category", "tag"] } : null;
    case "product":
      return { params: [route.slug], types: ["product"] };
    case "shop":
      return route.slug ? { params: [route.slug], types: ["productCategory"] } : null;
    case "event":
      return { params: [route.id], types: ["event"] };
    default:
      return null;
  }
}

/** The finder's accepted types for a link's type. */
const answersOf = (type: TargetType): readonly TargetType[] =>
  type === "page" || type === "post"
    ? ["page", "post"]
    : type === "category" || type === "tag"
      ? ["category", "tag"]
      : TARGET_TYPES.filter((one) => one === type);

/** The finder request for a link's target. */
export const askedFor = ({ type, slug }: CheckedTarget): Asked => ({
  params: slug.split("/").filter(Boolean),
  types: answersOf(type),
});

/** The finder request for an address of a site; null for other sites, other languages and pages of the shop itself. */
export function askedOf(
  address: string,
  { domain, defaultLocale, languages }: Pick<Site, "domain" | "defaultLocale" | "languages">,
  locale: string,
): Asked | null {
  const path = /^\/(?!\/)/.test(address) ? address : ownPath(address, siteHost(domain));
  if (path === null) return null;
  const [plain = ""] = path.split(/[?#]/);
  const match = matchRoute(plain, { defaultLocale, locales: languages.map(({ code }) => code) });
  return match.kind === "match" && match.locale === locale ? askedBy(match.route) : null;
}

/**
 * Whether visitors find nothing there, by the finder's answer. A failed look-up does not count as gone: a short backend
 * failure must not alarm anybody.
 */
export function isGone({ types }: Asked, found: Result<Decision>): boolean {
  if (!found.ok) return found.error.status === 404;
  const { type: there } = found.data;
  return there !== "redirect" && !types.some((one) => one === there);
}
