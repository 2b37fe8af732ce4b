import { expect, it, vi } from "vitest";
import type { SiteContext } from "#lib/web/site/types.ts";
import { registrationProps } from "./registration-props.ts";

vi.mock("#components/shop/consent/get-consents.ts", () => ({ getConsents: async () => [] }));

const contextWith = (options: Record<string, unknown>) =>
  ({
    site: { options: new Map(Object.entries(options)), countries: [] },
    locale: "en",
    checkout: { allowedCountries: "ALL" },
  }) as unknown as SiteContext;

it("knows from the site's option whether names may hold anything", async () => {
  const anyNames = async (options: Record<string, unknown>) =>
    (await registrationProps(contextWith(options))).anyNames;
  expect(await anyNames({ AllowSpecialCharactersInNames: "true" })).toBe(true);
  expect(await anyNames({ AllowSpecialCharactersInNames: false })).toBe(false);
  expect(await anyNames({})).toBe(false);
});
