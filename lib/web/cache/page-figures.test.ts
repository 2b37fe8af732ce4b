import { expect, it } from "vitest";
import { heldKey, heldPage } from "#tests/factories/processes/fake-redis.ts";
import { nextCache } from "#tests/factories/processes/next-cache.ts";
import { PAGE_LIMITS } from "./limits.ts";
import { createPageFigures, HOUR, HOURS } from "./page-figures.ts";
import { createPageStore } from "./page-store.ts";

const SITE = "a.example";
const HOME = heldKey(SITE, "en");
const LIFE = { revalidate: 300, expire: 3_600 };

function setUp() {
  let time = 100 * HOUR;
  const store = createPageStore({ now: () => time });
  const cache = nextCache(store);
  const pass = (ms: number) => {
    time += ms;
  };
  const shown = () =>
    store.list(SITE).map(({ state, why, hits, age }) => ({ state, why, hits, age }));
  return { store, cache, pass, shown };
}

it("says of each page whether it is fresh, stale or kept, and why", async () => {
  const { store, cache, pass, shown } = setUp();
  await cache.get(HOME);
  await cache.set(HOME, heldPage(SITE, ["site"]), LIFE);
  pass(1_000);
  await cache.get(HOME);
  expect(shown()).toEqual([{ state: "fresh", why: null, hits: 1, age: 1_000 }]);
  pass(LIFE.revalidate * 1_000);
  expect(shown()).toMatchObject([{ state: "stale", why: "old" }]);
  const held = await cache.get(HOME);
  // As Next does after a failure: it stores the previous value again.
  await cache.set(HOME, held?.value ?? heldPage(SITE, []), LIFE);
  expect(shown()).toMatchObject([{ state: "kept", why: "failed", hits: 2 }]);
  await store.expire([`${SITE}|site`]);
  expect(shown()).toMatchObject([{ state: "stale", why: "changed" }]);
  pass(1);
  await cache.get(HOME);
  await cache.set(HOME, { ...heldPage(SITE, ["site"]), headers: { "x-next-cache-tags": "gap" } });
  expect(shown()).toMatchObject([{ state: "fresh", why: "gap" }]);
});

it("counts answers and renders by the hour, for each site alone", async () => {
  const { store, cache, pass } = setUp();
  await cache.get(HOME);
  await cache.set(HOME, heldPage(SITE, ["site"]), LIFE);
  await cache.get(HOME);
  pass(HOUR);
  const held = await cache.get(HOME);
  await cache.set(HOME, held?.value ?? heldPage(SITE, []), LIFE);
  expect(store.hoursOf(SITE)).toEqual([
    { hour: 100, fresh: 1, stale: 0, misses: 1, renders: 1, failed: 0 },
    { hour: 101, fresh: 0, stale: 1, misses: 0, renders: 0, failed: 1 },
  ]);
  expect(store.hoursOf("b.example")).toEqual([]);
  pass(HOURS * HOUR);
  expect(store.hoursOf(SITE)).toEqual([]);
});

it("remembers a bounded number of hours and of addresses", () => {
  let time = 0;
  const figures = createPageFigures(() => time);
  for (let hour = 0; hour < 100; hour += 1) {
    time = hour * HOUR;
    figures.count(SITE, "fresh");
  }
  expect(figures.hoursOf(SITE)).toHaveLength(HOURS);
  const most = PAGE_LIMITS.pages + PAGE_LIMITS.missing;
  for (let page = 0; page <= most; page += 1) figures.ask(`p${page}`);
  expect([figures.hitsOf("p0"), figures.hitsOf(`p${most}`)]).toEqual([0, 1]);
});
