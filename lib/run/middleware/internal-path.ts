import { toViewSegment } from "#lib/shop/domain/list/list-view.ts";
import { readTypedEnds } from "#lib/shop/domain/list/typed-ends.ts";
import { toSearchSegment } from "#lib/shop/domain/search/searched-view.ts";
import type { Route } from "#lib/web/i18n/routes.ts";

export type Surface = "storefront" | "edit" | "admin" | "gallery" | "plain";

/** The path of a route in `app` (docs/architecture.md §1.1), below `/{surface}/{domain}/{locale}`; percent-encoded. */
export function internalPath(
  route: Route,
  where: { surface: Surface; domain: string; locale: string; query: URLSearchParams },
): string {
  const rest =
    where.surface === "gallery" && route.name === "content"
      ? route.slug.slice(1)
      : where.surface === "plain" && sentForm(route, where.query)
        ? ["form"]
        : below(route, where.query, where.locale);
  const isSamples = where.surface === "edit" && wantsSamples(route, where.query);
  const segments = isSamples
    ? [where.surface, SAMPLES, where.domain, where.locale]
    : [where.surface, where.domain, where.locale, ...rest];
  return `/${segments.map(encodeURIComponent).join("/")}`;
}

/** A folder next to those of the sites: no host name contains an underscore. */
const SAMPLES = "section_samples";

/** Samples of sections are rendered for the editor's gallery (components/staff/edit/insert). */
const wantsSamples = (route: Route, query: URLSearchParams): boolean =>
  route.name === "home" && query.get("editFrame") === "samples";

/** For a list of posts or events the query selects only the page number: other parameters do not make another page. */
const pagingOf = (query: URLSearchParams): [string, string][] =>
  [...query].filter(([name]) => name === "page" || name === "limit");

function below(route: Route, query: URLSearchParams, locale: string): readonly string[] {
  const view = () => toViewSegment(readTypedEnds(query, locale));
  const paging = () => toViewSegment(pagingOf(query));
  const search = () => toSearchSegment(query);
  switch (route.name) {
    case "home":
    case "admin":
      return [];
    case "shop":
      return route.slug ? ["category", route.slug, view()] : ["shop", view()];
    case "productTag":
      return ["product-tag", route.slug, view()];
    case "blog":
      return route.slug ? ["blog-term", route.slug.join("/"), paging()] : ["blog", paging()];
    case "product":
      return ["product", route.slug];
    case "search":
      return ["search", search()];
    case "events":
      return ["events", paging()];
    case "event":
      return ["event", route.id];
    case "eventCalendar":
      return ["event", route.id, "calendar.ics"];
    case "cart":
    case "checkout":
      return [route.name];
    case "checkoutSuccess":
      return ["checkout", "success"];
    case "checkoutFailure":
      return ["checkout", "failure"];
    case "login":
    case "register":
      return [route.name];
    case "profile":
      return route.section ? ["profile", route.section] : ["profile"];
    case "findOrder":
      return ["find-order"];
    case "withdraw":
      return ["withdraw"];
    case "forgotPassword":
      return ["forgot-password"];
    case "socialLogin":
      return ["social-login"];
    case "confirmEmail":
      return ["confirm-email", confirmationOf(query)];
    case "adminLogin":
      return ["login"];
    case "adminCache":
      return ["caches"];
    case "adminConsents":
      return ["consent"];
    case "adminConsent":
      return ["consent", route.slug];
    case "adminTemplates":
      return ["templates"];
    case "adminTranslations":
      return ["translations"];
    case "adminRedirects":
      return ["redirects"];
    case "adminDomains":
      return ["domains"];
    case "adminReleases":
      return ["releases"];
    case "adminActivity":
      return ["activity"];
    case "adminAnalytics":
      return ["analytics"];
    case "adminVitals":
      return ["vitals"];
    case "content":
      return ["page", ...route.slug];
  }
}

/**
 * The kind of confirmation link in an e-mail: a goal, or the token of a form's confirmation e-mail. If one of its
 * parameters is missing, the page is a 404 (docs/screens.md §2.13).
 */
function confirmationOf(query: URLSearchParams): "goal" | "form" | "missing" {
  const has = (...names: readonly string[]) =>
    names.every((name) => (query.get(name) ?? "") !== "");
  if (has("goal", "goalType", "confirmedEmail")) return "goal";
  return has("token") && /^\d{1,16}$/.test(query.get("form") ?? "") ? "form" : "missing";
}

const GALLERY: ReadonlySet<string> = new Set(["test", "test/editor"]);

/**
 * `/test`, the gallery of the interface. Only in development: otherwise the address is that of an ordinary page
 * (decision 0057).
 */
export const isGallery = (route: Route): boolean =>
  process.env.NODE_ENV !== "production" &&
  route.name === "content" &&
  GALLERY.has(route.slug.join("/"));

/** Pages with a no-JavaScript version: pages of one shopper, and forms. */
const PLAIN: ReadonlySet<Route["name"]> = new Set([
  "cart",
  "checkout",
  "checkoutSuccess",
  "confirmEmail",
  "findOrder",
  "forgotPassword",
  "login",
  "product",
  "profile",
  "register",
  "withdraw",
]);

/** Whether this page has a no-JavaScript version. */
export const hasPlain = (route: Route): boolean => PLAIN.has(route.name);

/** Whether the no-JavaScript version of a page is requested (decision 0058). */
export const wantsPlain = (route: Route, query: URLSearchParams): boolean =>
  query.get("plain") === "true" &&
  (hasPlain(route) || (surfaceOf(route) === "storefront" && sentForm(route, query)));

/** Whether an address names a form that its page has sent, not the form of a confirmation e-mail. */
const sentForm = (route: Route, query: URLSearchParams): boolean =>
  /^(newsletter|\d{1,15}|review-(product|post)-\d{1,15})$/.test(query.get("form") ?? "") &&
  !(route.name === "confirmEmail" && confirmationOf(query) === "form");

/** The surface a route belongs to; `?editPage=true` can turn a storefront route into an edit one. */
export const surfaceOf = (route: Route): Surface =>
  route.name.startsWith("admin") ? "admin" : "storefront";
