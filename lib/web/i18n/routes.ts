import { type AccountSection, isAccountSection } from "./account-sections.ts";
import { isLanguageCode, type NamedRoute, namesOf, routeName } from "./route-names.ts";

type Plain = Exclude<
  NamedRoute,
  "blog" | "product" | "shop" | "event" | "profile" | "adminConsent"
>;

/**
 * A kind of page with its params, independent of the language (docs/screens.md §2.1). Slugs and ids are decoded texts.
 */
export type Route =
  | { readonly name: "home" }
  | { readonly name: "content"; readonly slug: readonly string[] }
  | { readonly name: "blog"; readonly slug?: readonly string[] }
  | { readonly name: "product"; readonly slug: string }
  | { readonly name: "shop"; readonly slug?: string }
  /** The products with a tag: a list below the shop's path. */
  | { readonly name: "productTag"; readonly slug: string }
  | { readonly name: "event"; readonly id: string }
  /** The event as a calendar file. */
  | { readonly name: "eventCalendar"; readonly id: string }
  /** The account: its overview, or one of its pages. */
  | { readonly name: "profile"; readonly section?: AccountSection }
  | { readonly name: "adminConsent"; readonly slug: string }
  | { readonly name: Plain };

interface Languages {
  readonly defaultLocale: string;
  readonly locales: readonly string[];
}

export type RouteMatch =
  /** `canonical` is the one path of the page; if another was requested, the middleware redirects to it (308). */
  | {
      readonly kind: "match";
      readonly locale: string;
      readonly route: Route;
      readonly canonical: string;
    }
  | { readonly kind: "none" };

const CALENDAR_FILE = "calendar.ics";
const TAG = "tag";
const NONE: RouteMatch = { kind: "none" };
const LIMITS = { path: 2_000, segments: 12, segment: 300 };

/**
 * The local address of a route: the default language without prefix, names in the page's language, slugs
 * encoded. `query` values of "" are left out.
 */
export function hrefTo(
  route: Route,
  { locale, defaultLocale }: { readonly locale: string; readonly defaultLocale: string },
  query: Readonly<Record<string, string>> = {},
): string {
  const prefix = locale === defaultLocale ? [] : [locale];
  const segments = [...prefix, ...segmentsOf(route, locale)].filter(
    (part) => part !== "" && !isDots(part),
  );
  const search = new URLSearchParams(
    Object.entries(query).filter(([, value]) => value !== ""),
  ).toString();
  return `/${segments.map(encodeURIComponent).join("/")}${search && `?${search}`}`;
}

function segmentsOf(route: Route, locale: string): readonly string[] {
  switch (route.name) {
    case "home":
      return [];
    case "content":
      return route.slug;
    case "blog":
      return [routeName("blog", locale), ...(route.slug ?? [])];
    case "shop":
      return [routeName("shop", locale), route.slug ?? ""];
    case "productTag":
      return [routeName("shop", locale), TAG, route.slug];
    case "product":
    case "adminConsent":
      return [...routeName(route.name, locale).split("/"), route.slug];
    case "profile":
      return [routeName("profile", locale), route.section ?? ""];
    case "event":
      return [routeName("event", locale), route.id];
    case "eventCalendar":
      return [routeName("event", locale), route.id, CALENDAR_FILE];
    default:
      return routeName(route.name, locale).split("/");
  }
}

/**
 * The route of a path. `none` is a 404 without a backend request: malformed encoding, control characters, a slash or
 * dots hidden in a segment, a language that the site does not have, an unknown admin path.
 */
export function matchRoute(pathname: string, { defaultLocale, locales }: Languages): RouteMatch {
  const path = decode(pathname);
  if (path === null) return NONE;
  const segments = path.split("/").filter((segment) => segment !== "");
  const first = segments[0]?.toLowerCase() ?? "";
  const prefixed = locales.includes(first);
  if (!prefixed && isLanguageCode(first)) return NONE;
  const locale = prefixed ? first : defaultLocale;
  const route = routeOf(prefixed ? segments.slice(1) : segments, locales);
  if (!route || (locale === defaultLocale && beginsAsLanguage(route))) return NONE;
  const canonical = hrefTo(route, { locale, defaultLocale });
  // `+` and `%2B` are the same address: only a path that decodes differently is redirected.
  return {
    kind: "match",
    locale,
    route,
    canonical: decodeURIComponent(canonical) === path ? pathname : canonical,
  };
}

/** Without a prefix such a path would be read as another language: `/hr/en` would become `/en`. */
const beginsAsLanguage = (route: Route): boolean =>
  route.name === "content" && isLanguageCode(route.slug[0]?.toLowerCase() ?? "");

function routeOf(segments: readonly string[], locales: readonly string[]): Route | null {
  const [head, second] = segments;
  if (head === undefined) return { name: "home" };
  const is = (name: NamedRoute) => namesOf(name, locales).includes(segments.join("/"));
  const plain = PLAIN.find(is);
  if (plain) return { name: plain };
  if (head === "admin") {
    return segments.length === 3 && second === "consent" && segments[2]
      ? { name: "adminConsent", slug: segments[2] }
      : null;
  }
  const within = (name: NamedRoute) => namesOf(name, locales).includes(head);
  const under = (name: NamedRoute) => segments.length <= 2 && within(name);
  // Terms are a tree: `/blog/{category}/{sub-category}` is a term, too.
  if (within("blog"))
    return second === undefined ? { name: "blog" } : { name: "blog", slug: segments.slice(1) };
  if (under("shop"))
    return second === undefined ? { name: "shop" } : { name: "shop", slug: second };
  if (within("shop") && second === TAG && segments[2] !== undefined && segments.length === 3)
    return { name: "productTag", slug: segments[2] };
  if (under("profile") && (second === undefined || isAccountSection(second)))
    return second === undefined ? { name: "profile" } : { name: "profile", section: second };
  if (under("product") && second !== undefined) return { name: "product", slug: second };
  if (under("event") && second !== undefined) return { name: "event", id: second };
  if (
    within("event") &&
    second !== undefined &&
    segments[2] === CALENDAR_FILE &&
    segments.length === 3
  )
    return { name: "eventCalendar", id: second };
  return checkoutEnd(segments, locales) ?? { name: "content", slug: segments };
}

const PLAIN: readonly Plain[] = [
  "events",
  "cart",
  "checkout",
  "checkoutSuccess",
  "checkoutFailure",
  "search",
  "login",
  "register",
  "forgotPassword",
  "findOrder",
  "withdraw",
  "confirmEmail",
  "socialLogin",
  "adminLogin",
  "admin",
  "adminCache",
  "adminConsents",
  "adminTemplates",
  "adminTranslations",
  "adminRedirects",
  "adminDomains",
  "adminReleases",
  "adminActivity",
  "adminAnalytics",
  "adminVitals",
];

/** `/kasse/success`, `/naplata/failure`: names mixed from two languages still lead to the pages after a payment. */
function checkoutEnd(
  [head = "", end = "", ...more]: readonly string[],
  locales: readonly string[],
): Route | null {
  if (more.length > 0 || !namesOf("checkout", locales).includes(head)) return null;
  if (end === "success" || end === "uspjesna") return { name: "checkoutSuccess" };
  return end === "failure" ? { name: "checkoutFailure" } : null;
}

const isDots = (segment: string) => segment === "." || segment === "..";

/** The decoded path (NFC); null if it contains control characters, dots as a segment, or an encoded slash. */
function decode(pathname: string): string | null {
  if (pathname.length > LIMITS.path || !pathname.startsWith("/")) return null;
  const segments = pathname.split("/").map((segment) => decodeSegment(segment));
  if (segments.length > LIMITS.segments + 1 || segments.includes(null)) return null;
  return segments.join("/");
}

function decodeSegment(raw: string): string | null {
  try {
    const text = decodeURIComponent(raw).normalize("NFC");
    return text.length > LIMITS.segment || isDots(text) || /[/\\\p{Cc}]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
