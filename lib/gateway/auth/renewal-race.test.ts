import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { requestOf } from "#tests/backends/gateway.ts";
import { data, failure, stubBackend, tokenFor, withSite } from "#tests/backends/stub-backend.ts";
import { SETTLED_AFTER } from "./refused-renewal.ts";

/** Two processes: instances of all modules, and what `processWide` keeps for each. */
type Gateway = (request: Request) => Promise<Response>;
interface Worker {
  readonly handle: Gateway;
  readonly values: ReadonlyMap<symbol, unknown>;
}

const CUSTOMERS = 100;
const CALLS = ["ecommerce/cart/getCart", "user/web/profile"] as const;
const ours = () =>
  Object.getOwnPropertySymbols(globalThis).filter((key) =>
    key.description?.startsWith("baseline."),
  );
const forget = () => {
  for (const key of ours()) Reflect.deleteProperty(globalThis, key);
};

/** A Redis of one map; `stored` is what an onlooker sees. */
function fakeRedis() {
  const stored = new Map<string, string>();
  return {
    stored,
    isReady: true,
    get: async (key: string) => stored.get(key) ?? null,
    set: async (key: string, value: string, options: { PX: number; NX?: true }) => {
      if (options.NX && stored.has(key)) return null;
      stored.set(key, value);
      return "OK";
    },
    del: async (key: string) => stored.delete(key),
  };
}

async function startWorker(redis: ReturnType<typeof fakeRedis> | null): Promise<Worker> {
  vi.resetModules();
  forget();
  const { handleGateway } = await import("#lib/gateway/handle.ts");
  const { shareValues } = await import("#lib/web/cache/shared-values.ts");
  const { resetLimits } = await import("#lib/gateway/counters.ts");
  resetLimits();
  shareValues(redis);
  return {
    handle: handleGateway,
    values: new Map(ours().map((key) => [key, Reflect.get(globalThis, key)])),
  };
}

/** A backend that spends refresh tokens: each works once. */
function spendingBackend() {
  const valid = new Set<string>();
  let renewals = 0;
  let turn = 0;
  const requests = stubBackend(
    withSite(async (request) => {
      turn += 1;
      // Answers arrive in another order than the calls were made.
      for (let wait = (turn * 7) % 5; wait > 0; wait -= 1)
        await new Promise((resolve) => setImmediate(resolve));
      const { pathname } = new URL(request.url);
      if (pathname.endsWith("/refresh")) {
        const token = request.headers.get("refreshtoken") ?? "";
        if (!valid.delete(token)) return failure(401, "spent");
        const refreshToken = `${token}-next`;
        valid.add(refreshToken);
        renewals += 1;
        return data({ tokens: { accessToken: tokenFor("new", 600), refreshToken } });
      }
      if (pathname.endsWith("/user/web/profile"))
        return request.headers.has("accesstoken")
          ? data({ id: 1, email: "a@b.test" })
          : failure(401, "no");
      return data({ id: 42, items: [], prices: { converted: {} } });
    }),
  );
  return { valid, requests, renewals: () => renewals };
}

/** A browser: one jar for all its calls, and the pages' own second try. */
function browser(name: string) {
  const jar = new Map([
    ["accessToken", tokenFor("old", -5)],
    ["refreshToken", name],
    ["loggedIn", "1"],
    ["cartId", "42"],
    ["protectCode", "p"],
  ]);
  const ended: string[] = [];
  const waiting = new Set<Promise<unknown>>();
  async function once(handle: Gateway, path: string): Promise<Response> {
    const response = await handle(
      requestOf(`v1/${path}`, {
        headers: {
          "x-forwarded-for": name,
          cookie: [...jar].map(([key, value]) => `${key}=${value}`).join("; "),
        },
      }),
    );
    for (const line of response.headers.getSetCookie()) {
      const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes("Max-Age=0")) jar.delete(key);
      else jar.set(key, value);
    }
    if (response.headers.has("x-session-ended")) ended.push(path);
    return response;
  }
  async function call(handle: Gateway, path: string): Promise<number> {
    const first = once(handle, path);
    waiting.add(first);
    const response = await first;
    if (!response.headers.has("x-renewed-elsewhere")) return response.status;
    await Promise.all(waiting);
    return (await once(handle, path)).status;
  }
  return { jar, ended, call };
}

beforeEach(forget);
afterEach(forget);

it.each([
  ["without Redis", false],
  ["with Redis", true],
])("a thousand calls on two processes log nobody out and lose no cart, %s", async (_, isShared) => {
  const redis = isShared ? fakeRedis() : null;
  const backend = spendingBackend();
  const workers = [await startWorker(redis), await startWorker(redis)];
  forget();
  const people = Array.from({ length: CUSTOMERS }, (_, n) => browser(`customer-${n}`));
  for (const { jar } of people) backend.valid.add(jar.get("refreshToken") ?? "");

  const statuses = await Promise.all(
    people.flatMap(({ call }) =>
      Array.from({ length: 10 }, (_, n) => {
        const worker = workers[n % 2];
        return worker ? call(worker.handle, CALLS[(n >> 1) % 2] ?? CALLS[0]) : 0;
      }),
    ),
  );

  expect(statuses).toHaveLength(1_000);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(people.flatMap(({ ended }) => ended)).toEqual([]);
  for (const { jar } of people)
    expect(Object.fromEntries(jar)).toMatchObject({
      loggedIn: "1",
      cartId: "42",
      protectCode: "p",
    });
  for (const { jar } of people) expect(backend.valid).toContain(jar.get("refreshToken"));
  expect(backend.renewals()).toBe(CUSTOMERS);
  const refreshes = backend.requests.filter(({ url }) => url.endsWith("/refresh"));
  // With Redis one process asks for both; without it each asks for itself.
  expect(refreshes).toHaveLength(isShared ? CUSTOMERS : 2 * CUSTOMERS);
  expect(JSON.stringify([...(redis?.stored ?? [])])).not.toMatch(/customer-|accessToken/);
});

it("a refused renewal ends the session only when the same token comes again after all answers", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  spendingBackend();
  const { handle } = await startWorker(null);
  const { jar, call } = browser("revoked");
  expect(await call(handle, CALLS[0])).toBe(503);
  expect(Object.fromEntries(jar)).toMatchObject({ refreshToken: "revoked", cartId: "42" });
  vi.setSystemTime(Date.now() + SETTLED_AFTER);
  expect(await call(handle, CALLS[0])).toBe(200);
  expect([...jar.keys()]).toEqual(["refusedRenewal"]);
  vi.useRealTimers();
});
