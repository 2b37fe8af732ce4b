import { describe, expect, it } from "vitest";
import { hrefTo, matchRoute, type Route } from "./routes.ts";

const ENGLISH = { defaultLocale: "en", locales: ["en"] };
const TENIS = { defaultLocale: "hr", locales: ["hr", "en", "de"] };

/** The route and language of a canonical path; the canonical path of any other. */
function ask(path: string, languages = TENIS) {
  const match = matchRoute(path, languages);
  if (match.kind === "none") return "none";
  return match.canonical === path ? { locale: match.locale, ...match.route } : match.canonical;
}

const EVERY: readonly Route[] = [
  { name: "home" },
  { name: "content", slug: ["o-nama", "povijest"] },
  { name: "blog" },
  { name: "blog", slug: ["vijesti"] },
  { name: "blog", slug: ["savjeti", "tehnika"] },
  { name: "product", slug: "reket" },
  { name: "shop" },
  { name: "shop", slug: "obuća" },
  { name: "shop", slug: "tag" },
  { name: "productTag", slug: "za zemlju" },
  { name: "events" },
  { name: "event", id: "17" },
  { name: "eventCalendar", id: "17" },
  { name: "adminConsent", slug: "x" },
  { name: "profile", section: "orders" },
  { name: "profile", section: "wishlist" },
  ...(
    [
      "cart",
      "checkout",
      "checkoutSuccess",
      "checkoutFailure",
      "search",
      "login",
      "register",
    ] as const
  ).map((name) => ({ name })),
  ...(
    ["forgotPassword", "profile", "confirmEmail", "socialLogin", "adminLogin", "admin"] as const
  ).map((name) => ({ name })),
  ...(
    [
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
    ] as const
  ).map((name) => ({ name })),
];

describe("hrefTo and matchRoute", () => {
  it.each(EVERY)("are each other's inverse in every language: %j", (route) => {
    for (const languages of [TENIS, ENGLISH]) {
      for (const locale of languages.locales) {
        const href = hrefTo(route, { locale, defaultLocale: languages.defaultLocale });
        expect(ask(href, languages)).toEqual({ locale, ...route });
      }
    }
  });

  it.each([
    "čevapčići-ž",
    "a+b",
    "100%",
    "a&b=c",
    "🎾-ball",
    "a b",
    "x?y#z",
    "'quoted\"",
    "__proto__",
    "a.1",
    "constructor",
  ])("keep the slug %s", (slug) => {
    const href = hrefTo({ name: "product", slug }, { locale: "en", defaultLocale: "hr" });
    expect(ask(href)).toEqual({ locale: "en", name: "product", slug });
  });
});

describe("hrefTo", () => {
  it("translates routes to the page's language", () => {
    const names = (
      name: "cart" | "checkout" | "checkoutSuccess" | "checkoutFailure" | "blog" | "search",
    ) => ["hr", "en", "de"].map((locale) => hrefTo({ name }, { locale, defaultLocale: "hr" }));
    expect(names("cart")).toEqual(["/kosarica", "/en/cart", "/de/einkaufswagen"]);
    expect(names("checkout")).toEqual(["/naplata", "/en/checkout", "/de/kasse"]);
    expect(names("checkoutSuccess")).toEqual([
      "/naplata/uspjesna",
      "/en/checkout/success",
      "/de/checkout/success",
    ]);
    expect(names("checkoutFailure")).toEqual([
      "/checkout/failure",
      "/en/checkout/failure",
      "/de/checkout/failure",
    ]);
    expect(names("blog")).toEqual(["/objave", "/en/blog", "/de/blog"]);
    expect(names("search")).toEqual(["/pretraga", "/en/search", "/de/search"]);
  });

  it("adds a query, encoded, without empty values", () => {
    expect(
      hrefTo(
        { name: "checkoutSuccess" },
        { locale: "en", defaultLocale: "en" },
        { orderSlug: "a&b", x: "" },
      ),
    ).toBe("/checkout/success?orderSlug=a%26b");
  });

  it("never leaves the path or adds a host", () => {
    const where = { locale: "en", defaultLocale: "en" };
    expect(hrefTo({ name: "content", slug: ["..", "a", "", "."] }, where)).toBe("/a");
    expect(hrefTo({ name: "content", slug: ["/evil.example"] }, where)).toBe("/%2Fevil.example");
  });
});

describe("matchRoute", () => {
  it.each([
    ["/hr", "/"],
    ["/HR/shop", "/shop"],
    ["/EN/shop", "/en/shop"],
    ["/cart", "/kosarica"],
    ["/en/kosarica", "/en/cart"],
    ["/de/cart", "/de/einkaufswagen"],
    ["/blog/vijesti", "/objave/vijesti"],
    ["/checkout/success", "/naplata/uspjesna"],
    ["/de/kasse/success", "/de/checkout/success"],
    ["/naplata/failure", "/checkout/failure"],
    ["/shop/", "/shop"],
    ["/en/", "/en"],
    ["//shop", "/shop"],
    ["//evil.example/", "/evil.example"],
    ["/shop//loptice", "/shop/loptice"],
  ])("sends %s to %s", (path, canonical) => {
    expect(ask(path)).toBe(canonical);
  });

  it("removes the prefix of the default language", () => {
    expect(ask("/en/shop", ENGLISH)).toBe("/shop");
    expect(ask("/en", ENGLISH)).toBe("/");
  });

  it("does not redirect equivalent spellings of a path", () => {
    for (const path of ["/product/a+b", "/product/a%2Bb", "/product/%c4%8d", "/product/a'b"]) {
      expect(ask(path)).toMatchObject({ name: "product" });
    }
  });

  it.each([
    "/fr",
    "/FR/shop",
    "/de",
    "/hr/shop",
  ])("has no page in a language that the site does not have: %s", (path) => {
    expect(ask(path, ENGLISH)).toBe("none");
  });

  it("treats two letters that aren't a language as a slug, and other languages' route names as content", () => {
    expect(ask("/xx", ENGLISH)).toMatchObject({ name: "content", slug: ["xx"] });
    expect(ask("/kosarica", ENGLISH)).toMatchObject({ name: "content", slug: ["kosarica"] });
  });

  it.each([
    "/%zz",
    "/%",
    "/a%2Fb",
    "/a%5Cb",
    "/%2e%2e/x",
    "/./x",
    "/a%00",
    "/a%0d%0ab",
    "/%ff",
    "x",
    `/${"a".repeat(2_001)}`,
    "/a".repeat(13),
    `/${"a".repeat(301)}`,
  ])("refuses %j", (path) => {
    expect(ask(path)).toBe("none");
  });

  it.each([
    "/admin/localhost/en",
    "/admin/other",
    "/admin/consent/a/b",
    "/admin/cache/x",
  ])("knows no admin path %s", (path) => {
    expect(ask(path)).toBe("none");
  });

  it("passes unknown paths to the content catch-all", () => {
    for (const path of [
      "/product",
      "/event/1/b",
      "/event/1/calendar.ics/x",
      "/adminlogin",
      "/Shop",
    ])
      expect(ask(path)).toMatchObject({ name: "content" });
  });
});

it.each([
  ["/profile/nothing", ["profile", "nothing"]],
  ["/profile/orders/7", ["profile", "orders", "7"]],
])("leaves %s, which is no page of the account, to the CMS", (path, slug) => {
  expect(ask(path)).toMatchObject({ name: "content", slug });
});
