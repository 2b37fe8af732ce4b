import { expect, it } from "vitest";
import { navigationRows } from "./admin-navigation.ts";

const pages = (
  cacheService: boolean,
  isProduction: boolean,
  offered = "redirects",
  hasReports = true,
  languages = ["en", "hr"],
) =>
  navigationRows(
    {
      cacheService,
      options: new Map([["Capabilities", offered]]),
      languages: languages.map((code) => ({ code, names: {} })),
    },
    isProduction,
    hasReports,
  ).map(({ page }) => page);

it("lists every page where the backend has a cache service, outside production", () => {
  expect(pages(true, false)).toEqual([
    "overview",
    "consents",
    "templates",
    "translations",
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
  expect(pages(true, true, "", false, ["en"])).not.toContain("translations");
});
