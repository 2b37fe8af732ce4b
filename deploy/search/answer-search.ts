import { askList, type Row, type Scope, type Send } from "./backend-lists.ts";
import type { KnownScopes } from "./known-scopes.ts";
import type { Engine } from "./meilisearch.ts";
import { type Kind, POST_TYPES } from "./search-index.ts";

interface Deps {
  readonly engine: Engine;
  readonly send: Send;
  readonly scopes: KnownScopes;
  /** The most that a search finds. */
  readonly most: number;
}

/** Answers a call in the contract's shape; null where the backend has to answer it as it came. */
export type AnswerSearch = (path: string, body: Row, scope: Scope) => Promise<Row | null>;

interface Order {
  readonly field: string;
  readonly order: string;
}

/**
 * Words go to the engine, which says what they find; everything else is the backend's: filters, counts, prices, stock and
 * what may be shown. It is asked for the ids that were found (docs/contract.md §4.3), in place of the words.
 */
export function createAnswerSearch({ engine, send, scopes, most }: Deps): AnswerSearch {
  async function find(kind: Kind, scope: Scope, words: string, filter?: string) {
    const index = scopes.readyIndex(kind, scope);
    return index === null ? null : engine.find(index, words, most, filter);
  }

  async function findProducts(body: Row, scope: Scope) {
    const words = wordsOf(body.keywords);
    const found = words && (await find("products", scope, words));
    if (!found) return null;
    const filters = Array.isArray(body.filters) ? body.filters : [];
    const named = filters.find(({ key }) => key === "id");
    const wanted = named && new Set([named.value].flat().map(Number));
    const ids = wanted ? found.filter((id) => wanted.has(id)) : found;
    const { keywords, ...others } = body;
    const rest = filters.filter((filter) => filter !== named);
    return {
      ids,
      asking: (some: readonly number[]): Row => ({
        ...others,
        filters: [...rest, { key: "id", value: some }],
      }),
    };
  }

  async function products(body: Row, scope: Scope): Promise<Row | null> {
    const search = await findProducts(body, scope);
    if (search === null) return null;
    const { ids, asking } = search;
    if (ids.length === 0) return toList([], 0, sizeOf(body));
    const path = "product/web/filter";
    // In an order that somebody chose the backend sorts, and cuts the pages.
    if (!isUnsorted(body, { field: "id", order: "desc" })) {
      const { rows, total } = await askList(send, path, asking(ids), scope);
      return toList(rows, total ?? rows.length, sizeOf(body));
    }
    const all = { ...asking(ids), select: ["id"], page: 1, limit: ids.length };
    const passing = inOrder((await askList(send, path, all, scope)).rows, ids);
    const page = pageOf(passing, body).map(({ id }) => Number(id));
    if (page.length === 0) return toList([], passing.length, sizeOf(body));
    const shown = { ...asking(page), page: 1, limit: page.length };
    const { rows } = await askList(send, path, withId(shown), scope);
    return toList(inOrder(rows, page), passing.length, sizeOf(body));
  }

  async function filters(body: Row, scope: Scope): Promise<Row | null> {
    const search = await findProducts(body, scope);
    if (search === null) return null;
    if (search.ids.length === 0) return { data: [] };
    const { rows } = await askList(
      send,
      "product/layered/navigation",
      search.asking(search.ids),
      scope,
    );
    return { data: rows };
  }

  async function posts(body: Row, scope: Scope): Promise<Row | null> {
    const words = wordsOf(body.search);
    const types = Array.isArray(body.postTypeSlugs) ? body.postTypeSlugs.map(String) : ["post"];
    const isNarrower = ["termSlugs", "display", "slug", "id"].some((name) => body[name] != null);
    if (!words || isNarrower || !types.every((type) => POST_TYPES.includes(type))) return null;
    if (!isUnsorted(body, { field: "published_at", order: "desc" })) return null;
    const found = await find(
      "posts",
      scope,
      words,
      `type IN [${types.map((type) => JSON.stringify(type)).join(", ")}]`,
    );
    if (found === null) return null;
    const page = pageOf(found, body);
    if (page.length === 0) return toList([], found.length, sizeOf(body));
    const { search, ...others } = body;
    const asked = { ...others, id: page, page: 1, limit: page.length };
    const { rows } = await askList(send, "cms/post/filterStandard", asked, scope);
    return toList(inOrder(rows, page), found.length, sizeOf(body));
  }

  const calls: Readonly<Record<string, (body: Row, scope: Scope) => Promise<Row | null>>> = {
    "product/web/filter": products,
    "product/layered/navigation": filters,
    "cms/post/filterStandard": posts,
  };
  return async (path, body, scope) => (await calls[path]?.(body, scope)) ?? null;
}

const wordsOf = (value: unknown): string =>
  typeof value === "string" ? value.trim().slice(0, 500) : "";

/** Whether nobody chose an order: then the best match comes first. */
function isUnsorted({ sort }: Row, natural: Order): boolean {
  if (sort == null) return true;
  const { field, order } = sort as Partial<Order>;
  return field === natural.field && order === natural.order;
}

const whole = (value: unknown, fallback: number): number =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : fallback;
const sizeOf = ({ limit }: Row): number => whole(limit, 10);

function pageOf<T>(all: readonly T[], body: Row): readonly T[] {
  const size = sizeOf(body);
  const from = (whole(body.page, 1) - 1) * size;
  return all.slice(from, from + size);
}

/** The rows in the order of the ids that were found, without any that nobody asked for. */
function inOrder(rows: readonly Row[], ids: readonly number[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.flatMap((id): readonly Row[] => {
    const row = byId.get(id);
    return row ? [row] : [];
  });
}

/** `select` is obeyed exactly, and rows are told apart by their ids. */
const withId = (body: Row): Row =>
  Array.isArray(body.select) && body.select.length > 0 && !body.select.includes("id")
    ? { ...body, select: [...body.select, "id"] }
    : body;

const toList = (rows: readonly Row[], total: number, size: number): Row => ({
  data: { records: rows, totalRecords: total, totalPages: Math.max(1, Math.ceil(total / size)) },
});
