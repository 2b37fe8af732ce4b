import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signText } from "#lib/web/cache/redis/signed-text.ts";
import { shareValues } from "#lib/web/cache/shared-values.ts";
import { withSecret } from "#tests/factories/processes/fake-redis.ts";
import { AWAY_FOR, FORGOTTEN_AFTER, MOST_TABS, meet } from "./seen-people.ts";

let site = 0;
const page = (over: object = {}) => ({ siteId: site, locale: "en", page: "/about", ...over });
const a = (person: number, over: object = {}) => ({
  tab: `tab-${person}`,
  person,
  name: `Person ${person}`,
  section: null,
  isEditing: false,
  isAway: false,
  published: 0,
  hasLeft: false,
  ...over,
});
const namesFor = async (person: number, over?: object, key = page()) =>
  (await meet(key, a(person, over))).map(({ name }) => name);

/** A Redis in memory. */
function redis(start: string | null = null) {
  const held = { value: start };
  shareValues({
    isReady: true,
    get: async (key) => (held.value === null ? null : signText(key, held.value)),
    set: async (_key, value) => {
      held.value = value.slice(signText("", "").length);
    },
    del: async () => {},
  });
  return held;
}

beforeEach(() => {
  // Each test has a site of its own: the entries are the process's.
  site += 1;
  withSecret();
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
});
afterEach(() => {
  shareValues(null);
  vi.useRealTimers();
});

it("shows people on one page to each other, not to other pages, languages and sites", async () => {
  expect(await namesFor(1)).toEqual([]);
  expect(await namesFor(2)).toEqual(["Person 1"]);
  expect(await namesFor(1)).toEqual(["Person 2"]);
  expect(await namesFor(3, {}, page({ page: "/" }))).toEqual([]);
  expect(await namesFor(3, {}, page({ locale: "hr" }))).toEqual([]);
  expect(await namesFor(3, {}, page({ siteId: -1 }))).toEqual([]);
});

it("does not show a person their own second tab, and no tab by the name of another's", async () => {
  await meet(page(), a(1));
  expect(await namesFor(1, { tab: "second" })).toEqual([]);
  expect(await namesFor(2, { tab: "tab-1" })).toEqual(["Person 1", "Person 1"]);
});

it("drops a tab without a heartbeat, and returns what a closed one published", async () => {
  await meet(page(), a(1));
  vi.advanceTimersByTime(FORGOTTEN_AFTER - 1);
  await meet(page(), a(3, { published: 1, hasLeft: true }));
  expect(await meet(page(), a(2))).toMatchObject([
    { published: 1, hasLeft: true },
    { name: "Person 1" },
  ]);
  vi.advanceTimersByTime(1);
  expect(await namesFor(2)).toEqual(["Person 3"]);
});

it("keeps a tab in the background on the list without another word of it, until it leaves or is forgotten", async () => {
  await meet(page(), a(1, { isAway: true }));
  vi.advanceTimersByTime(AWAY_FOR - 1);
  expect(await meet(page(), a(2))).toMatchObject([{ name: "Person 1", isAway: true }]);
  vi.advanceTimersByTime(1);
  expect(await namesFor(2)).toEqual([]);
  await meet(page(), a(1, { isAway: true, hasLeft: true }));
  vi.advanceTimersByTime(FORGOTTEN_AFTER);
  expect(await namesFor(2)).toEqual([]);
});

it("remembers so many tabs of a page, the newest", async () => {
  for (let person = 1; person <= MOST_TABS + 5; person += 1) {
    vi.advanceTimersByTime(1);
    await meet(page(), a(person));
  }
  const names = await namesFor(1_000);
  expect(names).toHaveLength(MOST_TABS - 1);
  expect(names[0]).toBe(`Person ${MOST_TABS + 5}`);
});

it("finds people of other replicas in Redis, next to any other data", async () => {
  const other = { ...a(9), at: Date.now() };
  redis(JSON.stringify([other, { name: "half" }, 7, null, { ...other, tab: "f", at: 9e15 }]));
  expect(await namesFor(1)).toEqual(["Person 9"]);
  for (const garbage of ["{", "null", '"text"', "{}"]) {
    const held = redis(garbage);
    expect(await namesFor(2)).toContain("Person 1");
    // Entries known to this process are written back.
    expect(held.value).toContain("Person 1");
  }
});
