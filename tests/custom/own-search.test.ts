import { beforeEach, describe, expect, it, vi } from "vitest";
import { search } from "#custom/example/search/engine.ts";
import type { RequestOf } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendSearched } from "#lib/shop/api/http/send-searched.ts";
import type { SearchAdapter } from "#lib/shop/api/search-adapter.ts";
import { searchNear } from "#lib/shop/domain/search/near-search.ts";
import { productResults, productSearch } from "#lib/shop/domain/search/search-result.ts";
import { data, stubBackend } from "#tests/backends/stub-backend.ts";

const adapters = vi.hoisted((): SearchAdapter[] => []);
vi.mock("#custom/generated/search.ts", () => ({ CUSTOM_SEARCHES: adapters }));

const { filter } = calls.product.web;
const rows = (...ids: readonly number[]) =>
  ids.map((id) => ({ id, name: `Racket ${id}`, slug: `racket-${id}` }));
const ask = (input: RequestOf<typeof filter>) =>
  sendSearched(filter, { site: { apiKey: "key", siteId: 7 }, locale: "en", input });
const bodyOf = async (request: Request | undefined) => JSON.parse((await request?.text()) ?? "{}");

/** The engine's answer, and the backend's for everything else. */
const engine = (answer: () => Response) =>
  stubBackend(
    ({ url }) =>
      url.startsWith("http://engine.test")
        ? answer()
        : data({ items: rows(3, 9, 5), total: 3, page: 1, totalPages: 1 }),
    { SEARCH_ENGINE_URL: "http://engine.test" },
  );

beforeEach(() => {
  adapters.splice(0, adapters.length, search);
});

describe("a search adapter of one's own", () => {
  it("says which products and in which order; the backend says what they are", async () => {
    const requests = engine(() => Response.json({ ids: [5, 3, 8], total: 31 }));
    const result = await ask({ ...productSearch("racket", 2), limit: 3 });
    expect(requests[0]?.url).toBe(
      "http://engine.test/products?q=racket&language=en&page=2&limit=3",
    );
    const body = await bodyOf(requests[1]);
    expect(body).toMatchObject({ page: 1, limit: 3 });
    expect(body.keywords).toBeUndefined();
    expect(body.filters).toEqual([
      { key: "archived", value: false },
      { key: "id", value: [5, 3, 8] },
    ]);
    expect(result.ok && result.data).toMatchObject({ page: 2, total: 31, totalPages: 11 });
    // A product that only one of them names is left out.
    expect(result.ok && result.data.items.map(({ id }) => id)).toEqual([5, 3]);
  });

  it("that finds nothing keeps the backend from being asked", async () => {
    const requests = engine(() => Response.json({ ids: [], total: 0 }));
    const result = await ask(productSearch("xyz", 1));
    expect(result.ok && result.data).toMatchObject({ items: [], total: 0, totalPages: 1 });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["fails", () => new Response("", { status: 503 })],
    ["answers with something else", () => new Response("<html>")],
  ])("that %s leaves the search to the backend", async (_, answer) => {
    const requests = engine(answer);
    const result = await ask(productSearch("racket", 1));
    expect(await bodyOf(requests[1])).toMatchObject({ keywords: "racket" });
    expect(result.ok && result.data.items.map(({ id }) => id)).toEqual([3, 9, 5]);
  });

  it("that leaves a search to others is followed by the next, and then by the backend", async () => {
    const requests = stubBackend(() => data(rows(3)));
    const asked: string[] = [];
    adapters.push({
      findProducts: async ({ keywords }) => {
        asked.push(keywords);
        return null;
      },
    });
    await ask(productSearch("racket", 1));
    expect(asked).toEqual(["racket"]);
    expect(await bodyOf(requests[0])).toMatchObject({ keywords: "racket" });
  });

  it("is not asked for lists without words, nor for other lists", async () => {
    const requests = engine(() => Response.json({ ids: [], total: 0 }));
    await ask({ mainCategory: 4 });
    await sendSearched(calls.cms.post.filterStandard, { input: { search: "racket" } });
    expect(requests.map(({ url }) => new URL(url).host)).toEqual(["backend.test", "backend.test"]);
  });

  it("answers the further words of a search that found nothing", async () => {
    engine(() => Response.json({ ids: [9], total: 1 }));
    const near = await searchNear(
      "rackets trainers",
      ["products"],
      { language: "en", synonyms: [], vocabulary: [] },
      async (_, keywords) => {
        const result = await ask(productSearch(keywords, 1));
        return productResults(result.ok ? result.data : expect.fail("no answer"), 1, {
          imageOf: () => null,
          home: "home",
        });
      },
    );
    expect(near.products?.items.map(({ id }) => id)).toEqual([9]);
  });
});
