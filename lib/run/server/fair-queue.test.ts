import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "#tests/factories/processes/serve.ts";
import { takeTurns } from "./fair-queue.ts";
import { createWorkMeter } from "./work-meter.ts";

const LIMITS = {
  atOnce: 2,
  waiting: 3,
  credit: 100,
  share: 0.001,
  stride: 1_000,
  aloneAfter: 60_000,
  refusedAfter: 20,
};
const BUSY = "203.0.113.1";
const OTHER = "203.0.113.2";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A server whose answers are given one by one, and whose work is what the test says. */
async function start(limits = LIMITS, hasPictureService = false) {
  let busy = 0;
  const begun: string[] = [];
  const answers: (() => void)[] = [];
  const handle = takeTurns(
    async (request, response) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push(`${request.headers["x-forwarded-for"]} ${request.url}`);
      answers.push(resolve);
      await promise;
      response.end();
    },
    { isBehindProxy: true, limits, meter: createWorkMeter(() => busy), hasPictureService },
  );
  const port = await serve(handle);
  const senders = new Map<string, AbortController>();
  const get = (path: string, address = BUSY) => {
    const sender = new AbortController();
    senders.set(path, sender);
    const { signal } = sender;
    return fetch(`http://localhost:${port}${path}`, {
      headers: { "x-forwarded-for": address },
      signal,
    });
  };
  /** The same without an interest in the answer, which may never come. */
  const begin = (path: string, address?: string) => void get(path, address).catch(() => null);
  return {
    get,
    begin,
    begun,
    leave: (path: string) => senders.get(path)?.abort(),
    began: (...paths: string[]) =>
      vi.waitFor(() => expect(begun.map((one) => one.split(" ")[1])).toEqual(paths)),
    /** Ends the oldest request in work after so many milliseconds of work. */
    answer(work = 0) {
      busy += work;
      answers.shift()?.();
    },
  };
}

describe("takeTurns", () => {
  it("works on a few requests of one client at once, in their order, and never on the others' account", async () => {
    const { get, begin, began, answer } = await start();
    const first = get("/a");
    await began("/a");
    begin("/b");
    await began("/a", "/b");
    begin("/c");
    begin("/d", OTHER);
    await began("/a", "/b", "/d");
    answer();
    expect((await first).status).toBe(200);
    await began("/a", "/b", "/d", "/c");
  });

  it("lets a client that has used up its credit wait until it has grown, and no other", async () => {
    const { get, begin, began, answer, begun } = await start();
    const first = get("/a");
    await began("/a");
    answer(LIMITS.credit + 10);
    await first;
    const other = get("/c", OTHER);
    await began("/a", "/c");
    begin("/b");
    answer();
    await other;
    expect(begun).not.toContain(`${BUSY} /b`);
    // The debt of 10 ms is earned in 10 s.
    vi.advanceTimersByTime(11_000);
    await began("/a", "/c", "/b");
  });

  it("a client that has used up half of it goes one by one", async () => {
    const { get, begin, began, answer } = await start();
    const first = get("/a");
    await began("/a");
    answer(LIMITS.credit / 2 + 10);
    await first;
    begin("/b");
    await began("/a", "/b");
    begin("/c");
    begin("/d", OTHER);
    await began("/a", "/b", "/d");
    answer();
    await began("/a", "/b", "/d", "/c");
  });

  it("lets the calls of one page begin together, and no page after a heavy one until half of its time has passed", async () => {
    const { get, begin, began, answer, begun } = await start({
      ...LIMITS,
      credit: 1_000,
      atOnce: 8,
      stride: 30,
    });
    begin("/other", OTHER);
    await began("/other");
    for (const name of ["1", "2", "3", "4"]) begin(`/api/${name}`);
    await vi.waitFor(() => expect(begun).toHaveLength(5));
    for (let left = 5; left > 0; left -= 1) answer();
    const heavy = get("/heavy");
    await vi.waitFor(() => expect(begun.at(-1)).toBe(`${BUSY} /heavy`));
    answer(130);
    await heavy;
    begin("/next");
    begin("/more", "203.0.113.3");
    await vi.waitFor(() => expect(begun.at(-1)).toBe("203.0.113.3 /more"));
    vi.advanceTimersByTime(210);
    await vi.waitFor(() => expect(begun.at(-1)).toBe(`${BUSY} /next`));
  });

  it("has no credit limit for a lone client, but takes one request at a time", async () => {
    const { get, begin, began, answer, begun } = await start();
    const first = get("/a");
    await began("/a");
    answer(2 * LIMITS.credit);
    await first;
    begin("/b");
    await began("/a", "/b");
    begin("/c");
    answer();
    await began("/a", "/b", "/c");
    expect(begun).toHaveLength(3);
  });

  it("gives a disconnected client's turn to the next, even if the work never ends", async () => {
    const { begin, began, leave } = await start({ ...LIMITS, atOnce: 1 });
    begin("/a");
    await began("/a");
    begin("/b");
    leave("/a");
    await began("/a", "/b");
  });

  it("has no limit for those whose address nobody says", async () => {
    const { begin, began } = await start({ ...LIMITS, atOnce: 1, waiting: 0 });
    begin("/a", "");
    await began("/a");
    begin("/b", "");
    await began("/a", "/b");
  });

  it("counts pictures apart, one at a time", async () => {
    const { get, begin, began, answer } = await start();
    const first = get("/_next/image?url=a");
    await began("/_next/image?url=a");
    begin("/_next/image?url=b");
    begin("/_next/image?url=c", OTHER);
    await began("/_next/image?url=a", "/_next/image?url=c");
    answer(LIMITS.credit + 10);
    await first;
    await began("/_next/image?url=a", "/_next/image?url=c", "/_next/image?url=b");
    begin("/a");
    await began("/_next/image?url=a", "/_next/image?url=c", "/_next/image?url=b", "/a");
  });

  it("lets a client have several pictures of another service at once", async () => {
    const { begin, began } = await start(LIMITS, true);
    begin("/_next/image?url=a");
    await began("/_next/image?url=a");
    begin("/_next/image?url=b");
    await began("/_next/image?url=a", "/_next/image?url=b");
  });

  it("refuses a client with too many waiting, and says when to come again", async () => {
    const { get, began } = await start({ ...LIMITS, atOnce: 1, waiting: 0 });
    const refused = await get("/a");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    await began();
  });

  it("has no limit for this machine itself, health checks and uploads", async () => {
    const { begin, began } = await start({ ...LIMITS, atOnce: 1, waiting: 0 });
    begin("/a", "127.0.0.1");
    await began("/a");
    begin("/b", "::1");
    await began("/a", "/b");
    begin("/api/health");
    await began("/a", "/b", "/api/health");
    begin("/api/upload?x=1");
    await began("/a", "/b", "/api/health", "/api/upload?x=1");
    begin("/api/edit/media/upload");
    await began("/a", "/b", "/api/health", "/api/upload?x=1", "/api/edit/media/upload");
  });
});
