import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Renderer } from "#lib/run/front/processes/renderer.ts";
import { readNotes } from "#lib/web/cache/page-notes.ts";
import { asksForDocument } from "#lib/web/next/router-headers.ts";
import { HEAD_DEADLINE, type Head, isLate } from "./connections.ts";
import { isUpload } from "./is-upload.ts";
import type { headersForCaches } from "./purge/headers-for-caches.ts";
import { type Asking, passable } from "./rendered-answer.ts";
import { bodyOf, dropRest, ownStream } from "./request-body.ts";
import type { Outcome } from "./send-answer.ts";
import { isShoppersCall } from "./visit-key.ts";

/** Milliseconds: a file takes as long as its sender, and a staff request may make a hundred backend calls. */
const UPLOAD = 900_000;
const STAFF = 300_000;

/** Says in the caller's own form that there is no answer, now (503) or in time (504). */
export type AnswerUnavailable = (
  request: IncomingMessage,
  response: ServerResponse,
  failure: { readonly status: 503 | 504; readonly language: string | undefined },
) => void;

/** The part of a process that the front needs. */
export type Process = Pick<Renderer, "send" | "failures" | "isReady">;

interface Options {
  readonly forPeople: () => Process;
  readonly forCalls: () => Process;
  readonly answerUnavailable: AnswerUnavailable;
  /** A request's headers for a process, including the front's own. */
  readonly headersFor: (request: IncomingMessage) => Asking["headers"];
  readonly note: (response: ServerResponse, outcome: Outcome, page: string | null) => void;
  /** More headers of the answer, for shared caches. */
  readonly forCaches?: ReturnType<typeof headersForCaches>;
}

/** Passes requests on whose answers are for one client, or change something. */
export function createPass({
  forPeople,
  forCalls,
  answerUnavailable,
  headersFor,
  note,
  forCaches = () => ({}),
}: Options) {
  /** A request's headers and body for a process. Only files are streamed, with their declared length. */
  function sentOn(request: IncomingMessage) {
    const headers = headersFor(request);
    const body = bodyOf(request);
    if (body !== undefined) return { headers, body };
    if (request.method !== "POST" || !isUpload(request.url)) return { headers };
    const length = request.headers["content-length"];
    return {
      headers: { ...headers, ...(length !== undefined && { "content-length": length }) },
      body: ownStream(request),
    };
  }

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    head: Head,
  ): Promise<void> {
    if (response.destroyed) {
      head.body.destroy();
      return;
    }
    if (isUpload(request.url)) await dropRest(request);
    note(response, "PASS", readNotes(head.headers).page);
    response.writeHead(head.statusCode, {
      ...passable(head.headers),
      ...forCaches(request, head),
      "x-cache": "PASS",
      // The unread rest of a body must not be taken for the next request.
      ...(!request.complete && { connection: "close" }),
    });
    await pipeline(head.body, response).catch(() => response.destroy());
  }

  return async function pass(
    request: IncomingMessage,
    response: ServerResponse,
    isStaff: boolean,
  ): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const renderer = isShoppersCall(request) && !isStaff ? forCalls() : forPeople();
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const asking = { method, path: url, ...sentOn(request), deadline: deadlineOf(url) };
    const ask = () => renderer.send(asking, gone.signal);
    const before = renderer.failures();
    const isRepeatable = method === "GET" || method === "HEAD";
    let head: Head;
    try {
      // Requests are lost if a process dies; those that change nothing can be sent a second time.
      head = await ask().catch((error: unknown) => {
        if (isRepeatable && !gone.signal.aborted && !isLate(error)) return ask();
        throw error;
      });
      if (isFailedPage(request, head)) {
        // The owner of the pages has an older one, which the next request gets.
        const isHeld = renderer.failures() !== before;
        const language = head.headers["content-language"];
        head.body.resume();
        if (isHeld) head = await ask();
        if (!isHeld || isFailedPage(request, head))
          return answerUnavailable(request, response, { status: 503, language });
      }
    } catch (error) {
      const status = isLate(error) ? 504 : 503;
      if (!response.destroyed)
        answerUnavailable(request, response, { status, language: undefined });
      return;
    }
    await forward(request, response, head);
  };
}

/** A document that could not be rendered. With `Retry-After` the answer is deliberate. */
function isFailedPage({ method, url = "", headers }: IncomingMessage, head: Head) {
  const isRead = method === "GET" || method === "HEAD";
  const isPage = isRead && !/^\/(?:_next|api)\//.test(url) && asksForDocument(headers);
  return isPage && head.statusCode >= 500 && head.headers["retry-after"] === undefined;
}

/** Milliseconds within which an answer must begin; after that the client gets an error. */
function deadlineOf(url: string): number {
  if (isUpload(url)) return UPLOAD;
  return /^\/api\/(?:edit|admin)\//.test(url) ? STAFF : HEAD_DEADLINE;
}
