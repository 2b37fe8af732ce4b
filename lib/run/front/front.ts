import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { traceHeaders } from "#lib/base/trace/trace-context.ts";
import { readNotes } from "#lib/web/cache/page-notes.ts";
import { OTHER_VIEW_TAG } from "#lib/web/cache/tags.ts";
import { type Answer, NOTES, passableIn } from "./answer.ts";
import { createRespite } from "./busy-processes.ts";
import { createKeptAnswers, type Kept } from "./kept-answers.ts";
import { lifetimeOf } from "./lifetime.ts";
import { type Failure, type Loaded, loadAnswer } from "./load-answer.ts";
import { createCompany } from "./other-clients.ts";
import { createPackedAnswer } from "./packed-answer.ts";
import { type AnswerUnavailable, createPass, type Process } from "./pass.ts";
import { traceOf } from "./request-trace.ts";
import { type Outcome, sendAnswer } from "./send-answer.ts";
import { sendLong } from "./send-long.ts";
import { isStaffVisit } from "./staff-visit.ts";
import { type Asked, type VisitKey, visitKey } from "./visit-key.ts";

interface Options {
  /** The process for what anybody might have asked for. */
  readonly forPages: () => Process;
  /** The process for everything else. */
  readonly forPeople: () => Process;
  /** The process for calls of shoppers; by default, that for everything else. */
  readonly forCalls?: () => Process;
  /** Our own 503 page. */
  readonly answerUnavailable: AnswerUnavailable;
  readonly answers?: ReturnType<typeof createKeptAnswers>;
  /** What shared caches are told of an answer with these tags; nothing where there are none. */
  readonly keyHeaders?: (tags: readonly string[]) => Readonly<Record<string, string>>;
  /** Hears of each answer how it came about, and of which page it is. */
  readonly note?: (response: ServerResponse, outcome: Outcome, page: string | null) => void;
  /** Hears of each document that was rendered for everybody, and of which page it is. */
  readonly onPage?: (html: Buffer, asked: Asked, page: string) => void;
}

/** Milliseconds for which somebody waits for what another client has asked for. */
const PATIENCE = 250;

/** What became of asking for an address. */
type Result =
  | { readonly kept: Kept; readonly took: number }
  | { readonly failure: Failure }
  /** For one client, or sent as it comes. */
  | { readonly loaded: Exclude<Loaded, { kind: "failed" }>; readonly askedAt: number };

/**
 * The cache in front of Next, in a process of its own (docs/architecture.md §2.2): whole answers that anybody may get are
 * kept and sent from here, and rendering never stands in their way. Everything else passes through to a render process.
 */
export function createFront({
  forPages,
  forPeople,
  forCalls = forPeople,
  answerUnavailable,
  answers = createKeptAnswers(),
  keyHeaders = () => ({}),
  note = () => {},
  onPage = () => {},
}: Options) {
  const inWork = new Map<string, Promise<Result>>();
  const hits = new Map<string, number>();
  const company = createCompany();
  const respite = createRespite(answers.now);
  const pass = createPass({ forPeople, forCalls, answerUnavailable, headersFor, note });

  /** A request's headers for a render process, with what the front says of it. */
  function headersFor(request: Asked) {
    return {
      ...passableIn(request.headers),
      ...traceHeaders(traceOf(request)),
      [NOTES.company]: String(company.since(addressIn(request.headers))),
    };
  }

  /** Asks a render process, and keeps what may be kept. */
  async function load(request: Asked, visit: VisitKey): Promise<Result> {
    const { url = "/" } = request;
    const renderer = forPages();
    const refusal = respite.refusalOf(renderer);
    if (refusal) return { failure: refusal };
    const askedAt = answers.now();
    const began = performance.now();
    const sent = headersFor(request);
    let loaded = await loadAnswer(renderer, url, sent);
    if (loaded.kind === "failed" && loaded.failure.isWorthAsking)
      loaded = await loadAnswer(renderer, url, sent);
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

  /** Keeps an answer for everybody; null where it must not be. */
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

  function begin(request: Asked, visit: VisitKey) {
    const result = load(request, visit).finally(() => {
      if (inWork.get(visit.key) === result) inWork.delete(visit.key);
    });
    inWork.set(visit.key, result);
    return result;
  }

  /**
   * One request for all who ask for the same at the same time. Who asked first may have to wait for having asked for much
   * (lib/run/server/fair-queue.ts): the others do not wait with them for long.
   */
  async function loadOnce(request: IncomingMessage, visit: VisitKey) {
    const running = inWork.get(visit.key);
    const shared = running && (await Promise.race([running, wait(PATIENCE, null)]));
    if (shared && !("loaded" in shared)) return shared;
    return begin(request, visit);
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    kept: Kept,
    outcome: Outcome,
    took?: number,
  ): Promise<void> {
    const { page } = kept.answer;
    note(response, outcome, page);
    if (page && (outcome === "HIT" || outcome === "STALE"))
      hits.set(page, (hits.get(page) ?? 0) + 1);
    const age = outcome === "MISS" ? 0 : (answers.now() - kept.keptAt) / 1_000;
    await sendAnswer(request, response, kept.answer, { outcome, age, took });
  }

  async function answerShared(
    request: IncomingMessage,
    response: ServerResponse,
    visit: VisitKey,
  ): Promise<void> {
    const found = answers.find(visit.key);
    if (found?.use === "fresh") return send(request, response, found.kept, "HIT");
    if (found?.use === "renewing") {
      // It is the turn of who asks (lib/run/server/fair-queue.ts), though they do not wait for it: it may cost a whole render.
      if (!inWork.has(visit.key)) void begin(request, visit);
      return send(request, response, found.kept, "STALE");
    }
    if (found && !forPages().isReady()) return send(request, response, found.kept, "HELD");
    const result = await loadOnce(request, visit);
    if (response.destroyed) return dispose(result);
    if ("kept" in result) return send(request, response, result.kept, "MISS", result.took);
    if ("loaded" in result) return sendUnkept(request, response, visit, result);
    if (found) {
      answers.waitWith(found.kept);
      return send(request, response, found.kept, "HELD");
    }
    const { answer: failed, language, isLate: late } = result.failure;
    // The router in the browser loads the page itself when its data fail.
    if (failed && visit.form !== "page") {
      response.writeHead(failed.status, failed.headers).end(failed.body);
      return;
    }
    answerUnavailable(request, response, { status: late ? 504 : 503, language });
  }

  /** An answer for this one client, as one of a site with a password; or a long one, which is kept when it has been sent. */
  async function sendUnkept(
    request: IncomingMessage,
    response: ServerResponse,
    visit: VisitKey,
    { loaded, askedAt }: Extract<Result, { loaded: unknown }>,
  ): Promise<void> {
    if (loaded.kind === "long") {
      note(response, "MISS", readNotes(loaded.head.headers).page);
      const answer = await sendLong(request, response, loaded);
      if (answer) keep(request.url ?? "/", visit, answer, loaded.head.headers, askedAt);
      return;
    }
    const { answer } = loaded;
    note(response, "MISS", answer.page);
    const packed = createPackedAnswer(answer);
    await sendAnswer(request, response, packed, { outcome: "MISS", age: 0 });
  }

  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      company.sees(addressIn(request.headers));
      const isStaff = await isStaffVisit(request.headers);
      const visit = isStaff ? null : visitKey(request);
      await (visit ? answerShared(request, response, visit) : pass(request, response, isStaff));
    },

    /** Tags have expired: what was kept with them is asked for again, and so is what is being made. */
    expire(tags: readonly string[]): void {
      answers.expire(tags);
      inWork.clear();
    },

    /** Has a page that anybody may get rendered as if somebody asked for it, unless it is there. */
    async renew(asked: Asked): Promise<void> {
      const visit = visitKey(asked);
      if (!visit || inWork.has(visit.key) || answers.find(visit.key)?.use === "fresh") return;
      await begin(asked, visit);
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

/** The same, which no cache keeps. */
const forOneClient = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, "cache-control": "private, no-cache" },
});

/** Lets go of an answer that nobody will read. */
function dispose(result: Result): void {
  if ("loaded" in result && result.loaded.kind === "long") result.loaded.head.body.destroy();
}

/**
 * Whether an answer that may not be kept says that the page is no longer for everybody: closed, behind a password, moved
 * or personal. A page that merely could not be rendered whole is none of these, and leaves the older one where it is.
 */
function isDeliberate({ status, headers }: Answer): boolean {
  if (status === 503 || status === 401 || status === 403) return true;
  return (status >= 300 && status < 400) || /\bprivate\b/i.test(String(headers["cache-control"]));
}

const addressIn = (headers: IncomingMessage["headers"]): string =>
  String(headers["x-forwarded-for"] ?? "");
