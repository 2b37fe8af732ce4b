/**
 * The route table (docs/screens.md §2.1). A language without its own name uses the English one: German has none for
 * `/checkout/success`, and no language has one for `/checkout/failure` (decision 0011).
 */
type Names = { readonly en: string } & Readonly<Record<string, string>>;

const ROUTE_NAMES = {
  blog: { en: "blog", hr: "objave" },
  product: { en: "product" },
  shop: { en: "shop" },
  event: { en: "event" },
  events: { en: "event" },
  cart: { en: "cart", hr: "kosarica", de: "einkaufswagen" },
  checkout: { en: "checkout", hr: "naplata", de: "kasse" },
  checkoutSuccess: { en: "checkout/success", hr: "naplata/uspjesna" },
  checkoutFailure: { en: "checkout/failure" },
  search: { en: "search", hr: "pretraga" },
  login: { en: "login" },
  register: { en: "register" },
  forgotPassword: { en: "forgot-password" },
  profile: { en: "profile" },
  findOrder: {
    en: "find-order",
    hr: "pronadi-narudzbu",
    de: "bestellung-finden",
  },
  withdraw: {
    en: "withdraw-from-contract",
    hr: "odustanak-od-ugovora",
    de: "vertrag-widerrufen",
  },
  confirmEmail: { en: "confirm-email" },
  socialLogin: { en: "social-login" },
  adminLogin: { en: "adminLogin" },
  admin: { en: "admin" },
  adminCache: { en: "admin/cache" },
  adminConsents: { en: "admin/consent" },
  adminConsent: { en: "admin/consent" },
  adminTemplates: { en: "admin/templates" },
  adminTranslations: { en: "admin/translations" },
  adminRedirects: { en: "admin/redirects" },
  adminDomains: { en: "admin/domains" },
  adminReleases: { en: "admin/releases" },
  adminActivity: { en: "admin/activity" },
  adminAnalytics: { en: "admin/analytics" },
  adminVitals: { en: "admin/vitals" },
} as const satisfies Record<string, Names>;

export type NamedRoute = keyof typeof ROUTE_NAMES;

/** The name of a route in a language, e.g. `naplata/uspjesna`. */
export function routeName(route: NamedRoute, locale: string): string {
  const names: Names = ROUTE_NAMES[route];
  return (Object.hasOwn(names, locale) ? names[locale] : undefined) ?? names.en;
}

/** Every name of a route on a site. The English one works on every site. */
export function namesOf(route: NamedRoute, locales: readonly string[]): string[] {
  return [...new Set(["en", ...locales].map((locale) => routeName(route, locale)))];
}

/** The first segments of all routes, in every language, in lower case: pages cannot have these names. */
export const reservedSegments = (): ReadonlySet<string> =>
  new Set(
    Object.values(ROUTE_NAMES)
      .flatMap((names) => Object.values(names))
      .map((name) => (name.split("/")[0] ?? "").toLowerCase()),
  );

/**
 * ISO 639-1: a first segment from this list is a language, so a language that the site does not have is a 404
 * (docs/screens.md §1.2).
 */
const LANGUAGES =
  "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu";

export const isLanguageCode = (segment: string): boolean =>
  /^[a-z]{2}$/.test(segment) && LANGUAGES.includes(segment);
