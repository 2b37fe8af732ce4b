import { describe, expect, it } from "vitest";
import { namesOf, reservedSegments } from "#lib/web/i18n/route-names.ts";
import { fc } from "#tests/property.ts";
import { slugProblem, toSlug } from "./slug.ts";

describe("the address of a title", () => {
  it.each([
    ["Welcome to Café Noël", "en", "welcome-to-cafe-noel"],
    ["Čišćenje i održavanje đonova", "hr", "ciscenje-i-odrzavanje-donova"],
    ["Über Größe", "de", "ueber-groesse"],
    ["Über Größe", "en", "uber-grosse"],
    ["Smørrebrød & Łódź", "en", "smorrebrod-lodz"],
    ["Planck’s ℏ and Ħal", "en", "plancks-h-and-hal"],
    ["Ǣðele ǾRE", "en", "aedele-ore"],
    ["  What’s new? ", "en", "whats-new"],
    ["عن المتجر", "ar", "عن-المتجر"],
    ["О нас", "en", "о-нас"],
    ["!?", "en", ""],
  ])("of “%s” in %s is %s", (title, locale, slug) => {
    expect(toSlug(title, locale)).toBe(slug);
  });

  it("is of the form that backends take, whatever the title is, and the address of itself", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.constantFrom("en", "hr", "de", "ar"),
        (title, locale) => {
          const slug = toSlug(title, locale);
          const wide = `${slug}-page`;
          expect(slug === "" || slugProblem(wide) === null, `“${slug}”`).toBe(true);
          expect(toSlug(slug, locale)).toBe(slug);
        },
      ),
    );
  });
});

describe("an address that cannot be used", () => {
  it.each([
    ["abc", "short"],
    ["", "short"],
    ["Abcd", "form"],
    ["a--bc", "form"],
    ["-abcd", "form"],
    ["ab/cd", "form"],
    ["ab cd", "form"],
    ["x".repeat(201), "form"],
    ["api", "reserved"],
    [".well-known", "reserved"],
    ["storefront", "reserved"],
    ["kosarica", "reserved"],
    ["einkaufswagen", "reserved"],
    ["adminlogin", "reserved"],
    ["about", null],
    ["über", null],
  ])("%s: %s", (slug, problem) => {
    expect(slugProblem(slug)).toBe(problem);
  });

  it("is the first segment of every route, in every language", () => {
    for (const name of ["checkoutSuccess", "adminConsents", "blog", "cart"] as const)
      for (const path of namesOf(name, ["hr", "de", "ar"]))
        expect(reservedSegments()).toContain((path.split("/")[0] ?? "").toLowerCase());
  });
});
