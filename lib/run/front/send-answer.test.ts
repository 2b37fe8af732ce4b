import { expect, it } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { frontBefore } from "#tests/factories/processes/front.ts";

const page: Handle = async (_request, response) => {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "s-maxage=300",
    "x-front-tags": encodeURIComponent("shop.example|site"),
    etag: '"page"',
  });
  response.end(`<!doctype html><p>${"words ".repeat(500)}</p>`);
};

it("answers with another strong ETag in each encoding, and 304 to each of them in any", async () => {
  const { ask } = await frontBefore(page);
  const encodings = ["br", "gzip", "identity"];
  const as = (encoding: string, ifNoneMatch = "") =>
    ask("/shop", {
      headers: { "accept-encoding": encoding, "if-none-match": ifNoneMatch || '"other"' },
    });
  const etags: string[] = [];
  for (const encoding of encodings) etags.push(String((await as(encoding)).headers.etag));
  expect(new Set(etags).size).toBe(3);
  for (const etag of etags)
    for (const encoding of encodings) expect((await as(encoding, etag)).status).toBe(304);
});
