import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { NOTES, passable } from "./answer.ts";
import { createKeptAnswers, type Kept } from "./kept-answers.ts";
import { lifetimeOf } from "./lifetime.ts";
import { RENDER_LIMITS } from "./limits.ts";
import { type Failure, type Loaded, loadAnswer } from "./load-answer.ts";
import { createPackedAnswer } from "./packed-answer.ts";
import type { Renderer } from "./renderer.ts";
import { type Outcome, sendAnswer } from "./send-answer.ts";
import { createTurns } from "./turns.ts";
import { type VisitKey, visitKey } from "./visit-key.ts";

export type AnswerUnavailable = (
  request: IncomingMessage,
  response: ServerResponse,
  language: string | undefined,
) => void;

interface Options {
  /** The process for what anybody might have asked for. */
  readonly forPages: () => Renderer;
  /** The process for everything else. */
  readonly forPeople: () => Renderer;
  /** Our own 503 page. */
  readonly answerUnavailable: AnswerUnavailable;
  readonly answers?: ReturnType<typeof createKeptAnswers>;
  readonly limits?: typeof RENDER_LIMITS;
}

/** What became of asking for an address; null where each has to ask for themselves. */
type Result =
  | { readonly kept: Kept; readonly took: number }
  | { readonly failure: Failure }
  | { readonly loaded: Exclude<Loaded, { kind: "failed" }>; readonly isLong: boolean };

/**
 * The cache in front of Next, in a process of its own (docs/architecture.md §2.2): whole answers that anybody may get are
 * kept and sent from here, and rendering never stands in their way. Everything else passes through to a render process.
 */
export function createFront({
  forPages,
  forPeople,
  answerUnavailable,
  answers = createKeptAnswers(),
  limits = RENDER_LIMITS,
}: Options) {
  const inWork = new Map<string, Promise<Result | null>>();
  const takeTurn = createTurns(limits);
  const hits = new Map<string, number>();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/", headers } = request;
    const renderer = forPeople();
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const { expect: _, ...sent } = passable(headers);
    const hasBody =
      headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    const ask = () =>
      renderer.send(
        { method, path: url, headers: sent, ...(hasBody && { body: request }) },
        gone.signal,
      );
    let head: IncomingMessage;
    try {
      head = await ask();
      if (isFailedPage(request, head)) {
        const isHeld = head.headers[NOTES.held] !== undefined;
        const language = head.headers["content-language"];
        head.resume();
        if (isHeld) head = await ask();
        if (!isHeld || isFailedPage(request, head))
          return answerUnavailable(request, response, language);
      }
    } catch {
      if (!response.destroyed) answerUnavailable(request, response, undefined);
      return;
    }
    // What this request has changed is expired here before the client hears of it.
    await renderer.announcedUpTo(Number(head.headers[NOTES.expiries]));
    await forward(request, response, head, []);
  }

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    head: IncomingMessage,
    read: readonly Buffer[],
  ): Promise<void> {
    if (response.destroyed) return;
    response.writeHead(head.statusCode ?? 502, {
      ...passable(head.headers),
      "x-cache": "PASS",
      // The rest of a body that nobody reads must not be taken for the next request.
      ...(!request.complete && { connection: "close" }),
    });
    for (const part of read) response.write(part);
    await pipeline(head, response).catch(() => response.destroy());
  }

  /** Asks a render process, and keeps what may be kept; null where there are too many requests already. */
  async function load(
    url: string,
    visit: VisitKey,
    headers: IncomingMessage["headers"],
  ): Promise<Result | null> {
    const turn = takeTurn();
    if (!turn) return null;
    const end = await turn;
    try {
      const renderer = forPages();
      const askedAt = Date.now();
      const began = performance.now();
      let loaded = await loadAnswer(renderer, url, headers);
      // The first one has failed, and has told the page cache to give the last good page to the next.
      if (loaded.kind === "failed" && loaded.failure.isHeld)
        loaded = await loadAnswer(renderer, url, headers);
      if (loaded.kind === "failed") return { failure: loaded.failure };
      if (loaded.kind === "long") return { loaded, isLong: true };
      const took = performance.now() - began;
      const { answer } = loaded;
      const lifetime = lifetimeOf(url, visit.form, {
        status: answer.status,
        headers: loaded.headers,
      });
      if (!lifetime) return { loaded, isLong: false };
      const own = answer.page ? `${visit.form} ${visit.origin} ${answer.page}` : visit.key;
      return { kept: answers.keep(visit.key, own, answer, lifetime, askedAt), took };
    } finally {
      end();
    }
  }

  /** One request for all who ask for the same at the same time. */
  function loadOnce(url: string, visit: VisitKey, headers: IncomingMessage["headers"]) {
    const running = inWork.get(visit.key);
    if (running) return { result: running, isOwn: false };
    const result = load(url, visit, headers).finally(() => {
      if (inWork.get(visit.key) === result) inWork.delete(visit.key);
    });
    inWork.set(visit.key, result);
    return { result, isOwn: true };
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    kept: Kept,
    outcome: Outcome,
    took?: number,
  ): Promise<void> {
    const { page } = kept.answer;
    if (page && (outcome === "HIT" || outcome === "STALE"))
      hits.set(page, (hits.get(page) ?? 0) + 1);
    const age = outcome === "MISS" ? 0 : (Date.now() - kept.keptAt) / 1_000;
    await sendAnswer(request, response, kept.answer, { outcome, age, took });
  }

  async function answerShared(
    request: IncomingMessage,
    response: ServerResponse,
    visit: VisitKey,
  ): Promise<void> {
    const { url = "/", headers } = request;
    const found = answers.find(visit.key);
    if (found?.use === "fresh") return send(request, response, found.kept, "HIT");
    if (found?.use === "renewing") {
      // Nobody waits for it, so it takes nobody's turn (lib/server/take-turns.ts).
      void loadOnce(url, visit, { ...headers, "x-forwarded-for": "127.0.0.1" }).result;
      return send(request, response, found.kept, "STALE");
    }
    const { result: running, isOwn } = loadOnce(url, visit, headers);
    const result = await running;
    if (response.destroyed) return;
    if (result && "kept" in result)
      return send(request, response, result.kept, "MISS", result.took);
    if (result && "loaded" in result) {
      if (!isOwn) return pass(request, response);
      return sendUnkept(request, response, result.loaded);
    }
    if (found) {
      answers.waitWith(found.kept);
      return send(request, response, found.kept, "HELD");
    }
    const failed = result?.failure.answer;
    // The router in the browser loads the page itself when its data fail.
    if (failed && visit.form !== "page") {
      response.writeHead(failed.status, failed.headers).end(failed.body);
      return;
    }
    answerUnavailable(request, response, result?.failure.language);
  }

  /** An answer for this one client: a site with a password, a closed one, what is too long. */
  async function sendUnkept(
    request: IncomingMessage,
    response: ServerResponse,
    loaded: Exclude<Loaded, { kind: "failed" }>,
  ): Promise<void> {
    if (loaded.kind === "long") return forward(request, response, loaded.head, loaded.read);
    const { answer } = loaded;
    const packed = createPackedAnswer(answer);
    await sendAnswer(request, response, packed, { outcome: "MISS", age: 0 });
  }

  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const visit = visitKey(request);
      await (visit ? answerShared(request, response, visit) : pass(request, response));
    },

    /** Tags have expired: what was kept with them is asked for again, and so is what is being made. */
    expire(tags: readonly string[]): void {
      answers.expire(tags);
      inWork.clear();
    },

    /** How often pages were answered from here since the last time. */
    takeHits(): [path: string, hits: number][] {
      const all = [...hits];
      hits.clear();
      return all;
    },

    size: answers.size,
  };
}

/** A document that could not be rendered. With `Retry-After` the answer is deliberate. */
function isFailedPage({ method, url = "", headers }: IncomingMessage, head: IncomingMessage) {
  const isRead = method === "GET" || method === "HEAD";
  const isPage = isRead && !/^\/(?:_next|api)\//.test(url) && headers.rsc === undefined;
  return isPage && (head.statusCode ?? 502) >= 500 && head.headers["retry-after"] === undefined;
}
