import { expect, it } from "vitest";
import { testContext } from "#tests/factories/visit.ts";
import { toClientSite } from "./client-site.ts";
import type { SiteContext } from "./types.ts";
import { usualCountry } from "./usual-country.ts";

const countries = [
  { id: 1, iso: "HR", code: "HRV", name: "Croatia" },
  { id: 2, iso: "DE", code: "DEU", name: "Germany" },
];
const countryOf = (
  locale: string,
  options: Record<string, unknown> = {},
  allowed: SiteContext["checkout"]["allowedCountries"] = "ALL",
) =>
  usualCountry({
    ...testContext({ countries, options: new Map(Object.entries(options)) }),
    locale,
    checkout: { cart_type: 2, allowedCountries: allowed },
  })?.iso;

it("the country of a promise is the site's, else the only one, else that of the language", () => {
  expect(countryOf("en", { DefaultCountry: "hr" })).toBe("HR");
  expect(countryOf("de", { DefaultCountry: "HR" })).toBe("HR");
  expect(countryOf("en", {}, ["DE"])).toBe("DE");
  expect(countryOf("de")).toBe("DE");
});

it("there is none where the site does not sell to it", () => {
  expect(countryOf("en")).toBeUndefined();
  expect(countryOf("ar", { DefaultCountry: "XX" })).toBeUndefined();
  expect(countryOf("no-such-language!")).toBeUndefined();
});

it("browsers know it where the backend says what a delivery costs there", () => {
  const known = (options: Record<string, string>) =>
    toClientSite(
      testContext({
        countries,
        options: new Map(Object.entries({ DefaultCountry: "HR", ...options })),
      }),
    ).deliveryTo;
  expect(known({ Capabilities: "deliveryOffers" })).toEqual([1, "HR"]);
  expect(known({})).toBeUndefined();
  expect(known({ Capabilities: "deliveryOffers", DefaultCountry: "XX" })).toBeUndefined();
});
