import { afterEach, describe, expect, it, vi } from "vitest";
import { parseSettings, resetSettings } from "#lib/base/config/settings.ts";
import { sourcesOf } from "#lib/web/analytics/allowed.ts";
import { formatMarker, readMarker } from "#lib/web/analytics/marker.ts";
import { analyticsOf, consentOf, trackedProduct } from "./analytics.ts";

const siteWith = (options: Record<string, unknown>) => ({
  options: new Map(Object.entries(options)),
  domain: "shop.example",
});
const withDestinations = (...list: readonly unknown[]) =>
  siteWith({ AnalyticsDestinations: JSON.stringify(list) });

function allow(hosts: string): void {
  vi.stubEnv("ANALYTICS_HOSTS", hosts);
  resetSettings();
}

afterEach(() => {
  vi.unstubAllEnvs();
  resetSettings();
});

describe("the destinations of a site", () => {
  it("are those that the operator allows", () => {
    allow("gtag,plausible=stats.example.com,plausible=plausible.io");
    const site = withDestinations(
      { kind: "gtag", id: "G-ABC123" },
      { kind: "plausible", domain: "shop.example", consent: "none", host: "plausible.io" },
      { kind: "plausible", domain: "shop.example", host: "evil.example" },
      { kind: "meta", id: "1234567" },
    );
    expect(analyticsOf(site)).toEqual([
      {
        kind: "gtag",
        id: "G-ABC123",
        consent: "statistics",
        origin: "https://www.googletagmanager.com",
      },
      { kind: "plausible", id: "shop.example", consent: "none", origin: "https://plausible.io" },
    ]);
    expect(consentOf(site)).toEqual(["statistics"]);
  });

  it("take the first host of the operator, and the relay of this installation", () => {
    allow("matomo=m.example:8443,relay");
    const [matomo, relay] = analyticsOf(
      withDestinations({ kind: "matomo", siteId: 3 }, { kind: "relay", consent: "none" }),
    );
    expect(matomo).toMatchObject({ id: "3", origin: "https://m.example:8443" });
    expect(relay).toEqual({ kind: "relay", id: "/api/analytics", consent: "none", origin: "" });
  });

  it("that keep something on the device cannot do without consent", () => {
    allow("gtag,meta");
    const site = withDestinations(
      { kind: "gtag", id: "G-A", consent: "none" },
      { kind: "meta", id: 1234567, consent: "none" },
      { kind: "meta", id: 7654321, consent: "statistics" },
      { kind: "gtag", id: "G-B", consent: "marketing" },
    );
    expect(analyticsOf(site).map(({ consent }) => consent)).toEqual([
      "statistics",
      "marketing",
      "marketing",
      "marketing",
    ]);
  });

  it.each([
    ["an id of another form", [{ kind: "gtag", id: "G-1 onerror" }]],
    ["a path that is another host", [{ kind: "relay", path: "//evil.example" }]],
    ["no objects", ["gtag", null, 1, []]],
    ["an unknown kind", [{ kind: "dataLayer", id: "x" }]],
  ])("leave out %s", (_, list) => {
    allow("gtag,relay");
    expect(analyticsOf(withDestinations(...list))).toEqual([]);
  });

  it("are missing without the operator's setting, and where the option cannot be read", () => {
    expect(analyticsOf(withDestinations({ kind: "gtag", id: "G-A" }))).toEqual([]);
    allow("gtag");
    for (const value of ["{", "[", 5, null, "{}"])
      expect(analyticsOf(siteWith({ AnalyticsDestinations: value }))).toEqual([]);
  });

  it("are the old option's target where the new option is missing", () => {
    const site = siteWith({ EventTarget: "https://shop.example/collect?a=1,2" });
    expect(readMarker(formatMarker(analyticsOf(site)))).toEqual([
      { kind: "relay", id: "/collect?a=1,2", consent: "none", origin: "" },
    ]);
    expect(consentOf(site)).toEqual([]);
  });
});

it("writes a product into a page only where there is a destination and a price", () => {
  const currency = { label: "EUR" };
  const on = siteWith({ EventTarget: "dataLayer" });
  const product = { id: 1, name: "Racket", price: 10 };
  expect(trackedProduct({ site: on, currency }, product)).toBe(
    '{"id":1,"name":"Racket","price":10,"currency":"EUR"}',
  );
  expect(trackedProduct({ site: on, currency }, { ...product, price: null })).toBeUndefined();
  expect(trackedProduct({ site: siteWith({}), currency }, product)).toBeUndefined();
});

describe("the sources of a page", () => {
  const allowed = parseSettings({ ANALYTICS_HOSTS: "gtag,gtm,gtm=tags.example,meta" });

  it("are those of the destinations that are on", () => {
    const chosen = readMarker("meta,1234567,marketing,https://connect.facebook.net");
    expect(sourcesOf(chosen, allowed.ANALYTICS_HOSTS)).toEqual({
      scripts: ["https://connect.facebook.net"],
      connects: ["https://www.facebook.com", "https://connect.facebook.net"],
      pictures: ["https://www.facebook.com"],
    });
  });

  it("are further hosts for a container alone", () => {
    const of = (kind: string, id: string) =>
      sourcesOf(
        readMarker(`${kind},${id},statistics,https://www.googletagmanager.com`),
        allowed.ANALYTICS_HOSTS,
      ).scripts;
    expect(of("gtm", "GTM-A")).toEqual([
      "https://www.googletagmanager.com",
      "https://tags.example",
    ]);
    expect(of("gtag", "G-A")).toEqual(["https://www.googletagmanager.com"]);
  });

  it("hold nothing that the operator does not allow, whatever a page says", () => {
    for (const text of [
      "plausible,shop.example,none,https://plausible.io",
      "gtag,G-A,statistics,https://evil.example",
      "nonsense",
    ])
      expect(sourcesOf(readMarker(text), allowed.ANALYTICS_HOSTS).scripts).toEqual([]);
  });
});
