import type { IncomingHttpHeaders } from "node:http";
import type { Renderer } from "#lib/run/front/processes/renderer.ts";
import { readNotes } from "#lib/web/cache/page-notes.ts";
import { type Head, isLate } from "./connections.ts";
import { FRONT_LIMITS } from "./front-limits.ts";
import { type Answer, type Asking, NOTES, passable } from "./rendered-answer.ts";

/** The answer of a render process to a public request. */
export type Loaded =
  | { readonly kind: "whole"; readonly answer: Answer; readonly headers: IncomingHttpHeaders }
  /** A large answer is streamed: its head, the part read so far, and the rest. */
  | { readonly kind: "long"; readonly head: Head; readonly read: readonly Buffer[] }
  | { readonly kind: "failed"; readonly failure: Failure };

export interface Failure {
  /** The answer to send; null if there is none. */
  readonly answer: Answer | null;
  /**
   * Whether another try makes sense: the connection broke for a reason that may not recur, or the owner of the pages
   * has an older page.
   */
  readonly isWorthAsking: boolean;
  /** Whether the process has as much to render as it accepts. */
  readonly isBusy: boolean;
  /** The answer has not begun in time. */
  readonly isLate: boolean;
  readonly language: string | undefined;
}

/** Request headers that make an answer depend on the client, or that the front handles itself. */
const OWN = [
  "accept-encoding",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "range",
];

/** Asks a render process for the whole answer of an address. */
export async function loadAnswer(
  renderer: Pick<Renderer, "send" | "failures">,
  path: string,
  headers: Asking["headers"],
): Promise<Loaded> {
  const sent = { ...headers };
  for (const name of OWN) delete sent[name];
  const before = renderer.failures();
  try {
    const head = await renderer.send({
      method: "GET",
      path,
      headers: { ...sent, "accept-encoding": "identity" },
    });
    return await readAll(head, () => renderer.failures() !== before);
  } catch (error) {
    const late = isLate(error);
    return {
      kind: "failed",
      failure: {
        answer: null,
        isWorthAsking: !late,
        isBusy: false,
        isLate: late,
        language: undefined,
      },
    };
  }
}

async function readAll(head: Head, isWorthAsking: () => boolean): Promise<Loaded> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of head.body.iterator({ destroyOnReturn: false })) {
    parts.push(part);
    bytes += part.length;
    if (bytes > FRONT_LIMITS.atOnce) return { kind: "long", head, read: parts };
  }
  const { statusCode, headers } = head;
  const answer: Answer = {
    status: statusCode,
    headers: passable(headers),
    body: Buffer.concat(parts),
    ...readNotes(headers),
  };
  // With `Retry-After` it is deliberate: a closed site, not a busy process.
  const isBusy = headers[NOTES.busy] !== undefined;
  const isDeliberate = headers["retry-after"] !== undefined && !isBusy;
  if (statusCode < 500 || isDeliberate) return { kind: "whole", answer, headers };
  const language = headers["content-language"];
  return {
    kind: "failed",
    failure: { answer, isWorthAsking: isWorthAsking(), isBusy, isLate: false, language },
  };
}
