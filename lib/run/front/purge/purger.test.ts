import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { createPurger } from "./purger.ts";
import { keysToPurge } from "./surrogate-keys.ts";

const NEVER = 3_600_000;
const TIMING = { window: 1, again: NEVER, retry: { first: 1, most: 5 } };
const SITE = "shop.example|site";
const PRODUCT = "shop.example|product:racket";
const keyOf = (tag: string) => String(keysToPurge([tag])[0]);

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.stubEnv("LOG_LEVEL", "error");
  resetSettings();
  vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
});
afterEach(() => resetSettings());

/** A cache that is told what to forget; `answer` decides the status of each call. */
async function startCache(answer: (call: number) => number | Promise<number> = () => 200) {
  const calls: { method?: string; headers: IncomingMessage["headers"]; keys: string[] }[] = [];
  const port = await serve(async ({ method, headers }, response) => {
    const keys = String(headers["surrogate-key"]).split(" ");
    calls.push({ method, headers, keys });
    response.writeHead(await answer(calls.length)).end("done");
  });
  return { calls, url: `http://localhost:${port}/` };
}

describe("the purger", () => {
  it("sends what Varnish expects, in one call for what expires at once", async () => {
    const { calls, url } = await startCache();
    const purger = createPurger({ urls: [url], secret: "our-secret", timing: TIMING });
    purger.purge([SITE]);
    purger.purge([PRODUCT, SITE]);
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: "PURGE",
      headers: { "x-purge-secret": "our-secret" },
      keys: keysToPurge([SITE, PRODUCT]),
    });
  });

  it("never sends a call without keys, which would name everything", async () => {
    const { calls, url } = await startCache();
    const purger = createPurger({ urls: [url], secret: undefined, timing: TIMING });
    purger.purge(["_N_T_/storefront", "gap"]);
    purger.purge([]);
    await purger.flush();
    expect(calls).toEqual([]);
    purger.purge(["gap", PRODUCT]);
    await purger.flush();
    expect(calls.map(({ keys }) => keys)).toEqual([keysToPurge([PRODUCT])]);
    expect(calls[0]?.headers).not.toHaveProperty("x-purge-secret");
  });

  it("repeats a call that failed, with what has expired since, and says so in the log", async () => {
    const { calls, url } = await startCache((call) => (call < 3 ? 503 : 200));
    const purger = createPurger({ urls: [url], secret: "our-secret", timing: TIMING });
    purger.purge([SITE]);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    purger.purge([PRODUCT]);
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(3);
    await purger.flush();
    const done = calls.slice(2).flatMap(({ keys }) => keys);
    expect(done).toEqual(expect.arrayContaining([keyOf(SITE), keyOf(PRODUCT)]));
    expect(lines.filter((line) => line.includes('"msg":"purge failed"'))).toHaveLength(2);
    expect(lines[0]).toContain('"fault":"status 503"');
    expect(lines.join()).not.toContain("our-secret");
  });

  it("counts the calls of all caches, those that failed apart", async () => {
    const ill = await startCache((call) => (call < 3 ? 503 : 200));
    const well = await startCache();
    const purger = createPurger({ urls: [ill.url, well.url], secret: undefined, timing: TIMING });
    expect(purger.figures()).toEqual({ done: 0, failed: 0 });
    purger.purge([SITE]);
    await expect.poll(() => purger.figures()).toEqual({ done: 2, failed: 2 });
  });

  it("purges the same once more for what was on its way, and then no more", async () => {
    const { calls, url } = await startCache();
    const timing = { ...TIMING, again: 20 };
    createPurger({ urls: [url], secret: undefined, timing }).purge([SITE]);
    await expect.poll(() => calls).toHaveLength(2);
    expect(calls[1]?.keys).toEqual(calls[0]?.keys);
    const { calls: others, url: other } = await startCache();
    const next = createPurger({ urls: [other], secret: undefined, timing });
    next.purge([PRODUCT]);
    await expect.poll(() => others).toHaveLength(2);
    await next.flush();
    expect(calls).toHaveLength(2);
    expect(others).toHaveLength(2);
  });

  it("tells each cache, though one of them says nothing", async () => {
    const silent = await startCache((call) => (call === 1 ? new Promise<number>(() => {}) : 200));
    const well = await startCache();
    const purger = createPurger({
      urls: [silent.url, well.url],
      secret: undefined,
      timing: { ...TIMING, timeout: 50 },
    });
    purger.purge([SITE]);
    await expect.poll(() => well.calls).toHaveLength(1);
    await expect.poll(() => silent.calls).toHaveLength(2);
    expect(lines.join()).toContain("TimeoutError");
  });

  it("asks for whole sites where more waits than it remembers", async () => {
    let isDown = true;
    const { calls, url } = await startCache(() => (isDown ? 503 : 200));
    const purger = createPurger({
      urls: [url],
      secret: undefined,
      timing: { ...TIMING, window: NEVER, retry: { first: NEVER, most: NEVER } },
    });
    purger.purge([PRODUCT]);
    await purger.flush();
    purger.purge(Array.from({ length: 10_001 }, (_, place) => `a.example|product:${place}`));
    isDown = false;
    await purger.flush();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.keys).toEqual([keyOf(SITE), keyOf("a.example|site")]);
  });

  it("sends many tags in calls whose headers every cache takes", async () => {
    const { calls, url } = await startCache();
    const purger = createPurger({ urls: [url], secret: undefined, timing: TIMING });
    const tags = Array.from({ length: 1_000 }, (_, place) => `a.example|product:${place}`);
    purger.purge(tags);
    await purger.flush();
    for (const { headers } of calls)
      expect(String(headers["surrogate-key"]).length).toBeLessThanOrEqual(4_000);
    const sent = new Set(calls.flatMap(({ keys }) => keys));
    for (const tag of tags) expect(sent.has(keyOf(tag))).toBe(true);
  });

  it("sends what waits before the process ends", async () => {
    const { calls, url } = await startCache();
    const purger = createPurger({
      urls: [url],
      secret: undefined,
      timing: { ...TIMING, window: NEVER },
    });
    purger.purge([SITE]);
    await purger.flush();
    expect(calls).toHaveLength(1);
    // The second purge, which was planned for later, is sent now.
    await purger.flush();
    expect(calls).toHaveLength(2);
    await purger.flush();
    expect(calls).toHaveLength(2);
  });
});
