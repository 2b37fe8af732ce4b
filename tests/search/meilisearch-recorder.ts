import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { serve } from "#tests/factories/processes/serve.ts";

type Document = Record<string, unknown>;
interface Index {
  documents: Map<number | string, Document>;
  settings: { searchableAttributes?: string[]; filterableAttributes?: string[] };
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export const KEY = "search-key";
const refused = (status: number, code: string): Answer => ({ status, body: { code } });

/**
 * Answers as the documentation of Meilisearch has it, to the calls that the service makes: a key, indexes made by their first change, tasks that
 * are done a look later, one typing error from five letters and two from nine, the order of the searched attributes as weight, and
 * filters on attributes that were named for it alone. No registry has the server itself.
 */
export async function recordMeilisearch() {
  const indexes = new Map<string, Index>();
  const requests: string[] = [];
  const tasks: { looks: number; error: unknown }[] = [];
  const state = { isDown: false, failing: "" };
  const indexOf = (name: string): Index => {
    const index = indexes.get(name) ?? { documents: new Map(), settings: {} };
    indexes.set(name, index);
    return index;
  };

  function enqueue(path: string): Answer {
    const error =
      state.failing !== "" && path.includes(state.failing) ? { code: "internal" } : null;
    tasks.push({ looks: 0, error });
    return { status: 202, body: { taskUid: tasks.length - 1, status: "enqueued" } };
  }

  function taskAnswer(uid: number): Answer {
    const task = tasks[uid];
    if (!task) return refused(404, "task_not_found");
    task.looks += 1;
    const status = task.looks < 2 ? "processing" : task.error ? "failed" : "succeeded";
    return { status: 200, body: { uid, status, error: task.error } };
  }

  function change(method: string, name: string, rest: string, body: unknown): Answer | null {
    const all = body as Document[];
    if (method === "PATCH" && rest === "settings") {
      Object.assign(indexOf(name).settings, body);
      return enqueue(`${name}/settings`);
    }
    if (method === "POST" && rest === "documents?primaryKey=id") {
      for (const one of all) indexOf(name).documents.set(one.id as number, one);
      return enqueue(`${name}/documents`);
    }
    if (method !== "POST" || rest !== "documents/delete-batch") return null;
    for (const id of body as number[]) indexOf(name).documents.delete(id);
    return enqueue(`${name}/delete`);
  }

  function read(method: string, name: string, rest: string, body: unknown): Answer {
    const index = indexes.get(name);
    if (!index) return refused(404, "index_not_found");
    if (method === "POST" && rest === "search") return search(index, body as Document);
    const [path = "", query] = rest.split("?");
    const all = [...index.documents.values()];
    if (path !== "documents") {
      const one = index.documents.get(path.slice("documents/".length));
      return one ? { status: 200, body: one } : refused(404, "document_not_found");
    }
    const asked = new URLSearchParams(query);
    const from = Number(asked.get("offset"));
    const fields = String(asked.get("fields")).split(",");
    const results = all
      .slice(from, from + Number(asked.get("limit")))
      .map((one) => Object.fromEntries(fields.map((field) => [field, one[field]])));
    return { status: 200, body: { results, total: all.length } };
  }

  const port = await serve(async (request: IncomingMessage, response: ServerResponse) => {
    const [method = "", url = ""] = [request.method, request.url];
    requests.push(`${method} ${url}`);
    if (state.isDown) return void request.destroy();
    const body: unknown = JSON.parse((await text(request)) || "null");
    const [, name = "", rest = ""] = /^\/indexes\/([^/]+)\/(.*)$/.exec(url) ?? [];
    const { status, body: answer } =
      request.headers.authorization !== `Bearer ${KEY}`
        ? refused(403, "invalid_api_key")
        : url.startsWith("/tasks/")
          ? taskAnswer(Number(url.slice("/tasks/".length)))
          : (change(method, name, rest, body) ?? read(method, name, rest, body));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  return { url: `http://127.0.0.1:${port}`, indexes, requests, state };
}

function search({ documents, settings }: Index, body: Document): Answer {
  const { filter, limit, q, matchingStrategy } = body;
  const [, attribute = "", list] = /^(\w+) IN \[(.*)\]$/.exec(String(filter ?? "")) ?? [];
  if (filter && !settings.filterableAttributes?.includes(attribute))
    return refused(400, "invalid_search_filter");
  if (matchingStrategy !== "all") return refused(400, "not_recorded");
  const wanted = list?.split(", ").map((type) => JSON.parse(type));
  const words = fold(q).split(/\s+/);
  const hits = [...documents.values()]
    .filter((document) => !wanted || wanted.includes(document[attribute]))
    .map((document) => {
      const costs = words.map((word) =>
        costOf(word, document, settings.searchableAttributes ?? []),
      );
      return { id: document.id, cost: costs.reduce((sum, cost) => sum + cost, 0) };
    })
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, Number(limit));
  return {
    status: 200,
    body: { hits: hits.map(({ id }) => ({ id })), estimatedTotalHits: hits.length },
  };
}

/** Typing errors first, then how late the attribute comes; infinite where the word is nowhere. */
function costOf(word: string, document: Document, attributes: readonly string[]): number {
  const allowed = word.length < 5 ? 0 : word.length < 9 ? 1 : 2;
  const costs = attributes.flatMap((attribute, place) =>
    fold([document[attribute]].flat().join(" "))
      .split(/[^\p{L}\p{N}]+/u)
      .map((own) => (own.startsWith(word) ? 0 : errors(word, own)))
      .flatMap((count) => (count <= allowed ? [count * 100 + place] : [])),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...costs);
}

const fold = (value: unknown): string =>
  String(value).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Letters to insert, remove, replace or swap with their neighbour. */
function errors(a: string, b: string): number {
  const table = [Array.from({ length: b.length + 1 }, (_, place) => place)];
  const at = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    table.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
