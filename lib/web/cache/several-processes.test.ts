import { describe, expect, it, vi } from "vitest";
import { heldKey, heldPage } from "#tests/factories/processes/fake-redis.ts";
import { nextCache } from "#tests/factories/processes/next-cache.ts";
import { createPageStore } from "./page-store.ts";

const SITE = "a.example";
const HOME = heldKey(SITE, "en");
const LIFE = { revalidate: 300, expire: 3_600 };
const page = (html: string) => ({ ...heldPage(SITE, ["site"]), html });

function setUp(options: Parameters<typeof createPageStore>[0] = {}) {
  let time = 1_000_000;
  const store = createPageStore({ now: () => time, ...options });
  const cache = nextCache(store);
  const pass = (ms: number) => {
    time += ms;
  };
  const render = async (html: string) => {
    await cache.get(HOME);
    await cache.set(HOME, page(html), LIFE);
  };
  return { store, cache, pass, render };
}

describe("a store that several processes ask", () => {
  it("keeps what was read last, whoever is done first", async () => {
    const { store, cache, pass } = setUp();
    const other = nextCache(store);
    await cache.get(HOME);
    pass(100);
    await other.get(HOME);
    await other.set(HOME, page("read later"), LIFE);
    await cache.set(HOME, page("read earlier"), LIFE);
    expect((await other.get(HOME))?.value.html).toBe("read later");
  });

  it("does not take a failure from before an expiry for one of after it", async () => {
    const { store, cache, pass, render } = setUp();
    await render("good");
    pass(LIFE.revalidate * 1_000 + 1);
    const held = await cache.get(HOME);
    pass(100);
    await store.expire(["a.example|site"]);
    pass(100);
    await cache.set(HOME, held?.value ?? page("?"), LIFE);
    expect((await cache.get(HOME))?.lastModified).toBe(-1);
  });

  it("has expired before whoever expires goes on, and so have all who are told", async () => {
    const told = Promise.withResolvers<void>();
    const { store, render, cache, pass } = setUp({ onExpired: () => told.promise });
    await render("old");
    pass(1);
    const done = vi.fn();
    const expiry = store.expire(["a.example|site"]).then(done);
    expect((await cache.get(HOME))?.lastModified).toBe(-1);
    expect(done).not.toHaveBeenCalled();
    told.resolve();
    await expiry;
  });
});
