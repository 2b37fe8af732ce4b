import { expect, it } from "vitest";
import type { PageValue } from "#lib/web/next/cache-value.ts";
import { addNotes, readNotes } from "./page-notes.ts";

const KEY = "/route-cache/app/x/$/storefront/shop.example/hr/proizvod/čaša";

it("a page's tags and path reach the front whole, whatever letters they have", () => {
  const value: PageValue = {
    kind: "APP_PAGE",
    headers: {
      "x-next-cache-tags": "shop.example|site,shop.example|product:čaša,_N_T_/storefront/[domain]",
      "content-security-policy": "default-src 'self'",
    },
  };
  addNotes(KEY, value);
  for (const name of ["x-front-tags", "x-front-page"])
    expect(value.headers?.[name]).toMatch(/^[\x21-\x7e]+$/);
  expect(readNotes(value.headers ?? {})).toEqual({
    tags: [
      "shop.example|site",
      "shop.example|product:čaša",
      "shop.example|address:hr/proizvod/čaša",
    ],
    page: "/storefront/shop.example/hr/proizvod/čaša",
  });
  expect(value.headers).toHaveProperty("content-security-policy");
});

it("what has no notes is no page and has no tags", () => {
  expect(readNotes({})).toEqual({ tags: [], page: null });
  expect(readNotes({ "x-front-tags": "%zz" }).tags).toEqual(["%zz"]);
});
