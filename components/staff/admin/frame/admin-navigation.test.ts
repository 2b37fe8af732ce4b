import { expect, it } from "vitest";
import { navigationRows } from "./admin-navigation.ts";

const pages = (
  cacheService: boolean,
  isProduction: boolean,
  offered = "redirects",
  hasReports = true,
) =>
  navigationRows(
    { cacheService, options: new Map([["Capabilities", offered]]) },
    isProduction,
    hasReports,
  ).map(({ page }) => page);

it("lists every page where the backend has a cache service, outside production", () => {
  expect(pages(true, false)).toEqual([
    "overview",
    "consents",
    "templates",
    "redirects",
    "caches",
    "domains",
    "releases",
    "activity",
    "analytics",
    "vitals",
  ]);
});

it("hides caches without the cache service, and releases in production", () => {
  expect(pages(false, false)).not.toContain("caches");
  expect(pages(true, true)).not.toContain("releases");
  expect(pages(true, true, "postUpdate")).not.toContain("redirects");
  expect(pages(true, true, "", false)).not.toContain("vitals");
});
