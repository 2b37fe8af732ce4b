import { expect, it } from "vitest";
import { readSearchSettings } from "#deploy/search/search-settings.ts";

const NEEDED = { BACKEND_URL: "https://backend.test/", MEILI_URL: "http://meilisearch:7700" };

it("needs the two addresses, and has a default for everything else", () => {
  expect(readSearchSettings(NEEDED)).toEqual({
    port: 4100,
    host: "0.0.0.0",
    backendUrl: "https://backend.test",
    meiliUrl: "http://meilisearch:7700",
    meiliKey: undefined,
    prefix: "shop",
    interval: 900_000,
    most: 200,
    revalidateSecret: undefined,
  });
});

it.each([
  ["BACKEND_URL", "backend"],
  ["MEILI_URL", "ftp://meilisearch"],
  ["PORT", "80x"],
  ["SEARCH_MOST", "0"],
  ["SEARCH_REINDEX_MINUTES", "1.5"],
  ["SEARCH_PREFIX", "a/b"],
])("names %s where it is wrong", (name, value) => {
  expect(() => readSearchSettings({ ...NEEDED, [name]: value })).toThrow(new RegExp(`^${name}: `));
});
