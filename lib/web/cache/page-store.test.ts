import { describe, expect, it, vi } from "vitest";
import type { PageValue } from "#lib/web/next/cache-value.ts";
import { nextCache } from "#tests/factories/processes/next-cache.ts";
import { HELD_FOR } from "./limits.ts";
import { packPage } from "./owner/packed-page.ts";
import type { PageEntry } from "./page-entry.ts";
import { createPageStore, type SharedPages } from "./page-store.ts";

const key = (path: string) => `/route-cache/APP_PAGE/hash/$/storefront/${path}`;
const HOME = key("a.example/en");
const LIFE = { revalidate: 300, expire: 3_600 };

function page(html: string, tags = "a.example|site,a.example|products", status = 200): PageValue {
  return { kind: "APP_PAGE", html, status, headers: { "x-next-cache-tags": tags } };
}

/** When the clock of a test begins, in milliseconds. */
const START = 1_000_000;

function setUp(options: Parameters<typeof createPageStore>[0] = {}) {
  let time = START;
  const store = createPageStore({ now: () => time, ...options });
  const cache = nextCache(store);
  const pass = (ms: number) => {
    time += ms;
  };
  /** A render as Next does it: look, render, keep. */
  const render = async (at: string, value: PageValue) => {
    await cache.get(at);
    await cache.set(at, value, LIFE);
  };
  return { store, cache, pass, render, now: () => time };
}

const htmlOf = async (cache: ReturnType<typeof nextCache>, at: string) =>
  (await cache.get(at))?.value.html;

describe("page store", () => {
  it("returns the rendered page with its own lifetime", async () => {
    const { cache, render, now } = setUp();
    expect(await cache.get(HOME)).toBeNull();
    await render(HOME, page("one"));
    expect(await cache.get(HOME)).toMatchObject({
      value: { html: "one" },
      lastModified: now(),
      cacheControl: LIFE,
    });
  });

  it("renders before it answers after a tag has expired, and holds the stale page meanwhile", async () => {
    const { store, cache, render, pass } = setUp();
    await render(HOME, page("old"));
    pass(1);
    await store.expire(["a.example|products"]);
    pass(1);
    expect(await cache.get(HOME)).toMatchObject({ value: { html: "old" }, lastModified: -1 });
    pass(50);
    await cache.set(HOME, page("new"), LIFE);
    expect(await cache.get(HOME)).toMatchObject({ value: { html: "new" } });
    expect((await cache.get(HOME))?.lastModified).toBeGreaterThan(0);
  });

  it("renders before it answers once the moment has come at which a page ends", async () => {
    const { cache, render, pass, now } = setUp();
    await render(HOME, page("before", `a.example|site,end:${now() + 50}`));
    pass(49);
    expect((await cache.get(HOME))?.lastModified).toBeGreaterThan(0);
    pass(1);
    expect(await cache.get(HOME)).toMatchObject({ value: { html: "before" }, lastModified: -1 });
    await cache.set(HOME, page("after"), LIFE);
    expect((await cache.get(HOME))?.value.html).toBe("after");
  });

  it("does not keep a page that shows another view than its address names, also not for others", async () => {
    const write = vi.fn(async () => {});
    const shared = { read: async () => null, write, expire: async () => {}, listen: () => {} };
    const { store, render } = setUp({ shared });
    await render(key("a.example/en/shop/x"), page("first", "a.example|products,other-view"));
    expect(store.list()).toEqual([]);
    expect(write).not.toHaveBeenCalled();
  });

  describe("a page with a gap", () => {
    const GAP = "a.example|site,a.example|products,gap";

    it("does not replace a complete page that is only stale", async () => {
      const { cache, render, pass } = setUp();
      await render(HOME, page("whole"));
      pass(LIFE.revalidate * 1_000 + 1);
      await render(HOME, page("with a gap", GAP));
      expect(await cache.get(HOME)).toMatchObject({
        value: { html: "whole" },
        cacheControl: { revalidate: 5 },
      });
    });

    it("is stored when something has changed or nothing else is held", async () => {
      const { store, cache, render, pass } = setUp();
      await render(HOME, page("first, with a gap", GAP));
      expect(await htmlOf(cache, HOME)).toBe("first, with a gap");
      await render(HOME, page("whole"));
      pass(1);
      await store.expire(["a.example|products"]);
      pass(1);
      await render(HOME, page("changed, with a gap", GAP));
      expect(await htmlOf(cache, HOME)).toBe("changed, with a gap");
    });
  });

  it("expires no other site and no other entity", async () => {
    const { store, cache, render, pass } = setUp();
    const other = key("b.example/en");
    await render(HOME, page("a"));
    await render(other, page("b", "b.example|site,b.example|products"));
    pass(1);
    await store.expire(["b.example|site", "a.example|product:x"]);
    expect((await cache.get(HOME))?.lastModified).toBeGreaterThan(0);
    expect((await cache.get(other))?.lastModified).toBe(-1);
  });

  it("keeps the last good page when the render fails, and tries again soon", async () => {
    const { store, cache, render, pass, now } = setUp();
    await render(HOME, page("good"));
    pass(1);
    await store.expire(["a.example|site"]);
    const held = await cache.get(HOME);
    pass(5_000);
    // As Next does after a failure: it stores the previous value again (response-cache, retainPreviousCacheEntry).
    await cache.set(HOME, held?.value ?? page("?"), { revalidate: 30, expire: 3_600 });
    expect(await cache.get(HOME)).toMatchObject({
      value: { html: "good" },
      lastModified: now(),
      cacheControl: { revalidate: 5 },
    });
  });

  it("holds a page for 24 h after its last good render, and failures do not prolong that", async () => {
    const { cache, render, pass } = setUp();
    await render(HOME, page("good"));
    pass(HELD_FOR - 1);
    const held = await cache.get(HOME);
    await cache.set(HOME, held?.value ?? page("?"), LIFE);
    expect(await htmlOf(cache, HOME)).toBe("good");
    pass(2);
    expect(await cache.get(HOME)).toBeNull();
  });

  it("does not treat a render that began before an expiry as fresh", async () => {
    const { store, cache, pass } = setUp();
    await cache.get(HOME);
    pass(100);
    await store.expire(["a.example|products"]);
    pass(100);
    await cache.set(HOME, page("read too early"), LIFE);
    expect((await cache.get(HOME))?.lastModified).toBe(-1);
  });

  it("stores no filtered list, no failure, and no page built from two sites", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { cache, render } = setUp();
    const filtered = key("a.example/en/shop/1.12.0.Y29sb3I9MQ");
    await render(filtered, page("x"));
    await render(HOME, page("x", "a.example|site", 500));
    expect([await cache.get(filtered), await cache.get(HOME)]).toEqual([null, null]);
    await render(HOME, page("x", "a.example|site,b.example|products"));
    expect(await cache.get(HOME)).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });

  it("is limited in entries and bytes", async () => {
    const { store, render } = setUp({ limits: { pages: 3, bytes: 100_000 } });
    for (let i = 0; i < 20; i++) await render(key(`a.example/en/page/${i}`), page("x"));
    expect(store.list()).toHaveLength(3);
    const tight = setUp({ limits: { bytes: 10_000 } });
    for (let i = 0; i < 20; i++)
      await tight.render(key(`a.example/en/page/${i}`), page("x".repeat(2_000)));
    expect(tight.store.list().reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(
      10_000,
    );
  });

  it.each([
    ["404 pages", 404],
    ["permanent redirects", 308],
    ["temporary redirects", 307],
  ])("does not let %s evict other pages", async (_, status) => {
    const { store, cache, render } = setUp({ limits: { pages: 3, missing: 2 } });
    await render(HOME, page("hot"));
    for (let i = 0; i < 50; i++)
      await render(key(`a.example/en/product/random${i}`), page("none", "a.example|site", status));
    expect(await htmlOf(cache, HOME)).toBe("hot");
    expect(store.list()).toHaveLength(3);
  });

  it("lets a page become a 404 and return", async () => {
    const { store, cache, render } = setUp();
    await render(HOME, page("there"));
    await render(HOME, page("gone", "a.example|site", 404));
    expect(await htmlOf(cache, HOME)).toBe("gone");
    await render(HOME, page("back"));
    expect(await htmlOf(cache, HOME)).toBe("back");
    expect(store.list()).toHaveLength(1);
  });
});

describe("page store with others", () => {
  function shelf() {
    const entries = new Map<string, PageEntry>();
    const listeners: ((tags: readonly string[], at: number) => void)[] = [];
    const shared: SharedPages = {
      read: async (at) => entries.get(at) ?? null,
      write: async (at, entry) => void entries.set(at, structuredClone(entry)),
      expire: async (tags) => {
        for (const tell of listeners) tell(tags, START);
      },
      listen: (tell) => void listeners.push(tell),
    };
    return { shared, entries };
  }

  it("serves pages that another replica rendered, and follows its expiries", async () => {
    const { shared } = shelf();
    const announced = vi.fn(async (_tags: readonly string[], _isOwn: boolean) => {});
    const [one, two] = [
      setUp({ shared, onExpired: announced }),
      setUp({ shared, onExpired: announced }),
    ];
    await one.render(HOME, page("from one"));
    expect(await htmlOf(two.cache, HOME)).toBe("from one");
    one.pass(1);
    two.pass(1);
    await one.store.expire(["a.example|site"]);
    // One of them purges the caches in front: the one that was asked.
    expect(announced.mock.calls.toSorted()).toEqual([
      [["a.example|site"], false],
      [["a.example|site"], false],
      [["a.example|site"], true],
    ]);
    expect((await two.cache.get(HOME))?.lastModified).toBe(-1);
    one.pass(1);
    await one.render(HOME, page("newer"));
    expect(await two.cache.get(HOME)).toMatchObject({
      value: { html: "newer" },
      lastModified: one.now(),
    });
  });

  it("tells caches in front once more when an expiry has come late", async () => {
    const onExpired = vi.fn(async () => {});
    setUp({ onExpired, shared: { ...shelf().shared, listen: (_, late) => late?.(["t"]) } });
    expect(onExpired).toHaveBeenCalledExactlyOnceWith(["t"], true);
  });

  it("refuses an entry that names another site", async () => {
    const { shared, entries } = shelf();
    const { cache } = setUp({ shared });
    entries.set(HOME, {
      packed: await packPage(page("b's")),
      status: 200,
      domain: "b.example",
      tags: [],
      renderedAt: 1_000_000,
      checkedAt: 1_000_000,
      cacheControl: LIFE,
    });
    expect(await cache.get(HOME)).toBeNull();
  });
});

it("keeps alive no more memory than it counts, of pages rendered here and elsewhere", async () => {
  const value: PageValue = {
    ...page("html"),
    rscData: Buffer.from("x".repeat(3_000)),
    body: Buffer.from("body"),
    segmentData: new Map([["/_tree", Buffer.from("tree")]]),
  };
  // As they come: pieces of the memory that Node shares among small ones.
  const piece = async () => Buffer.from(await packPage(value));
  const entry = { status: 200, tags: [], cacheControl: LIFE };
  const elsewhere: PageEntry = {
    ...entry,
    packed: await piece(),
    domain: "a.example",
    renderedAt: 1_000_000,
    checkedAt: 1_000_000,
  };
  const shared: SharedPages = {
    read: async (at) => (at === HOME ? null : elsewhere),
    write: async () => {},
    expire: async () => {},
    listen: () => {},
  };
  const { store, cache } = setUp({ shared });
  await store.set(HOME, { ...entry, packed: await piece(), begunAt: null });
  for (const at of [HOME, key("a.example/en/shop")]) {
    const { packed } = (await store.get(at)).page ?? {};
    expect(packed?.buffer.byteLength).toBe(packed?.byteLength);
    expect((await cache.get(at))?.value).toEqual(value);
  }
});
