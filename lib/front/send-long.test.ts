import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Handle } from "#lib/server/handle.ts";
import { frontBefore } from "#tests/factories/front.ts";
import { FRONT_LIMITS } from "./limits.ts";

const PIECE = "<url><loc>https://shop.example/product</loc></url>\n".repeat(10_000);
const shared = { "content-type": "application/xml", "cache-control": "s-maxage=300" };

/** A sitemap of so many pieces of half a megabyte, of which all but three wait until `go` resolves. */
function sitemap(pieces: number, go: Promise<void> = Promise.resolve()): Handle {
  return async (_request, response) => {
    response.writeHead(200, shared);
    for (let piece = 0; piece < pieces; piece += 1) {
      if (piece === 3) await go;
      response.write(PIECE);
    }
    response.end();
  };
}

it("sends a long answer while it is made, and keeps it when it is whole", async () => {
  const rest = Promise.withResolvers<void>();
  const { open, ask, seen } = await frontBefore(sitemap(6, rest.promise));
  const answer = await open("/sitemap.xml");
  let bytes = 0;
  // The rest is made only when some of it has come.
  for await (const part of answer) {
    bytes += part.length;
    rest.resolve();
  }
  expect(bytes).toBe(6 * PIECE.length);
  await expect.poll(async () => (await ask("/sitemap.xml")).headers["x-cache"]).toBe("HIT");
  expect((await ask("/sitemap.xml")).body).toHaveLength(6 * PIECE.length);
  expect(seen.length).toBeLessThanOrEqual(2);
});

it("compresses it on the way for who takes that", async () => {
  const { ask } = await frontBefore(sitemap(6));
  const got = await ask("/sitemap.xml", { headers: { "accept-encoding": "gzip, br" } });
  expect(got.headers).toMatchObject({
    "content-encoding": "gzip",
    vary: "Accept-Encoding",
    "x-cache": "MISS",
  });
  expect(gunzipSync(got.body)).toHaveLength(6 * PIECE.length);
});

it("keeps nothing that is longer than an answer may be, and sends it whole", async () => {
  const pieces = Math.ceil(FRONT_LIMITS.largest / PIECE.length) + 1;
  const { ask, answers, seen } = await frontBefore(sitemap(pieces));
  expect((await ask("/sitemap.xml")).body).toHaveLength(pieces * PIECE.length);
  expect((await ask("/sitemap.xml")).headers["x-cache"]).toBe("MISS");
  expect(seen).toHaveLength(2);
  expect(answers.size().pages).toBe(0);
});

it("keeps nothing that was broken off", async () => {
  let turn = 0;
  const { ask, answers } = await frontBefore(async (request, response) => {
    turn += 1;
    if (turn > 1) return sitemap(4)(request, response);
    response.writeHead(200, shared);
    for (let piece = 0; piece < 3; piece += 1) response.write(PIECE);
    setImmediate(() => response.destroy());
  });
  await expect(ask("/sitemap.xml")).rejects.toThrow();
  expect(answers.size().pages).toBe(0);
  expect((await ask("/sitemap.xml")).body).toHaveLength(4 * PIECE.length);
});
