import type { IncomingMessage } from "node:http";
import { readNotes } from "#lib/web/cache/page-notes.ts";
import { OTHER_VIEW_TAG } from "#lib/web/cache/tags.ts";
import { createRespite } from "./busy-processes.ts";
import type { createKeptAnswers, Kept } from "./kept-answers.ts";
import { lifetimeOf } from "./lifetime.ts";
import { type Failure, type Loaded, loadAnswer } from "./load-answer.ts";
import type { Process } from "./pass.ts";
import { FOR_ONE_CLIENT } from "./purge/headers-for-caches.ts";
import type { Answer, Asking } from "./rendered-answer.ts";
import type { Asked, VisitKey } from "./visit-key.ts";

export interface VisitLoaderOptions {
  /** The process for public requests. */
  readonly forPages: () => Process;
  readonly answers: ReturnType<typeof createKeptAnswers>;
  /** Headers that tell shared caches the tags of an answer; empty if there are no such caches. */
  readonly keyHeaders: (tags: readonly string[]) => Readonly<Record<string, string>>;
  /** Called with each public document that was rendered, and its request. */
  readonly onPage: (html: Buffer, asked: Asked, page: string) => void;
  /** A request's headers for a render process. */
  readonly headersFor: (request: Asked) => Asking["headers"];
}

/** The result of asking for an address. */
export type Result =
  | { readonly kept: Kept; readonly took: number }
  | { readonly failure: Failure }
  /** For this client only, or streamed. */
  | {
      readonly loaded: Exclude<Loaded, { kind: "failed" }>;
      /** When the request was sent, or the render that it joined began. */
      readonly askedAt: number;
    };

/**
 * How often an address is requested again immediately because the answer is older than the request: Next lets a request
 * join an earlier render of the same page, and something has changed in between.
 */
const TIMES_OLDER = 2;

/** Requests public pages from render processes, and caches the answers that may be cached. */
export function createVisitLoader({
  forPages,
  answers,
  keyHeaders,
  onPage,
  headersFor,
}: VisitLoaderOptions) {
  const respite = createRespite(answers.now);

  /** Requests an answer from a render process, and caches it if possible. */
  async function load(request: Asked, visit: VisitKey): Promise<Result> {
    const { url = "/" } = request;
    const renderer = forPages();
    const refusal = respite.refusalOf(renderer);
    if (refusal) return { failure: refusal };
    const began = performance.now();
    const { loaded, askedAt } = await ask(renderer, url, headersFor(request));
    if (loaded.kind === "failed") {
      if (loaded.failure.isBusy) respite.begin(renderer, loaded.failure);
      return { failure: loaded.failure };
    }
    if (loaded.kind === "long") return { loaded, askedAt };
    // Another view than its address names, such as page 1 for page 5,000: there is no end to such addresses.
    if (loaded.answer.tags.includes(OTHER_VIEW_TAG)) {
      answers.forget(visit.key);
      return { loaded: { ...loaded, answer: forOneClient(loaded.answer) }, askedAt };
    }
    const kept = keep(url, visit, loaded.answer, loaded.headers, askedAt);
    if (!kept && isDeliberate(loaded.answer)) answers.forget(visit.key);
    const { page, status, body } = loaded.answer;
    if (kept && visit.form === "page" && page !== null && status === 200)
      onPage(body, request, page);
    return kept ? { kept, took: performance.now() - began } : { loaded, askedAt };
  }

  /** Asks until an answer is as new as the request, or a few times. `askedAt` is when the render of the answer began. */
  async function ask(renderer: Process, url: string, sent: Asking["headers"]) {
    let older = 0;
    for (;;) {
      const askedAt = answers.now();
      let loaded = await loadAnswer(renderer, url, sent);
      if (loaded.kind === "failed" && loaded.failure.isWorthAsking)
        loaded = await loadAnswer(renderer, url, sent);
      if (loaded.kind === "failed") return { loaded, askedAt };
      const { tags, took } = readNotes(
        loaded.kind === "long" ? loaded.head.headers : loaded.headers,
      );
      const begunAt = answers.now() - took;
      if (begunAt >= askedAt) return { loaded, askedAt };
      if (loaded.kind === "long" || older === TIMES_OLDER || !answers.hasExpired(tags, begunAt))
        return { loaded, askedAt: begunAt };
      older += 1;
    }
  }

  /** Caches an answer for everybody; null if it must not be cached. */
  function keep(
    url: string,
    visit: VisitKey,
    answer: Answer,
    headers: IncomingMessage["headers"],
    askedAt: number,
  ): Kept | null {
    const lifetime = lifetimeOf(url, visit.form, { status: answer.status, headers });
    if (!lifetime) return null;
    const own = answer.page ? `${visit.form} ${visit.origin} ${answer.page}` : visit.key;
    const keyed = { ...answer, headers: { ...answer.headers, ...keyHeaders(answer.tags) } };
    return answers.keep(visit.key, own, keyed, lifetime, askedAt);
  }

  return { load, keep };
}

/** The same, which no cache keeps. */
const forOneClient = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...FOR_ONE_CLIENT },
});

/**
 * Whether an uncacheable answer means that the page is no longer public: closed, behind a password, moved or personal.
 * A page that only failed to render completely is not meant, and keeps the older one.
 */
function isDeliberate({ status, headers }: Answer): boolean {
  if (status === 503 || status === 401 || status === 403) return true;
  return (status >= 300 && status < 400) || /\bprivate\b/i.test(String(headers["cache-control"]));
}
