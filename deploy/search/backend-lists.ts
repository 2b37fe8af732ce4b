import { createHash } from "node:crypto";

/** Whose contents are meant: the headers by which the backend knows a site in one language (docs/contract.md §1.2). */
export interface Scope {
  /** The same for the same headers, and no secret. */
  readonly key: string;
  readonly language: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Row = Readonly<Record<string, unknown>>;
export type Send = (path: string, body: Row, scope: Scope) => Promise<Response>;

const NAMES = ["apiKey", "site", "store", "language"];
/** Milliseconds that the backend has for an answer. */
const DEADLINE = 5_000;
/** Bytes of an answer that are read. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Rows of a page while everything is read. */
const PER_PAGE = 200;
/** Pages of a list that are read. */
const MOST_PAGES = 1_000;

/** The scope of a request; null where the headers that every call has are not all there. */
export function scopeOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Scope | null {
  const own = Object.fromEntries(
    NAMES.map((name) => [name, String(headers[name.toLowerCase()] ?? "")]),
  );
  if (!own.apiKey || !own.site || !own.language) return null;
  const text = JSON.stringify(NAMES.map((name) => own[name]));
  const key = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { key, language: own.language, headers: own };
}

/** Sends calls to the backend with a scope's headers and nothing else of a request. */
export const createSend =
  (backendUrl: string): Send =>
  (path, body, { headers }) =>
    fetch(`${backendUrl}/api/v1/${path}`, {
      method: "POST",
      headers: { ...headers, accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(body),
      // A redirect would carry the key to wherever it leads.
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE),
    });

/** A page of a list, in whichever of its shapes it came (docs/contract.md §1.4). */
export interface ListPage {
  readonly rows: readonly Row[];
  /** How many there are in all, and on how many pages; null where the answer does not say. */
  readonly total: number | null;
  readonly pages: number | null;
}

/** Asks for a page of a list; throws where the backend fails. */
export async function askList(
  send: Send,
  path: string,
  body: Row,
  scope: Scope,
): Promise<ListPage> {
  const response = await send(path, body, scope);
  const answer: unknown = JSON.parse(await readText(response));
  if (!response.ok || (isRow(answer) && answer.error))
    throw new Error(`${path} failed with ${response.status}`);
  return toListPage(answer);
}

/** The text of an answer; throws where it is too long. */
export async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error("an answer is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads a list in any of its shapes. */
export function toListPage(answer: unknown): ListPage {
  const layers = [answer, pick(answer, "data"), pick(pick(answer, "data"), "data")];
  const lists = layers.flatMap((layer) => [layer, pick(layer, "records"), pick(layer, "items")]);
  const rows = lists.find((list) => Array.isArray(list)) ?? [];
  const places = layers.flatMap((layer) => [layer, pick(layer, "pagination")]);
  const figure = (...names: string[]): number | null => {
    const found = places.flatMap((place) => names.map((name) => pick(place, name)));
    const given = found.find((value) => value != null && value !== "");
    return given === undefined || !Number.isFinite(Number(given)) ? null : Number(given);
  };
  return {
    rows: rows.filter(isRow),
    total: figure("totalRecords", "total"),
    pages: figure("totalPages", "lastPage"),
  };
}

/** Everything of a list, page by page, by id ascending so that what is added meanwhile comes last. */
export async function readAll(
  send: Send,
  path: string,
  body: Row,
  scope: Scope,
): Promise<{ readonly rows: readonly Row[]; readonly isComplete: boolean }> {
  const all: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows, total, pages } = await askList(
      send,
      path,
      { ...body, page, limit: PER_PAGE },
      scope,
    );
    all.push(...rows);
    const isLast = pages === null ? rows.length < PER_PAGE : page >= pages;
    // A page that lost or gained rows while it was read has moved the others.
    if (isLast || rows.length === 0)
      return { rows: all, isComplete: isLast && (total === null || total === all.length) };
  }
  return { rows: all, isComplete: false };
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const pick = (value: unknown, name: string): unknown => (isRow(value) ? value[name] : undefined);
