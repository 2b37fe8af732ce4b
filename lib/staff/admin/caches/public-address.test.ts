import { expect, it } from "vitest";
import { internalPath } from "#lib/run/middleware/internal-path.ts";
import { matchRoute } from "#lib/web/i18n/routes.ts";
import { publicAddress } from "./public-address.ts";

const SITE = { defaultLocale: "hr", locales: ["hr", "en", "de"] };

/** Where the middleware sends an address, below the site. */
function held(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://shop.test");
  const match = matchRoute(pathname, SITE);
  if (match.kind !== "match") throw new Error(address);
  const where = { surface: "storefront", domain: "shop.test", query: searchParams } as const;
  return internalPath(match.route, { ...where, locale: match.locale })
    .split("/")
    .slice(3)
    .join("/");
}

it.each([
  "/",
  "/en",
  "/kosarica",
  "/de/einkaufswagen",
  "/checkout/failure",
  "/de/kasse",
  "/shop",
  "/shop?page=2&limit=24&sort=3",
  "/en/shop/rackets?page=2",
  "/shop/tag/sale",
  "/objave",
  "/objave/news/local?page=2",
  "/en/product/court-line-98",
  "/en/event",
  "/en/event/12",
  "/en/event/12/calendar.ics",
  "/pretraga",
  "/en/about/the-club",
  `/en/${encodeURIComponent("o-nama-š")}`,
  "/en/forgot-password",
])("finds the address of what the middleware keeps for %s", (address) => {
  expect(publicAddress(held(address), SITE.defaultLocale)).toBe(address);
});

it.each([
  ["sitemap-parts/all", "/sitemap.xml"],
  ["sitemap-parts/products-2", "/sitemap.xml?part=products-2"],
])("finds the address of %s", (path, address) => {
  expect(publicAddress(path, "hr")).toBe(address);
});

it("has none for a page opened from an e-mail, and for unknown ones", () => {
  expect(publicAddress("en/confirm-email/goal", "hr")).toBeNull();
  expect(publicAddress("en/unknown/a/b/c", "hr")).toBeNull();
  expect(publicAddress("", "hr")).toBeNull();
});
