import { expect, it } from "vitest";
import { paidPath } from "./use-finish-order.ts";

const croatian = {
  locale: "hr",
  defaultLocale: "hr",
  locales: [
    { code: "hr", name: "Hrvatski" },
    { code: "de", name: "Deutsch" },
  ],
};
const german = { ...croatian, locale: "de" };
const lead = (url: string, site = croatian) => paidPath(url, "2026-1", site, "/naplata");

it.each([
  ["/checkout/success?orderSlug=2026-1", "/naplata/uspjesna?orderSlug=2026-1"],
  ["/naplata/uspjesna?orderSlug=other", "/naplata/uspjesna?orderSlug=2026-1"],
  ["/members/welcome?from=order", "/members/welcome?from=order"],
  ["//evil.test/x", "/naplata/uspjesna?orderSlug=2026-1"],
  ["/\\evil.test", "/naplata/uspjesna?orderSlug=2026-1"],
  ["https://evil.test/", "/naplata/uspjesna?orderSlug=2026-1"],
  ["javascript:alert(1)", "/naplata/uspjesna?orderSlug=2026-1"],
  ["/naplata", "/naplata/uspjesna?orderSlug=2026-1"],
  ["", "/naplata/uspjesna?orderSlug=2026-1"],
])("%s leads to %s", (url, path) => {
  expect(lead(url)).toBe(path);
});

it("returns the success page in the page's language", () => {
  expect(lead("/checkout/success?orderSlug=2026-1", german)).toMatch(/^\/de\/.+orderSlug=2026-1$/);
});
