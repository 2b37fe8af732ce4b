import { describe, expect, it } from "vitest";
import { domainOf, isFiltered, mixesSites } from "./page-entry.ts";

const key = (path: string) => `/route-cache/APP_PAGE/${"a".repeat(64)}/$${path}`;

describe("keys", () => {
  it("hold the site", () => {
    expect(domainOf(key("/storefront/a.example/en/shop/_"))).toBe("a.example");
    expect(domainOf(key("/_not-found"))).toBeNull();
  });

  it("distinguish filtered lists from others", () => {
    expect(isFiltered(key("/storefront/a/en/shop/1.12.0.Y29sb3I9MQ"))).toBe(true);
    expect(isFiltered(key("/storefront/a/en/category/shoes/2.24.3.Y29sb3I9MQ"))).toBe(true);
    expect(isFiltered(key("/storefront/a/en/product-tag/clay/1.12.0.Y29sb3I9MQ"))).toBe(true);
    expect(isFiltered(key("/storefront/a/en/category/shoes/2.24.3"))).toBe(false);
    expect(isFiltered(key("/storefront/a/en/shop/_"))).toBe(false);
    expect(isFiltered(key("/storefront/a/en/product/a.b.c.d"))).toBe(false);
  });
});

describe("tags", () => {
  it("reveal an entry that mixes two sites", () => {
    expect(mixesSites("a.example", ["a.example|site", "b.example|site"])).toBe(true);
    expect(mixesSites("a.example", ["a.example|site", "plain"])).toBe(false);
  });
});
