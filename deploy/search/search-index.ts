import { createHash } from "node:crypto";
import { askList, type Row, readAll, type Scope, type Send } from "./backend-lists.ts";
import type { Engine } from "./meilisearch.ts";

export type Kind = "products" | "posts";
export const KINDS: readonly Kind[] = ["products", "posts"];

/** The kinds of posts that are found; a search for another one is the backend's. */
export const POST_TYPES: readonly string[] = ["post", "page"];

/** Characters of a text that are searched. */
const MOST_TEXT = 10_000;
/** Values of attributes whose products are asked for. */
const MOST_VALUES = 200;
/** Documents of one call to the engine. */
const BATCH = 1_000;

/** Languages whose words the engine finds by rules of their own, by their codes there. */
const LOCALES: Readonly<Record<string, string>> = {
  de: "deu",
  he: "heb",
  ja: "jpn",
  km: "khm",
  ko: "kor",
  sv: "swe",
  th: "tha",
  tr: "tur",
  zh: "zho",
};

/** The searched fields, the weightiest first. */
const SEARCHED: Readonly<Record<Kind, readonly string[]>> = {
  products: ["name", "sku", "categories", "tags", "values", "text"],
  posts: ["title", "terms", "text"],
};

/** The settings that are this service's; synonyms and stop words that somebody gave the index stay. */
export const settingsOf = (kind: Kind, language: string): Row => ({
  searchableAttributes: SEARCHED[kind],
  filterableAttributes: kind === "posts" ? ["type"] : [],
  // The number of another article is not a typing error.
  typoTolerance: { disableOnAttributes: kind === "products" ? ["sku"] : [] },
  ...(LOCALES[language] && {
    localizedAttributes: [{ attributePatterns: ["*"], locales: [LOCALES[language]] }],
  }),
});

interface Deps {
  readonly engine: Engine;
  readonly send: Send;
}

/**
 * Brings an index to what the backend has now: sends what is new or has changed, and removes what has gone, unless a list
 * came incomplete. Returns how many of each.
 */
export async function bringUpToDate(
  { engine, send }: Deps,
  index: string,
  kind: Kind,
  scope: Scope,
): Promise<{ readonly put: number; readonly removed: number; readonly isComplete: boolean }> {
  const { documents, isComplete } = await (kind === "products" ? readProducts : readPosts)(
    send,
    scope,
  );
  await engine.settle(index, settingsOf(kind, scope.language));
  const held = new Map(
    (await engine.read(index, ["id", "hash"])).map(({ id, hash }) => [Number(id), hash]),
  );
  const changed = documents.filter(({ id, hash }) => held.get(Number(id)) !== hash);
  for (const batch of batches(changed)) await engine.put(index, batch);
  const present = new Set(documents.map(({ id }) => Number(id)));
  const gone = isComplete ? [...held.keys()].filter((id) => !present.has(id)) : [];
  for (const batch of batches(gone)) await engine.remove(index, batch);
  return { put: changed.length, removed: gone.length, isComplete };
}

async function readProducts(send: Send, scope: Scope) {
  const { rows, isComplete } = await readAll(
    send,
    "product/web/filter",
    {
      filters: [{ key: "archived", value: false }],
      select: ["id", "name", "sku", "description", "categories", "tags"],
      sort: { field: "id", order: "asc" },
    },
    scope,
  );
  const tags = rows.some(({ tags }) => many(tags).some((tag) => typeof tag !== "object"))
    ? await namesById(send, "product/web/tag/filter", scope)
    : new Map<number, string>();
  const values = await readValues(send, scope);
  const documents = toDocuments(rows, (row) => ({
    name: textOf(row.name),
    sku: textOf(row.sku),
    categories: many(row.categories).map(nameOf).filter(Boolean),
    tags: many(row.tags)
      .map((tag) => nameOf(tag) || tags.get(Number(tag)) || "")
      .filter(Boolean),
    values: values.get(Number(row.id)) ?? [],
    text: plain(row.description),
  }));
  return { documents, isComplete };
}

async function readPosts(send: Send, scope: Scope) {
  const { rows, isComplete } = await readAll(
    send,
    "cms/post/filterStandard",
    { postTypeSlugs: POST_TYPES, sort: { field: "published_at", order: "asc" } },
    scope,
  );
  const documents = toDocuments(rows, (row) => ({
    title: textOf(row.title),
    type: textOf(row.postTypeSlug) || "post",
    terms: many(row.terms).map(nameOf).filter(Boolean),
    text: plain(`${textOf(row.excerpt)} ${textOf(row.body)}`),
  }));
  return { documents, isComplete };
}

/** The words of the values of attributes, such as colours and makers, by product: lists do not say them, filters do. */
async function readValues(send: Send, scope: Scope): Promise<Map<number, string[]>> {
  const filters = [{ key: "archived", value: false }];
  const answer = await askList(send, "product/layered/navigation", { filters }, scope);
  const choices = answer.rows.flatMap((filter) =>
    /^(dropdown|multipleSelect|textSwatch|visualSwatch)$/i.test(textOf(filter.type))
      ? many(filter.values).map((value) => ({
          key: textOf(filter.attributeCode),
          id: (value as Row | null)?.attributeID,
          label: textOf((value as Row | null)?.valueLabel),
        }))
      : [],
  );
  const found = new Map<number, string[]>();
  for (const { key, id, label } of choices.slice(0, MOST_VALUES)) {
    if (!key || id == null || !label) continue;
    const body = {
      filters: [...filters, { key, value: [id] }],
      select: ["id"],
      sort: { field: "id", order: "asc" },
    };
    const { rows } = await readAll(send, "product/web/filter", body, scope);
    for (const row of rows)
      found.set(Number(row.id), [...(found.get(Number(row.id)) ?? []), label]);
  }
  return found;
}

async function namesById(send: Send, path: string, scope: Scope): Promise<Map<number, string>> {
  const { rows } = await readAll(send, path, {}, scope);
  return new Map(rows.map((row) => [Number(row.id), nameOf(row)]));
}

function toDocuments(rows: readonly Row[], fieldsOf: (row: Row) => Row): Row[] {
  const documents = new Map<number, Row>();
  for (const row of rows) {
    const id = Number(row.id);
    if (!Number.isSafeInteger(id)) continue;
    const fields = fieldsOf(row);
    const hash = createHash("sha256").update(JSON.stringify(fields)).digest("hex").slice(0, 16);
    documents.set(id, { id, hash, ...fields });
  }
  return [...documents.values()];
}

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += BATCH) yield all.slice(at, at + BATCH);
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const many = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const nameOf = (value: unknown): string => {
  const row = value as Row | null;
  return typeof value === "object" ? textOf(row?.name) || textOf(row?.title) : "";
};
/** Markup as words. It is searched and never shown. */
const plain = (value: unknown): string =>
  textOf(value)
    .replace(/<[^>]*>/g, " ")
    .replace(/&(nbsp|#160);/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MOST_TEXT);
