import { expect, it } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { frontBefore } from "#tests/factories/processes/front.ts";

const shared = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "s-maxage=300",
  "x-nextjs-prerender": "1",
  "x-front-page": encodeURIComponent("/storefront/shop.example/en/shop"),
};

/** Answers with these headers. */
const renders =
  (headers: Record<string, string | string[]> = shared, status = 200): Handle =>
  async (_request, response) => {
    response.writeHead(status, headers).end("<p>page</p>");
  };

it.each<[string, number, Record<string, string | string[]>]>([
  ["a site that was closed", 503, { "retry-after": "3600" }],
  ["a password", 403, { "cache-control": "private, no-store" }],
  ["another address", 307, { location: "/other" }],
  ["what is for one person", 200, { "cache-control": "private" }],
])("drops what it keeps when a renewal ends in %s", async (_what, status, headers) => {
  let now = 1_000_000;
  const [open, deliberate] = [renders(), renders(headers, status)];
  let isOpen = true;
  const { ask, answers } = await frontBefore(
    (request, response) => (isOpen ? open : deliberate)(request, response),
    { now: () => now },
  );
  const again = () => ask("/shop?utm_source=a");
  await again();
  isOpen = false;
  now += 61_000;
  expect((await again()).headers["x-cache"]).toBe("STALE");
  await expect.poll(() => answers.size().pages).toBe(0);
  expect((await again()).status).toBe(status);
});

it("keeps what it has when a renewal merely fails", async () => {
  let now = 1_000_000;
  const [well, broken] = [renders(), renders({}, 500)];
  let isWell = true;
  const { ask, seen } = await frontBefore(
    (request, response) => (isWell ? well : broken)(request, response),
    { now: () => now },
  );
  await ask();
  isWell = false;
  now += 61_000;
  await ask();
  await expect.poll(() => seen.length).toBe(2);
  now += 100_000;
  expect((await ask()).headers["x-cache"]).toBe("HELD");
});

it("asks again when a request joined a render that began before a tag expired, but not without end", async () => {
  const tagged = { ...shared, "x-front-tags": encodeURIComponent("shop.example|site") };
  let older = Number.POSITIVE_INFINITY;
  const { ask, front, seen } = await frontBefore((request, response) => {
    older -= 1;
    return renders(older < 0 ? tagged : { ...tagged, "x-front-took": "60000" })(request, response);
  });
  front.expire(["shop.example|site"]);
  for (const times of [3, 6]) {
    expect((await ask()).headers["x-cache"]).toBe("MISS");
    expect(seen).toHaveLength(times);
  }
  older = 1;
  expect((await ask()).headers["x-cache"]).toBe("MISS");
  expect((await ask()).headers["x-cache"]).toBe("HIT");
  expect(seen).toHaveLength(8);
});

it("keeps what took long, where nothing has changed since it began", async () => {
  const { ask } = await frontBefore(renders({ ...shared, "x-front-took": "60000" }));
  expect((await ask()).headers["x-cache"]).toBe("MISS");
  expect((await ask()).headers["x-cache"]).toBe("HIT");
});
