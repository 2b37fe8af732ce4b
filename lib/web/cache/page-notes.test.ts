import { expect, it } from "vitest";
import type { PageValue } from "#lib/web/next/cache-value.ts";
import { addNotes, addTook, readNotes } from "./page-notes.ts";

const KEY = "/route-cache/app/x/$/storefront/shop.example/hr/proizvod/čaša";

it("a page's tags and path reach the front unchanged, in any script", () => {
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
    took: 0,
  });
  addTook(value, 12.3);
  expect(readNotes(value.headers ?? {})).toMatchObject({ took: 13, tags: { length: 3 } });
  expect(value.headers).toHaveProperty("content-security-policy");
});

it("an answer without notes isn't a page and has no tags", () => {
  expect(readNotes({})).toEqual({ tags: [], page: null, took: 0 });
  expect(readNotes({ "x-front-tags": "%zz" }).tags).toEqual(["%zz"]);
});

it.each(["-1", "NaN", "soon", ""])("a duration of %j counts as none", (took) => {
  expect(readNotes({ "x-front-took": took }).took).toBe(0);
});
