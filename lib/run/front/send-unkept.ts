import type { IncomingMessage, ServerResponse } from "node:http";
import { readNotes } from "#lib/web/cache/page-notes.ts";
import type { Failure } from "./load-answer.ts";
import type { createVisitLoader, Result } from "./load-visit.ts";
import { createPackedAnswer } from "./packed-answer.ts";
import type { AnswerUnavailable } from "./pass.ts";
import { type Outcome, sendAnswer } from "./send-answer.ts";
import { sendLong } from "./send-long.ts";
import type { VisitKey } from "./visit-key.ts";

interface Options extends Pick<ReturnType<typeof createVisitLoader>, "keep"> {
  readonly answerUnavailable: AnswerUnavailable;
  readonly note: (response: ServerResponse, outcome: Outcome, page: string | null) => void;
}

/** Sends uncacheable answers to requests for a page. */
export function createUnkeptSender({ answerUnavailable, note, keep }: Options) {
  function sendFailure(
    request: IncomingMessage,
    response: ServerResponse,
    { form }: VisitKey,
    { answer, language, isLate }: Failure,
  ): void {
    // The router in the browser loads the page itself when its data fail.
    if (answer && form !== "page")
      response.writeHead(answer.status, answer.headers).end(answer.body);
    else answerUnavailable(request, response, { status: isLate ? 504 : 503, language });
  }

  /**
   * Sends an answer meant for this one client, e.g. of a site with a password; or a long one, which is cached after it
   * was sent.
   */
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

  return { sendUnkept, sendFailure };
}
