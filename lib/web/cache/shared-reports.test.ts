import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeRedis, heldKey, heldPage, withSecret } from "#tests/factories/processes/fake-redis.ts";
import { nextCache } from "#tests/factories/processes/next-cache.ts";
import { reportOf } from "./cache-report.ts";
import { addressTagOf } from "./page-entry.ts";
import { createPageStore } from "./page-store.ts";
import { signText } from "./redis/signed-text.ts";
import { createSharedPages } from "./shared-pages.ts";
import { createSharedReports } from "./shared-reports.ts";

const LIFE = { revalidate: 300, expire: 3_600 };

/** One clock for all, which never stands still. */
let time = Date.now();
const tick = () => {
  time += 1;
  return time;
};

/** A process with its own memory, connected to a Redis. */
function process(name: string, redis: ReturnType<typeof fakeRedis>) {
  const subscriber = redis.client();
  const shared = createSharedPages(redis.client(), subscriber, "build");
  const store = createPageStore({ shared, now: tick });
  const cache = nextCache(store);
  const reports = createSharedReports(redis.client(), subscriber, {
    prefix: "build",
    name,
    report: (domain) => reportOf(name, domain, store),
    wait: async () => {},
  });
  const render = async (domain: string, path: string, tags: readonly string[], status?: number) => {
    await cache.get(heldKey(domain, path));
    await cache.set(heldKey(domain, path), heldPage(domain, tags, status), LIFE);
  };
  return { store, reports, render };
}

async function twoProcesses() {
  const redis = fakeRedis();
  const [one, two] = [process("one", redis), process("two", redis)];
  await one.reports.beat();
  await two.reports.beat();
  return { redis, one, two };
}

beforeEach(() => withSecret());
afterEach(() => vi.useRealTimers());

it("shows each process what the other holds of a site, and nothing of another site", async () => {
  const { one, two } = await twoProcesses();
  await two.render("a.example", "en/product/racket", ["site", "product:racket"]);
  await two.render("b.example", "en", ["site"]);
  const { reports, silent, redis } = await one.reports.ask("a.example");
  expect(silent).toEqual([]);
  expect(redis).toBeGreaterThanOrEqual(0);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ process: "two", domain: "a.example", total: { pages: 1 } });
  expect(reports[0]?.pages).toMatchObject([
    { path: "en/product/racket", tags: ["site", "product:racket"], state: "fresh", hits: 0 },
  ]);
  expect(JSON.stringify(reports)).not.toContain("b.example");
});

it("says when Redis is silent, and which process does not answer", async () => {
  const { redis, one } = await twoProcesses();
  await redis.client().zAdd("build:processes", [
    { score: Date.now(), value: signText("build:processes", "three") },
    { score: Date.now(), value: "made up by somebody else" },
  ]);
  expect((await one.reports.ask("a.example")).silent).toEqual(["three"]);
  redis.state.isReady = false;
  expect(await one.reports.ask("a.example")).toEqual({ reports: [], silent: [], redis: null });
});

it("forgets a process that has not been alive for a while", async () => {
  const { one, two } = await twoProcesses();
  vi.useFakeTimers({ now: Date.now() + 80_000 });
  await one.reports.beat();
  expect(await one.reports.ask("a.example")).toMatchObject({ reports: [], silent: [] });
  await two.reports.beat();
  expect((await one.reports.ask("a.example")).reports).toHaveLength(1);
});

it("takes no report of another site for the one that was asked for", async () => {
  const redis = fakeRedis();
  const one = process("one", redis);
  const liar = createSharedReports(redis.client(), redis.client(), {
    prefix: "build",
    name: "liar",
    report: () => reportOf("liar", "b.example", null),
  });
  await liar.beat();
  expect(await one.reports.ask("a.example")).toMatchObject({ reports: [], silent: ["liar"] });
});

it("a purge of one address reaches the page in both processes, and no other page", async () => {
  const { one, two } = await twoProcesses();
  for (const { render } of [one, two]) {
    await render("a.example", "en/product/racket", ["site"]);
    await render("a.example", "en/product/string", ["site"]);
  }
  await one.store.expire([addressTagOf("a.example", "en/product/racket")]);
  for (const { store } of [one, two])
    expect(
      store.list("a.example").map(({ key, state, why }) => [key.split("/").at(-1), state, why]),
    ).toEqual([
      ["string", "fresh", null],
      ["racket", "stale", "changed"],
    ]);
});
