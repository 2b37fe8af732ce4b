import { describe, expect, it } from "vitest";
import { createAnswerSearch } from "#deploy/search/answer-search.ts";
import { type Row, type Send, scopeOf, toListPage } from "#deploy/search/backend-lists.ts";
import { createKnownScopes } from "#deploy/search/known-scopes.ts";
import type { Engine } from "#deploy/search/meilisearch.ts";
import { bringUpToDate, settingsOf } from "#deploy/search/search-index.ts";

const SCOPE = { key: "k", language: "en", headers: { apiKey: "a", site: "7", language: "en" } };
const ROWS = [{ id: 1 }, { id: 2 }];
const reply = (body: unknown) => new Response(JSON.stringify(body));

/** An engine that finds these ids, and holds these documents. */
function fakeEngine(found: readonly number[], held: readonly Row[] = []) {
  const removed: unknown[] = [];
  const engine: Engine = {
    find: async () => found,
    settle: async () => {},
    put: async () => {},
    remove: async (_, ids) => void removed.push(...ids),
    read: async () => held,
    get: async () => ({ finishedAt: 0 }),
  };
  return { engine, removed };
}

describe("a list of the backend", () => {
  it.each([
    ["a", { pagination: { totalPages: 3, totalRecords: 5 }, data: ROWS }],
    ["a in data", { data: { pagination: { totalPages: "3", totalRecords: "5" }, data: ROWS } }],
    ["b", { data: { records: ROWS, totalPages: 3, totalRecords: 5 } }],
    ["c", { data: { items: ROWS, lastPage: 3, total: 5 } }],
    ["c in pagination", { data: { items: ROWS, pagination: { lastPage: 3, total: 5 } } }],
  ])("is read in shape %s", (_, body) => {
    expect(toListPage(body)).toEqual({ rows: ROWS, total: 5, pages: 3 });
  });

  it("may be bare, or nothing that can be read", () => {
    expect(toListPage({ data: ROWS })).toEqual({ rows: ROWS, total: null, pages: null });
    expect(toListPage([...ROWS, null, 3])).toMatchObject({ rows: ROWS });
    expect(toListPage("no")).toEqual({ rows: [], total: null, pages: null });
  });

  it("is asked for in the name of a site and a language", () => {
    expect(scopeOf({ apikey: "a", site: "7", language: "en", cookie: "x" })?.headers).toEqual({
      apiKey: "a",
      site: "7",
      store: "",
      language: "en",
    });
    expect(scopeOf({ apikey: "a", site: "7" })).toBeNull();
    const keyOf = (apikey: string) => scopeOf({ apikey, site: "7", language: "en" })?.key;
    expect(keyOf("a")).not.toBe(keyOf("b"));
  });
});

describe("an index", () => {
  const held = [{ id: 1 }, { id: 9 }];
  it.each([
    [2, [9]],
    [3, []],
  ])("loses what has gone, but nothing while a list of two says %i", async (total, gone) => {
    const { engine, removed } = fakeEngine([], held);
    const send: Send = async () =>
      reply({ data: { records: ROWS, totalPages: 1, totalRecords: total } });
    await bringUpToDate({ engine, send }, "index", "posts", SCOPE);
    expect(removed).toEqual(gone);
  });

  it("takes no typing errors in article numbers, and knows a language with rules of its own", () => {
    expect(settingsOf("products", "hr")).toMatchObject({
      typoTolerance: { disableOnAttributes: ["sku"] },
    });
    expect(settingsOf("products", "hr")).not.toHaveProperty("localizedAttributes");
    expect(settingsOf("posts", "ja")).toMatchObject({
      localizedAttributes: [{ attributePatterns: ["*"], locales: ["jpn"] }],
    });
  });
});

describe("an answer", () => {
  const rows = [3, 2, 1].map((id) => ({ id }));
  async function start(found: readonly number[]) {
    const { engine } = fakeEngine(found);
    const asked: Row[] = [];
    const send: Send = async (_, body) => {
      asked.push(body);
      return reply({ data: { records: rows, totalPages: 1, totalRecords: 3 } });
    };
    const log = () => {};
    const scopes = createKnownScopes({ engine, send, log, prefix: "shop", interval: 1_000 });
    await scopes.learn(SCOPE);
    return { asked, answer: createAnswerSearch({ engine, send, scopes, most: 200 }) };
  }
  const idsOf = (answer: Row | null) =>
    (answer?.data as { records: Row[] } | undefined)?.records.map(({ id }) => id);

  it("has the best match first, whatever the backend's order, and no more than was found", async () => {
    const { answer } = await start([2, 3]);
    const body = { keywords: "x", sort: { field: "id", order: "desc" } };
    expect(idsOf(await answer("product/web/filter", body, SCOPE))).toEqual([2, 3]);
    expect(idsOf(await answer("cms/post/filterStandard", { search: "x" }, SCOPE))).toEqual([2, 3]);
  });

  it("keeps an order that somebody chose, and the ids that were asked for", async () => {
    const { answer, asked } = await start([2, 3]);
    const body = {
      keywords: "x",
      filters: [{ key: "id", value: [3, 7] }],
      sort: { field: "name", order: "asc" },
    };
    await answer("product/web/filter", body, SCOPE);
    expect(asked).toEqual([
      { filters: [{ key: "id", value: [3] }], sort: { field: "name", order: "asc" } },
    ]);
  });

  it("is the backend's where only it can narrow a list", async () => {
    const { answer } = await start([2]);
    for (const more of [{ termSlugs: ["a"] }, { display: {} }, { postTypeSlugs: ["recipe"] }])
      expect(await answer("cms/post/filterStandard", { search: "x", ...more }, SCOPE)).toBeNull();
    expect(await answer("product/web/filter", { keywords: " " }, SCOPE)).toBeNull();
    expect(await answer("cms/other", { keywords: "x" }, SCOPE)).toBeNull();
  });
});
