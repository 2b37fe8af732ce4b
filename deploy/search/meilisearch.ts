import type { Row } from "./backend-lists.ts";

export interface Engine {
  /** Ids, the best match first. */
  readonly find: (
    index: string,
    words: string,
    most: number,
    filter?: string,
  ) => Promise<readonly number[]>;
  readonly settle: (index: string, settings: Row) => Promise<void>;
  readonly put: (index: string, documents: readonly Row[]) => Promise<void>;
  readonly remove: (index: string, ids: readonly (number | string)[]) => Promise<void>;
  /** Documents with these fields only; none where the index is not there yet. */
  readonly read: (index: string, fields: readonly string[]) => Promise<readonly Row[]>;
  /** One document; null where it is not there. */
  readonly get: (index: string, id: string) => Promise<Row | null>;
}

/** Milliseconds for a search: with more of them the backend is asked instead. */
const SEARCH_DEADLINE = 1_000;
const DEADLINE = 30_000;
/** How often a task is looked at, 2 s at most in between: about an hour. */
const MOST_LOOKS = 1_800;
const PER_PAGE = 1_000;

interface Options {
  readonly url: string;
  readonly key: string | undefined;
  /** Waits between two looks at a task. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A Meilisearch by its HTTP interface. Every call throws where the engine fails, tasks included. */
export function createMeilisearch({ url, key, wait = sleep }: Options): Engine {
  async function ask(method: string, path: string, body?: unknown, deadline = DEADLINE) {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: "manual",
      signal: AbortSignal.timeout(deadline),
    });
    const answer = (await response.json().catch(() => ({}))) as Row;
    if (response.ok) return answer;
    throw Object.assign(new Error(`${method} ${path} failed: ${answer.code ?? response.status}`), {
      status: response.status,
    });
  }

  /** Sends a change and waits until the engine has made it. */
  async function change(method: string, path: string, body: unknown): Promise<void> {
    const { taskUid } = await ask(method, path, body);
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const { status, error } = await ask("GET", `/tasks/${taskUid}`);
      if (status === "succeeded") return;
      if (status === "failed" || status === "canceled")
        throw new Error(`${method} ${path} ${status}: ${JSON.stringify(error)}`);
      await wait(Math.min(2_000, 50 * 2 ** look));
    }
    throw new Error(`${method} ${path} takes too long`);
  }

  const absent = (error: unknown): null => {
    if (error instanceof Error && "status" in error && error.status === 404) return null;
    throw error;
  };

  return {
    async find(index, words, most, filter) {
      const { hits } = await ask(
        "POST",
        `/indexes/${index}/search`,
        {
          q: words,
          limit: most,
          attributesToRetrieve: ["id"],
          // Every word has to be found, as the backend has it; the shop looks again by itself (decision 0127).
          matchingStrategy: "all",
          ...(filter && { filter }),
        },
        SEARCH_DEADLINE,
      );
      return (Array.isArray(hits) ? hits : []).map(({ id }) => Number(id));
    },
    settle: (index, settings) => change("PATCH", `/indexes/${index}/settings`, settings),
    put: (index, documents) =>
      change("POST", `/indexes/${index}/documents?primaryKey=id`, documents),
    remove: (index, ids) => change("POST", `/indexes/${index}/documents/delete-batch`, ids),
    async read(index, fields) {
      const all: Row[] = [];
      for (;;) {
        const path = `/indexes/${index}/documents?limit=${PER_PAGE}&offset=${all.length}&fields=${fields.join(",")}`;
        const answer = await ask("GET", path).catch(absent);
        const results = Array.isArray(answer?.results) ? answer.results : [];
        all.push(...results);
        if (results.length < PER_PAGE) return all;
      }
    },
    get: (index, id) => ask("GET", `/indexes/${index}/documents/${id}`).catch(absent),
  };
}
