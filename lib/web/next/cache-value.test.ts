import { expect, it } from "vitest";
import { pathOf, tagsIn } from "./cache-value.ts";

it("keys hold the path, in Next 16.4's form and in the older one", () => {
  const key = (path: string) => `/route-cache/APP_PAGE/${"a".repeat(64)}/$${path}`;
  expect(pathOf(key("/storefront/a.example/en"))).toBe("/storefront/a.example/en");
  expect(pathOf("/storefront/a.example/en")).toBe("/storefront/a.example/en");
  expect(pathOf(key("/storefront/a.example/en/page/$/x"))).toBe(
    "/storefront/a.example/en/page/$/x",
  );
});

it("tags come from the page's header, without Next's own", () => {
  expect(
    tagsIn({
      kind: "APP_PAGE",
      headers: { "x-next-cache-tags": "_N_T_/x,a.example|site,a.example|product:x" },
    }),
  ).toEqual(["a.example|site", "a.example|product:x"]);
  expect(tagsIn({ kind: "APP_PAGE" })).toEqual([]);
});
