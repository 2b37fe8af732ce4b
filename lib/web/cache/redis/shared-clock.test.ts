import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reportOf } from "#lib/web/cache/cache-report.ts";
import { createPageStore } from "#lib/web/cache/page-store.ts";
import { createSharedPages } from "#lib/web/cache/shared-pages.ts";
import { createSharedReports } from "#lib/web/cache/shared-reports.ts";
import { fakeRedis, heldKey, heldPage, withSecret } from "#tests/factories/processes/fake-redis.ts";
import { nextCache } from "#tests/factories/processes/next-cache.ts";

const SITE = "a.example";
const HOME = heldKey(SITE, "en");
const TAG = `${SITE}|site`;
const MINUTE = 60_000;
const LIFE = { revalidate: 300, expire: 3_600 };

let redis: ReturnType<typeof fakeRedis>;
beforeEach(() => {
  withSecret();
  vi.useFakeTimers({ toFake: ["Date"] });
  redis = fakeRedis();
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number): unknown => vi.setSystemTime(Date.now() + ms);

/** A replica whose machine's clock is ahead of the others', or behind. */
function replica(ahead: number, isDeaf = false) {
  const now = () => Date.now() + ahead;
  const subscriber = redis.client();
  if (isDeaf) subscriber.subscribe = async () => {};
  const shared = createSharedPages(redis.client(), subscriber, "build", now);
  const store = createPageStore({ shared, now });
  const cache = nextCache(store);
  return {
    store,
    shared,
    render: async (html: string) => {
      await cache.get(HOME);
      pass(50);
      await cache.set(HOME, { ...heldPage(SITE, ["site"]), html }, LIFE);
    },
    /** How it would answer a visitor: a fresh page, one to renew, one for failures alone, or no page. */
    has: async () => {
      const { page, use } = await store.get(HOME);
      return page ? use : "no page";
    },
  };
}

/** One that has just started, and holds nothing but what Redis has. */
async function started(ahead: number) {
  const late = replica(ahead);
  await late.shared.sync();
  return late;
}

it.each([
  [3 * MINUTE, -3 * MINUTE, 0],
  [-3 * MINUTE, 3 * MINUTE, 0],
  [0, 0, 10 * MINUTE],
  [-7 * MINUTE, 0, -10 * MINUTE],
])("clocks that are %i, %i and Redis' %i ms ahead: what has expired is expired for all, what was made after it for none", async (one, two, ofRedis) => {
  redis.state.ahead = ofRedis;
  const [maker, editor] = [replica(one), replica(two)];
  await maker.render("old");
  pass(100);
  await editor.store.expire([TAG]);
  for (const ahead of [one, two, 0]) expect(await (await started(ahead)).has()).toBe("held");
  expect(await maker.has()).toBe("held");
  pass(100);
  await maker.render("new");
  pass(100);
  for (const ahead of [one, two, 0]) expect(await (await started(ahead)).has()).toBe("fresh");
  expect(await editor.has()).toBe("fresh");
});

it.each([
  3 * MINUTE,
  -3 * MINUTE,
])("a page of a clock that is %i ms ahead is due after its lifetime", async (ahead) => {
  await replica(ahead).render("page");
  pass(299_000);
  expect(await (await started(0)).has()).toBe("fresh");
  pass(2_000);
  expect(await (await started(0)).has()).toBe("renewing");
});

it("a Redis whose clock is set back goes on from where it was", async () => {
  const maker = replica(0);
  await maker.render("old");
  redis.state.ahead = -10 * MINUTE;
  pass(1_000);
  await replica(0).store.expire(["x"]);
  await maker.store.expire([TAG]);
  pass(5 * MINUTE);
  expect(await (await started(0)).has()).toBe("held");
});

it("a page that is younger than Redis' own time is of an unknown age, and not shown", async () => {
  await replica(0).render("page");
  redis.state.ahead = -10 * MINUTE;
  redis.state.added = 0;
  expect(await (await started(0)).has()).toBe("no page");
});

it("an expiry that was missed counts from when it is heard of", async () => {
  const deaf = replica(-3 * MINUTE, true);
  await deaf.shared.sync();
  await deaf.render("old");
  await replica(3 * MINUTE).store.expire([TAG]);
  expect(await deaf.has()).toBe("fresh");
  await deaf.shared.sync();
  expect(await deaf.has()).toBe("held");
});

it("pages stay in memory where Redis does not say what time it is, and what expires is told", async () => {
  const [one, two] = [replica(0), replica(0)];
  await one.render("page");
  redis.state.isMute = true;
  expect(await replica(0).has()).toBe("no page");
  await one.render("page in memory");
  expect(await one.has()).toBe("fresh");
  await two.store.expire([TAG]);
  expect(await one.has()).toBe("held");
});

it("a process is alive by the clock of Redis", async () => {
  const reports = (name: string) =>
    createSharedReports(redis.client(), redis.client(), {
      prefix: "build",
      name,
      report: () => reportOf(name, SITE, null),
      wait: async () => {},
    });
  const [one, two] = [reports("one"), reports("two")];
  await one.beat();
  pass(10 * MINUTE);
  redis.state.ahead = -10 * MINUTE;
  await two.beat();
  expect((await two.ask(SITE)).reports.map(({ process }) => process)).toEqual(["one"]);
});
