import { NextRequest } from "next/server";
import { readPath } from "#lib/run/middleware/find-site.ts";
import type { Visit } from "#lib/run/middleware/visit.ts";
import type { Site, SiteContext } from "#lib/web/site/types.ts";

/** A site as the middleware's tests want one. */
export const testSite = (more: Partial<Site> = {}): Site => ({
  domain: "tenis.localhost",
  siteId: 7,
  name: "Tenis",
  defaultLocale: "hr",
  languages: ["hr", "en", "de"].map((code) => ({ code, names: {} })),
  stores: { hr: 1, en: 2, de: 3 },
  countries: [],
  maintenance: false,
  cacheService: false,
  timeZone: "UTC",
  options: new Map(),
  ...more,
});

/** The context of a page in English. @param more of the site */
export const testContext = (more: Partial<Site> = {}): SiteContext => ({
  site: testSite(more),
  locale: "en",
  storeId: 1,
  currency: { id: 1, label: "EUR", symbol: "€" },
  checkout: { cart_type: 2, allowedCountries: "ALL" },
});

/** A visit behind the site and locale steps. */
export async function testVisit(
  path: string,
  init: { method?: string; headers?: Record<string, string>; site?: Partial<Site> } = {},
): Promise<Visit> {
  const { site, ...rest } = init;
  const visit: Visit = {
    request: new NextRequest(`http://server.internal:3000${path}`, rest),
    site: testSite(site),
  };
  await readPath(visit);
  return visit;
}

/** Where an answer rewrites to, without the server's own name. */
export const rewriteOf = (answer: Response | null): string | undefined =>
  answer?.headers.get("x-middleware-rewrite")?.replace("http://server.internal:3000", "");
