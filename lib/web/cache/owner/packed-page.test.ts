import { serialize } from "node:v8";
import { zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { PageValue } from "#lib/web/next/cache-value.ts";
import { packPage, unpackPage } from "./packed-page.ts";

const PAGE: PageValue = {
  kind: "APP_PAGE",
  html: "<p>č</p>",
  rscData: Buffer.from([0, 255, 1]),
  segmentData: new Map([["/_tree", Buffer.from("x")]]),
  status: 200,
  headers: { a: "b", "set-cookie": ["c", "d"] },
};

describe("a packed page", () => {
  it.each<[string, PageValue]>([
    ["a page", PAGE],
    ["a page without parts of the router's data", { ...PAGE, segmentData: new Map() }],
    ["an answer of a route", { kind: "APP_ROUTE", body: Buffer.from("text"), status: 404 }],
    ["an empty page", { kind: "APP_PAGE", html: "" }],
  ])("holds %s without changes, bytes as Buffers", async (_what, page) => {
    const back = await unpackPage(await packPage(page));
    expect(back).toEqual(page);
    for (const part of [back?.rscData, back?.body, ...(back?.segmentData?.values() ?? [])])
      expect(part === undefined || Buffer.isBuffer(part)).toBe(true);
  });

  it("is much smaller than the page", async () => {
    const html = '<li class="product">Racket</li>'.repeat(1_000);
    expect((await packPage({ kind: "APP_PAGE", html })).byteLength).toBeLessThan(1_000);
  });

  it.each<[string, Uint8Array]>([
    ["nothing", Buffer.alloc(0)],
    ["what is not compressed", Buffer.from("<html>")],
    ["what V8 has not written", zstdCompressSync(Buffer.from("<html>"))],
    ["half a page", zstdCompressSync(serialize(PAGE).subarray(0, 40))],
    ...[
      { html: "<p>" },
      { ...PAGE, html: {} },
      { ...PAGE, status: "200" },
      { ...PAGE, headers: "x" },
      { ...PAGE, rscData: "x" },
      { ...PAGE, segmentData: [["/_tree", Buffer.from("x")]] },
      { ...PAGE, segmentData: new Map([["/_tree", "x"]]) },
    ].map((value): [string, Uint8Array] => [
      `what is no page: ${JSON.stringify(value).slice(0, 80)}`,
      zstdCompressSync(serialize(value)),
    ]),
  ])("is not found in %s", async (_what, bytes) => expect(await unpackPage(bytes)).toBeNull());
});
