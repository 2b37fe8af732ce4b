import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchList, SearchLists } from "#lib/shop/domain/search/search-result.ts";
import {
  EMPTY_SEARCH,
  SEARCH_CATEGORIES,
  type SearchCategory,
} from "#lib/shop/domain/search/searched-view.ts";
import { createSearchRuntime } from "./search-runtime.ts";

const list = (title: string, page = 1, total = 30): SearchList => ({
  items: [{ id: 1, title, slug: "x", image: null }],
  page,
  totalPages: Math.ceil(total / 10),
  total,
});
const NOTHING: SearchList = { items: [], page: 1, totalPages: 1, total: 0 };

let answers: Map<string, (list: SearchList | Error) => void>;
const search = vi.fn(
  (category: SearchCategory, keywords: string, page: number) =>
    new Promise<SearchList>((resolve, reject) => {
      answers.set(`${category} ${keywords} ${page}`, (answer) =>
        answer instanceof Error ? reject(answer) : resolve(answer),
      );
    }),
);
const searchNear = vi.fn(async (_keywords: string): Promise<SearchLists> => ({}));
const writeUrl = vi.fn();
const fillBox = vi.fn();
const cancel = vi.fn();

const make = (start = { view: EMPTY_SEARCH, lists: {} }) =>
  createSearchRuntime({
    categories: SEARCH_CATEGORIES,
    start,
    search,
    searchNear,
    cancel,
    writeUrl,
    fillBox,
  });

/** Answers every tab of a search, with the given products. */
async function answer(keywords: string, products: SearchList | Error, page = 1): Promise<void> {
  for (const category of SEARCH_CATEGORIES)
    answers.get(`${category} ${keywords} ${page}`)?.(category === "products" ? products : NOTHING);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  answers = new Map();
  for (const mock of [search, searchNear, writeUrl, fillBox, cancel]) mock.mockClear();
});
afterEach(() => vi.useRealTimers());

describe("keywords that nothing has", () => {
  it("show what comes near, unless something newer is searched for", async () => {
    const near = { ...NOTHING, items: [], total: 2, near: 0.5 };
    searchNear.mockResolvedValueOnce({ products: near });
    const runtime = make();
    runtime.submit("gift voucher");
    await answer("gift voucher", NOTHING);
    expect(searchNear.mock.calls).toEqual([["gift voucher"]]);
    expect(runtime.state()).toMatchObject({ shown: "products", lists: { products: near } });

    const late = Promise.withResolvers<SearchLists>();
    searchNear.mockReturnValueOnce(late.promise);
    runtime.submit("old");
    await answer("old", NOTHING);
    runtime.submit("new");
    await answer("new", { ...NOTHING, total: 1 });
    late.resolve({ products: near });
    await vi.advanceTimersByTimeAsync(0);
    expect(runtime.state()).toMatchObject({ found: "new", lists: { products: { total: 1 } } });
  });

  it("are looked for nearby where little has them, which stays first", async () => {
    const item = (id: number) => ({ id, title: `Item ${id}`, slug: `item-${id}`, image: null });
    const some = { ...NOTHING, items: [item(1)], total: 1 };
    searchNear.mockResolvedValueOnce({ products: { ...NOTHING, items: [item(2)], total: 1 } });
    const runtime = make();
    runtime.submit("court shoes");
    await answer("court shoes", some);
    expect(runtime.state().lists.products).toEqual({ ...some, more: [item(2)] });
  });

  it("stay without results where nothing comes near, or that fails", async () => {
    searchNear.mockRejectedValueOnce(new Error("offline"));
    const runtime = make();
    runtime.submit("quux");
    await answer("quux", NOTHING);
    expect(runtime.state()).toMatchObject({ status: "idle", found: "quux" });
    expect(runtime.state().lists.products?.total).toBe(0);
  });
});

describe("typing", () => {
  it("requests every tab once, 500 ms after the last key", async () => {
    const runtime = make();
    for (const text of ["r", "ra", "rac"]) {
      runtime.type(text);
      vi.advanceTimersByTime(499);
    }
    expect(search).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(search.mock.calls.map(([category, keywords]) => `${category} ${keywords}`)).toEqual([
      "products rac",
      "pages rac",
      "posts rac",
      "productCategories rac",
    ]);
    expect(writeUrl).toHaveBeenCalledTimes(1);
    await answer("rac", list("Racket"));
    expect(runtime.state()).toMatchObject({ shown: "products", found: "rac", status: "idle" });
  });

  it("sends no request for empty or unchanged keywords", async () => {
    const runtime = make();
    runtime.type("   ");
    vi.advanceTimersByTime(500);
    runtime.submit("a");
    runtime.submit(" a ");
    expect(search).toHaveBeenCalledTimes(4);
    await answer("a", list("A"));
    runtime.type("");
    vi.advanceTimersByTime(500);
    expect(search).toHaveBeenCalledTimes(4);
    expect(runtime.state()).toMatchObject({ found: "", lists: {}, status: "idle" });
  });

  it("returns to page 1", async () => {
    const runtime = make({
      view: { keywords: "a", category: "products", page: 3 },
      lists: { products: list("A", 3) },
    });
    runtime.submit("b");
    expect(writeUrl).toHaveBeenCalledWith({ keywords: "b", category: "products", page: 1 });
    expect(search).toHaveBeenCalledWith("products", "b", 1);
  });
});

describe("answers", () => {
  it("are ignored when they are older", async () => {
    const runtime = make();
    runtime.submit("old");
    runtime.submit("new");
    expect(cancel).toHaveBeenCalledTimes(2);
    await answer("new", list("New"));
    await answer("old", list("Old"));
    expect(runtime.state().found).toBe("new");
    expect(runtime.state().lists.products?.items[0]?.title).toBe("New");
  });

  it("keep the items when they fail, and can be retried", async () => {
    const runtime = make();
    runtime.submit("a");
    await answer("a", list("A"));
    runtime.choose("products");
    runtime.goToPage(2);
    expect(runtime.state().status).toBe("loading");
    await answer("a", new Error("down"), 2);
    expect(runtime.state()).toMatchObject({ status: "failed", view: { page: 2 } });
    expect(runtime.state().lists.products?.page).toBe(1);
    runtime.retry();
    await answer("a", list("A2", 2), 2);
    expect(runtime.state()).toMatchObject({ status: "idle" });
    expect(runtime.state().lists.products?.page).toBe(2);
  });

  it("keep the previous results when new keywords fail", async () => {
    const runtime = make();
    runtime.submit("a");
    await answer("a", list("A"));
    runtime.choose("products");
    runtime.submit("b");
    await answer("b", new Error("down"));
    expect(runtime.state()).toMatchObject({ status: "failed", found: "a", shown: "products" });
  });

  it("of one failed tab do not affect the others", async () => {
    const runtime = make();
    runtime.choose("posts");
    runtime.submit("a");
    await answer("a", new Error("down"));
    expect(runtime.state()).toMatchObject({ status: "idle", shown: "posts" });
    expect(runtime.state().lists.products).toBeNull();
    runtime.choose("products");
    expect(search).toHaveBeenCalledTimes(5);
    await answer("a", list("A"));
    expect(runtime.state()).toMatchObject({ status: "idle", shown: "products" });
  });
});

describe("tabs and pages", () => {
  it("cost no request when the tab is already loaded", async () => {
    const runtime = make();
    runtime.submit("a");
    await answer("a", list("A"));
    runtime.choose("posts");
    expect(search).toHaveBeenCalledTimes(4);
    expect(writeUrl).toHaveBeenLastCalledWith({ keywords: "a", category: "posts", page: 1 });
  });

  it("name the tab in the address when a page is turned", async () => {
    const runtime = make();
    runtime.submit("a");
    await answer("a", list("A"));
    runtime.goToPage(2);
    expect(writeUrl).toHaveBeenLastCalledWith({ keywords: "a", category: "products", page: 2 });
    expect(search).toHaveBeenLastCalledWith("products", "a", 2);
  });
});

describe("going back and forward", () => {
  const view = { keywords: "a", category: null, page: 1 } as const;

  it("searches for the keywords of the address, and fills the box", () => {
    const runtime = make();
    runtime.open(view, null);
    expect(fillBox).toHaveBeenCalledWith("a");
    expect(search).toHaveBeenCalledTimes(4);
    expect(writeUrl).not.toHaveBeenCalled();
  });

  it("shows at once what was shown there", async () => {
    const first = make();
    first.submit("a");
    await answer("a", list("A"));
    const second = make();
    second.open(view, first.state());
    expect(search).toHaveBeenCalledTimes(4);
    expect(second.state()).toMatchObject({ found: "a", shown: "products" });
  });

  it("continues after it was interrupted", () => {
    const runtime = make();
    runtime.open(view, null);
    runtime.stop();
    runtime.open(view, null);
    expect(search).toHaveBeenCalledTimes(8);
  });
});

it("starts with an error when the server could not read the tab", () => {
  const runtime = make({ view: { keywords: "a", category: "posts", page: 1 }, lists: {} });
  expect(runtime.state().status).toBe("failed");
  runtime.retry();
  expect(search).toHaveBeenCalledWith("posts", "a", 1);
});
