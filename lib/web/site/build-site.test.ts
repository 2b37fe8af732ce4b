import { describe, expect, it } from "vitest";
import { cmsOptions, commons } from "#lib/shop/api/schemas/site-schema.ts";
import { buildSite } from "./build-site.ts";

const LANGUAGES = [
  { id: 1, code: "eng", code2: "en", names: { en: "English", hr: "Engleski" } },
  { id: 2, code: "hrv", code2: "hr", names: { hr: "Hrvatski" } },
  { id: 3, code: "deu", code2: "de" },
];

function site(
  options: Record<string, unknown>,
  stores: unknown[] = [],
  languages: unknown[] = LANGUAGES,
) {
  return buildSite({
    domain: "shop.example",
    siteId: 7,
    commons: commons.parse({ languages, countries: [], config: { stores } }),
    options: cmsOptions.parse(Object.entries(options).map(([key, value]) => ({ key, value }))),
  });
}

const codes = (made: ReturnType<typeof site>) => made.languages.map(({ code }) => code);

describe("buildSite", () => {
  it("has a time zone that exists, UTC where none is named", () => {
    expect(site({ TimeZone: "Europe/Zagreb" }).timeZone).toBe("Europe/Zagreb");
    for (const TimeZone of [undefined, "", "Zagreb", "+02:00", 2, { name: "Europe/Zagreb" }])
      expect(site({ TimeZone }).timeZone).toBe("UTC");
  });

  it("is called as its default language says", () => {
    const SiteName = { en: "Shop", hr: "Trgovina" };
    expect(site({ SiteName, DefaultLanguage: "hr" }).name).toBe("Trgovina");
    expect(site({ SiteName: {} }).name).toBe("shop.example");
  });

  it("has the allowed languages in their order", () => {
    const made = site(
      { AllowedLanguages: "hr, en ,de", DefaultLanguage: "hr", SiteName: "Tenis" },
      [
        { storeID: 21, language: "hr" },
        { storeID: "22", language: "EN" },
        { storeID: 23, language: "deu" },
      ],
    );
    expect(codes(made)).toEqual(["hr", "en", "de"]);
    expect(made).toMatchObject({
      defaultLocale: "hr",
      name: "Tenis",
      stores: { hr: 21, en: 22, de: 23 },
    });
    expect(made.languages[1]?.names).toEqual({ en: "English", hr: "Engleski" });
  });

  it("leaves out unknown and repeated languages", () => {
    expect(codes(site({ AllowedLanguages: "en,fr,en,EN,e" }))).toEqual(["en"]);
  });

  it("works without options, in English, named after its host", () => {
    const made = site({}, [{ storeID: 5, language: "en" }]);
    expect(codes(made)).toEqual(["en"]);
    expect(made).toMatchObject({
      defaultLocale: "en",
      name: "shop.example",
      stores: { en: 5 },
      maintenance: false,
    });
  });

  it("uses the default language when none is allowed, and the first allowed one when the default is not", () => {
    expect(codes(site({ DefaultLanguage: "hr" }))).toEqual(["hr"]);
    expect(site({ AllowedLanguages: "de,en", DefaultLanguage: "hr" }).defaultLocale).toBe("de");
  });

  it("uses the options when the backend lists no languages", () => {
    expect(codes(site({ AllowedLanguages: "hr,en" }, [], []))).toEqual(["hr", "en"]);
  });

  it("uses the default language's store when a language has none", () => {
    expect(site({ AllowedLanguages: "en,hr" }, [{ storeID: 9, language: "en" }]).stores).toEqual({
      en: 9,
      hr: 9,
    });
  });
});
