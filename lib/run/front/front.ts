import type { IncomingMessage, ServerResponse } from "node:http";
import { traceHeaders } from "#lib/base/trace/trace-context.ts";
import { createKeptAnswers, type Kept } from "./kept-answers.ts";
import { createLoadOnce } from "./load-once.ts";
import { createVisitLoader, type Result, type VisitLoaderOptions } from "./load-visit.ts";
import { createCompany } from "./other-clients.ts";
import { type AnswerUnavailable, createPass, type Process } from "./pass.ts";
import { headersForCaches } from "./purge/headers-for-caches.ts";
import { NOTES, passableIn } from "./rendered-answer.ts";
import { traceOf } from "./request-trace.ts";
import { type Outcome, sendAnswer } from "./send-answer.ts";
import { createUnkeptSender } from "./send-unkept.ts";
import { isStaffVisit } from "./staff-visit.ts";
import { type Asked, type VisitKey, visitKey } from "./visit-key.ts";

interface Options
  extends Pick<VisitLoaderOptions, "forPages">,
    Partial<Pick<VisitLoaderOptions, "answers" | "keyHeaders" | "onPage">> {
  /** The process for everything else. */
  readonly forPeople: () => Process;
  /** The process for calls of shoppers; by default, that for everything else. */
  readonly forCalls?: () => Process;
  /** Whether answers are cached here; false if the operator's own cache does it (`FRONT=off`). */
  readonly keeps?: boolean;
  /** Our own 503 page. */
  readonly answerUnavailable: AnswerUnavailable;
  /** Called with the outcome and page of each answer. */
  readonly note?: (response: ServerResponse, outcome: Outcome, page: string | null) => void;
}

/**
 * The cache in front of Next, in a process of its own (docs/architecture.md §2.2): answers that are the same for
 * everybody are cached and sent from here, so that rendering never delays them. Everything else is passed to a render
 * process.
 */
export function createFront({
  forPages,
  forPeople,
  forCalls = forPeople,
  keeps = true,
  answerUnavailable,
  answers = createKeptAnswers(),
  keyHeaders = () => ({}),
  note = () => {},
  onPage = () => {},
}: Options) {
  const hits = createHits();
  const company = createCompany();
  const forCaches = keeps ? undefined : headersForCaches(keyHeaders);
  const pass = createPass({ forPeople, forCalls, answerUnavailable, headersFor, note, forCaches });
  const { load, keep } = createVisitLoader({ forPages, answers, keyHeaders, onPage, headersFor });
  const { begin, loadOnce, inWork } = createLoadOnce(load);
  const { sendUnkept, sendFailure } = createUnkeptSender({ answerUnavailable, note, keep });

  /** A request's headers for a render process, with what the front says of it. */
  function headersFor(request: Asked) {
    return {
      ...passableIn(request.headers),
      ...traceHeaders(traceOf(request)),
      [NOTES.company]: String(company.since(addressIn(request.headers))),
    };
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
    if (page && (outcome === "HIT" || outcome === "STALE")) hits.add(page);
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
      // Renewing counts towards this client's share (lib/run/server/fair-queue.ts), although it does not wait for it:
      // it may cost a whole render.
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
    sendFailure(request, response, visit, result.failure);
  }

  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      company.sees(addressIn(request.headers));
      const isStaff = await isStaffVisit(request.headers);
      const visit = isStaff || !keeps ? null : visitKey(request);
      await (visit ? answerShared(request, response, visit) : pass(request, response, isStaff));
    },

    /** Expires tags: cached answers with them are requested again, and so are answers in progress. */
    expire(tags: readonly string[]): void {
      answers.expire(tags);
      inWork.clear();
    },

    /** Renders a public page as if somebody had requested it, unless it is cached. */
    async renew(asked: Asked): Promise<void> {
      const visit = visitKey(asked);
      if (!visit || inWork.has(visit.key) || answers.find(visit.key)?.use === "fresh") return;
      await begin(asked, visit);
    },

    /** How often pages were answered from here since the last time. */
    takeHits: hits.take,

    size: answers.size,
  };
}

/** Counts the answers of each page, until they are taken. */
function createHits() {
  const hits = new Map<string, number>();
  return {
    add: (page: string): void => void hits.set(page, (hits.get(page) ?? 0) + 1),
    take(): [path: string, hits: number][] {
      const all = [...hits];
      hits.clear();
      return all;
    },
  };
}

/** Discards an answer that nobody will read. */
function dispose(result: Result): void {
  if ("loaded" in result && result.loaded.kind === "long") result.loaded.head.body.destroy();
}

const addressIn = (headers: IncomingMessage["headers"]): string =>
  String(headers["x-forwarded-for"] ?? "");
