import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { rewriteOf, testVisit } from "#tests/factories/visit.ts";
import { wellKnown } from "./well-known.ts";

beforeEach(() => {
  vi.stubEnv("PORT", "3000");
  resetSettings();
});
afterEach(resetSettings);

const ask = async (path: string, init: Parameters<typeof testVisit>[1] = {}) =>
  wellKnown(await testVisit(path, init));

describe("wellKnown", () => {
  it("routes the sitemap and its parts to the site's own, whatever else the query contains", async () => {
    for (const [path, expected] of [
      ["/sitemap.xml", "all"],
      ["/sitemap.xml?utm_source=x", "all"],
      ["/sitemap.xml?part=products-2&x=1", "products-2"],
    ] as const)
      expect(rewriteOf(await ask(path))).toBe(
        `/storefront/tenis.localhost/sitemap-parts/${expected}`,
      );
  });

  it("has no other parts, and no sitemap for a site that turned it off", async () => {
    expect((await ask("/sitemap.xml?part=..%2F..%2Fx"))?.status).toBe(404);
    const options = new Map([["AutoGenerateSiteMap", "false"]]);
    expect((await ask("/sitemap.xml", { site: { options } }))?.status).toBe(404);
    expect(await (await ask("/robots.txt", { site: { options } }))?.text()).not.toContain(
      "Sitemap:",
    );
  });

  it("lists private pages in every language, and the sitemap", async () => {
    const text = (await (await ask("/robots.txt"))?.text()) ?? "";
    for (const path of [
      "/kosarica$",
      "/en/cart?*",
      "/de/kasse/",
      "/pretraga$",
      "/profile$",
      "/api/",
    ])
      expect(text).toContain(`\nDisallow: ${path}\n`);
    expect(text).toContain("\nAllow: /api/og/\n");
    expect(text).toContain("\nSitemap: http://tenis.localhost:3000/sitemap.xml\n");
    expect(text).not.toContain("Disallow: /\n");
  });

  it("excludes no page that only begins like a private one, for readers that drop an empty query", async () => {
    const text = (await (await ask("/robots.txt"))?.text()) ?? "";
    expect(text).toContain("Disallow: /en/cart");
    expect(text).not.toMatch(/\?$/m);
  });

  it("passes other paths and methods to the next steps", async () => {
    for (const path of ["/", "/hr/robots.txt", "/sitemap.xml/", "/Sitemap.xml", "/robots.txt.bak"])
      expect(await ask(path), path).toBeNull();
    expect(await ask("/sitemap.xml", { method: "POST" })).toBeNull();
  });
});
