import { get, type IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { frontBefore } from "#tests/factories/processes/front.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { FRONT_LIMITS } from "./front-limits.ts";
import type { Answer } from "./rendered-answer.ts";
import { sendLong } from "./send-long.ts";

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

it("compresses it on the way for clients that accept it", async () => {
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

it("collects no more at the same time than there is room for, and sends all of them", async () => {
  const begin = (port: number) => new Promise<IncomingMessage>((resolve) => get({ port }, resolve));
  const rest = Promise.withResolvers<void>();
  const renderer = await serve(sitemap(4, rest.promise));
  const kept: (Answer | null)[] = [];
  const limits = { ...FRONT_LIMITS, collecting: 5 * PIECE.length };
  const port = await serve(async (request, response) => {
    const answer = await begin(renderer);
    const head = { statusCode: answer.statusCode ?? 0, headers: answer.headers, body: answer };
    kept.push(await sendLong(request, response, { kind: "long", head, read: [] }, limits));
  });
  const readUntil = async (parts: AsyncIterator<Buffer>, bytes: number) => {
    let read = 0;
    while (read < bytes) {
      const { done, value } = await parts.next();
      if (done) break;
      read += value.length;
    }
    return read;
  };
  // Each has sent three of its four pieces, the first one before the second one began.
  const first = (await begin(port))[Symbol.asyncIterator]();
  const ofFirst = await readUntil(first, 3 * PIECE.length);
  const second = (await begin(port))[Symbol.asyncIterator]();
  const before = [ofFirst, await readUntil(second, 3 * PIECE.length)];
  rest.resolve();
  const after = [
    await readUntil(first, Number.POSITIVE_INFINITY),
    await readUntil(second, Number.POSITIVE_INFINITY),
  ];
  expect(before.map((bytes, at) => bytes + (after[at] ?? 0))).toEqual([
    4 * PIECE.length,
    4 * PIECE.length,
  ]);
  await expect.poll(() => kept.length).toBe(2);
  expect(kept.filter((answer) => answer?.body.length === 4 * PIECE.length)).toHaveLength(1);
  expect(kept.filter((answer) => answer === null)).toHaveLength(1);
});
