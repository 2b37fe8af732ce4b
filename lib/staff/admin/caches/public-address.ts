import { fromViewSegment, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import { isAccountSection } from "#lib/web/i18n/account-sections.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";

/**
 * The public address of a cached page, e.g. `/kosarica` for `hr/cart`: the inverse of
 * `lib/run/middleware/internal-path.ts`. Null if there is none, e.g. for pages opened by a link in an e-mail.
 */
export function publicAddress(path: string, defaultLocale: string): string | null {
  const [locale = "", ...segments] = path.split("/").map(decode);
  if (locale === "sitemap-parts") return sitemapAddress(segments[0] ?? "");
  const found = routeOf(segments);
  if (!found || locale === "") return null;
  return hrefTo(found.route, { locale, defaultLocale }) + (found.query ?? "");
}

interface Found {
  readonly route: Route;
  /** Including its `?`. */
  readonly query?: string;
}

function routeOf([head, first = "", second = "", ...more]: readonly string[]): Found | null {
  if (head === "page")
    return { route: { name: "content", slug: [first, second, ...more].filter(Boolean) } };
  if (more.length > 0) return null;
  const plain = PLAIN.get([head, first, second].filter(Boolean).join("/"));
  if (plain) return { route: plain };
  switch (head) {
    case "shop":
      return { route: { name: "shop" }, query: queryOf(first) };
    case "category":
      return { route: { name: "shop", slug: first }, query: queryOf(second) };
    case "product-tag":
      return { route: { name: "productTag", slug: first }, query: queryOf(second) };
    case "blog":
      return { route: { name: "blog" }, query: queryOf(first) };
    case "blog-term":
      return { route: { name: "blog", slug: first.split("/") }, query: queryOf(second) };
    case "events":
      return { route: { name: "events" }, query: queryOf(first) };
    case "product":
      return { route: { name: "product", slug: first } };
    case "profile":
      return isAccountSection(first) && second === ""
        ? { route: { name: "profile", section: first } }
        : null;
    case "event":
      return { route: { name: second === "" ? "event" : "eventCalendar", id: first } };
    default:
      return null;
  }
}

const PLAIN: ReadonlyMap<string, Route> = new Map<string, Route>([
  ["", { name: "home" }],
  ["search/_", { name: "search" }],
  ["cart", { name: "cart" }],
  ["checkout", { name: "checkout" }],
  ["checkout/success", { name: "checkoutSuccess" }],
  ["checkout/failure", { name: "checkoutFailure" }],
  ["login", { name: "login" }],
  ["register", { name: "register" }],
  ["profile", { name: "profile" }],
  ["forgot-password", { name: "forgotPassword" }],
  ["find-order", { name: "findOrder" }],
  ["withdraw", { name: "withdraw" }],
  ["social-login", { name: "socialLogin" }],
]);

const queryOf = (segment: string): string => toListQuery(fromViewSegment(segment));

/** A part is named in the query (`lib/web/seo/sitemap/part-name.ts`); the whole sitemap has no query. */
const sitemapAddress = (part: string): string =>
  /^\d+$|-/.test(part) ? `/sitemap.xml?part=${encodeURIComponent(part)}` : "/sitemap.xml";

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
