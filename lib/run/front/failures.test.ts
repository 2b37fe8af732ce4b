import { describe, expect, it } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { FAILED_WITH_OLDER, frontBefore } from "#tests/factories/processes/front.ts";

const shared = { "cache-control": "s-maxage=300", "x-front-tags": "shop.example%7Csite" };
const fails =
  (isHeld: boolean): Handle =>
  async (_request, response) => {
    response.setHeader("content-language", "hr");
    response.setHeader("x-old", "1");
    if (isHeld) response.setHeader(FAILED_WITH_OLDER, "1");
    response.statusCode = 500;
    response.write("half");
    response.end("Internal Server Error");
  };
const works: Handle = async (_request, response) => {
  response.writeHead(200, { ...shared, "x-new": "1" });
  response.end("the held page");
};
const breaks: Handle = async (request) => void request.socket.destroy();

/** Runs these one after the other, and the last one from then on. */
const inTurn = (...runs: Handle[]): Handle => {
  let at = 0;
  return async (request, response) => {
    const run = runs[Math.min(at, runs.length - 1)];
    at += 1;
    await run?.(request, response);
  };
};

/** A page that anybody may have, and one for staff: both ways are retried alike. */
describe.each([
  ["a shared page", {}],
  ["a page for staff", { headers: { cookie: "staff=1" } }],
])("a failing render of %s", (_what, asked) => {
  it("is asked for once more when the last good page is held", async () => {
    const { ask, seen } = await frontBefore(inTurn(fails(true), works));
    const answer = await ask("/shop?a=1", asked);
    expect([answer.status, answer.text]).toEqual([200, "the held page"]);
    expect(answer.headers).not.toHaveProperty("x-old");
    expect(seen.map(({ url }) => url)).toEqual(["/shop?a=1", "/shop?a=1"]);
  });

  it("ends in our own page, in the language of the page, when that fails too", async () => {
    const { ask, seen } = await frontBefore(fails(true));
    const answer = await ask("/shop", asked);
    expect([answer.status, answer.text]).toEqual([503, "own page hr"]);
    expect(seen).toHaveLength(2);
  });

  it("is not repeated when nothing is held: the visitor has waited already", async () => {
    const { ask, seen } = await frontBefore(fails(false));
    expect((await ask("/shop", asked)).status).toBe(503);
    expect(seen).toHaveLength(1);
  });

  it("passes a deliberate 503", async () => {
    const { ask, seen } = await frontBefore(async (_request, response) => {
      response.writeHead(503, { "retry-after": "300" });
      response.end("closed");
    });
    expect((await ask("/shop", asked)).text).toBe("closed");
    expect(seen).toHaveLength(1);
  });

  it("ends in our own page when the process has gone", async () => {
    const { ask } = await frontBefore(breaks);
    expect((await ask("/shop", asked)).text).toBe("own page undefined");
  });
});

it.each([
  ["a POST", "/shop", { method: "POST" }],
  ["the API", "/api/v1/x", {}],
  ["pictures", "/_next/image?url=x", {}],
  ["data", "/shop", { headers: { rsc: "1" } }],
])("does not touch a failure of %s", async (_what, path, asked) => {
  const { ask, seen } = await frontBefore(inTurn(fails(false), works));
  const answer = await ask(path, asked);
  expect([answer.status, answer.text]).toEqual([500, "halfInternal Server Error"]);
  expect(seen).toHaveLength(1);
});

it("asks again at once when something has changed since the failure", async () => {
  let now = 1_000_000;
  const { ask, front } = await frontBefore(inTurn(works, fails(false), works), { now: () => now });
  await ask();
  front.expire(["shop.example|site"]);
  expect((await ask()).headers["x-cache"]).toBe("HELD");
  now += 10;
  front.expire(["shop.example|site"]);
  expect((await ask()).headers["x-cache"]).toBe("MISS");
});

it.each([
  ["fails", fails(false)],
  [
    "is busy",
    (async (_request, response) => {
      response.writeHead(503, { "retry-after": "5", "x-front-busy": "1" });
      response.end();
    }) satisfies Handle,
  ],
  ["has gone", breaks],
])("gives what it kept when the process %s, for a day, and tries again only every few seconds", async (_what, failing) => {
  let now = 1_000_000;
  const { ask, front, seen } = await frontBefore(inTurn(works, failing), { now: () => now });
  await ask();
  front.expire(["shop.example|site"]);
  const held = await ask();
  expect([held.status, held.text, held.headers["x-cache"]]).toEqual([200, "the held page", "HELD"]);
  const asked = seen.length;
  expect((await ask()).text).toBe("the held page");
  expect(seen).toHaveLength(asked);
  now += 23 * 3_600_000;
  expect((await ask()).text).toBe("the held page");
  expect(seen.length).toBeGreaterThan(asked);
  now += 2 * 3_600_000;
  expect((await ask()).status).toBe(503);
});

it("asks a process that has refused a page for others one by one, until it refuses no more", async () => {
  let now = 1_000_000;
  const busy: Handle = async (_request, response) => {
    response.writeHead(503, { "retry-after": "5", "x-front-busy": "1" });
    response.end("Too many pages at once.");
  };
  const { ask, seen } = await frontBefore(inTurn(busy, busy, works), { now: () => now });
  const refuses = async (path: string) => {
    const { status, headers } = await ask(path);
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  };
  await refuses("/one");
  await refuses("/two");
  expect(seen).toHaveLength(1);
  now += 10;
  await refuses("/two");
  await refuses("/two");
  expect(seen).toHaveLength(2);
  now += 10;
  expect((await ask("/two")).status).toBe(200);
  await refuses("/three");
  now += 990;
  expect((await ask("/three")).status).toBe(200);
  expect((await ask("/four")).status).toBe(200);
});

describe("a render process that dies", () => {
  it("is asked once more what may be asked twice, and never what changes something", async () => {
    const staff = { cookie: "staff=1" };
    const { ask, seen } = await frontBefore(inTurn(breaks, works, breaks, works));
    expect((await ask("/shop", { headers: staff })).text).toBe("the held page");
    expect(seen).toHaveLength(2);
    expect((await ask("/api/cart", { method: "POST", body: "{}" })).status).toBe(503);
    expect(seen).toHaveLength(3);
  });

  it("keeps nobody waiting for whom an older page is there", async () => {
    let isReady = true;
    const { ask, front, seen } = await frontBefore(inTurn(works, breaks), {
      isReady: () => isReady,
    });
    await ask();
    front.expire(["shop.example|site"]);
    isReady = false;
    const answer = await ask();
    expect([answer.text, answer.headers["x-cache"]]).toEqual(["the held page", "HELD"]);
    expect(seen).toHaveLength(1);
  });
});
