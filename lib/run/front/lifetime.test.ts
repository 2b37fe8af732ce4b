import { expect, it } from "vitest";
import { lifetimeOf } from "./lifetime.ts";

const of = (cacheControl: string, headers: Record<string, string> = {}, url = "/shop") =>
  lifetimeOf(url, "page", { status: 200, headers: { "cache-control": cacheControl, ...headers } });

it.each([
  ["s-maxage=5, stale-while-revalidate=31535995", 5_000],
  ["s-maxage=300, stale-while-revalidate=31535700", 60_000],
  ["public, max-age=20", 20_000],
  ["public, max-age=900, s-maxage=10", 10_000],
])("a page with %s is used as it is for %i ms", (cacheControl, fresh) => {
  expect(of(cacheControl)).toEqual({ fresh, renewing: fresh });
});

it("what the page cache was renewing is used for a second", () => {
  expect(of("s-maxage=300", { "x-nextjs-cache": "STALE" })?.fresh).toBe(1_000);
});

it("a file of a release is used for as long as it says", () => {
  const cacheControl = "public, max-age=31536000, immutable";
  expect(of(cacheControl, {}, "/_next/static/chunks/a.js")?.fresh).toBe(31_536_000_000);
});

it.each([
  "private, max-age=60",
  "no-store",
  "no-cache",
  "max-age=0",
  "public, s-maxage=0",
])("nothing is kept with %s", (cacheControl) => {
  expect(of(cacheControl)).toBeNull();
});

it.each([201, 204, 302, 307, 500, 503])("nothing is kept of a %i", (status) => {
  const headers = { "cache-control": "s-maxage=300" };
  expect(lifetimeOf("/shop", "page", { status, headers })).toBeNull();
});

it("what the router asks for is kept only where the page was made in advance", () => {
  const headers = { "cache-control": "s-maxage=300" };
  expect(lifetimeOf("/shop", "data::", { status: 200, headers })).toBeNull();
  const made = { ...headers, "x-nextjs-prerender": "1", "content-type": "text/x-component" };
  expect(lifetimeOf("/shop", "data::", { status: 200, headers: made })).not.toBeNull();
});

it("a document is never kept as what the router asks for", () => {
  const headers = { "cache-control": "s-maxage=300", "x-nextjs-prerender": "1" };
  const document = { ...headers, "content-type": "text/html; charset=utf-8" };
  expect(lifetimeOf("/shop", "data:1:/_tree", { status: 200, headers: document })).toBeNull();
});
