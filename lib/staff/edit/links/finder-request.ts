import type { Result } from "#lib/shop/api/errors.ts";
import type { Decision } from "#lib/shop/api/schemas/content-schema.ts";
import { matchRoute, type Route } from "#lib/web/i18n/routes.ts";
import { ownPath } from "#lib/web/security/local-path.ts";
import { siteHost } from "#lib/web/site/origin.ts";
import type { Site } from "#lib/web/site/types.ts";
import { type CheckedTarget, TARGET_TYPES, type TargetType } from "./link-types.ts";

/** A question to the backend's finder: which page, product or other content has this address. */
export interface FinderRequest {
  readonly params: readonly string[];
  readonly types: readonly TargetType[];
}

/**
 * The request for a route. Only its own types are accepted: `/product/x` is a product, even if something else has the
 * name x.
 */
function requestForRoute(route: Route): FinderRequest | null {
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

/** The types that an address of a link of this type may have: pages and posts share addresses. */
const answersOf = (type: TargetType): readonly TargetType[] =>
  type === "page" || type === "post"
    ? ["page", "post"]
    : type === "category" || type === "tag"
      ? ["category", "tag"]
      : TARGET_TYPES.filter((one) => one === type);

/** The request for the target that a link names. */
export const requestForTarget = ({ type, slug }: CheckedTarget): FinderRequest => ({
  params: slug.split("/").filter(Boolean),
  types: answersOf(type),
});

/** The request for a written address; null for other sites, other languages and pages of the shop itself. */
export function requestForAddress(
  address: string,
  { domain, defaultLocale, languages }: Pick<Site, "domain" | "defaultLocale" | "languages">,
  locale: string,
): FinderRequest | null {
  const path = /^\/(?!\/)/.test(address) ? address : ownPath(address, siteHost(domain));
  if (path === null) return null;
  const [plain = ""] = path.split(/[?#]/);
  const match = matchRoute(plain, { defaultLocale, locales: languages.map(({ code }) => code) });
  return match.kind === "match" && match.locale === locale ? requestForRoute(match.route) : null;
}

/**
 * Whether visitors find nothing there, by the finder's answer. A failed look-up does not count as gone: a short backend
 * failure must not alarm anybody.
 */
export function isGone({ types }: FinderRequest, found: Result<Decision>): boolean {
  if (!found.ok) return found.error.status === 404;
  const { type: there } = found.data;
  return there !== "redirect" && !types.some((one) => one === there);
}
