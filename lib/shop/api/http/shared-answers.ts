import { LRUCache } from "lru-cache";
import { processWide } from "#lib/base/utils/process-wide.ts";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { readAnswer } from "./answer.ts";

interface Kept {
  readonly call: Call;
  readonly body: string;
  readonly answer: Result<unknown>;
  /** Milliseconds since 1970, taken before the request. */
  readonly askedAt: number;
}

/** Characters of all stored bodies. The parsed values take several times as much memory. */
const MOST = 4_000_000;

const kept = processWide(
  "shared-answers",
  () =>
    new LRUCache<string, Kept>({ maxSize: MOST, sizeCalculation: ({ body }) => body.length + 1 }),
);

/** The stored answer to a request if it is recent enough; null if it has to be requested. */
export function recentAnswer<C extends Call>(
  place: string,
  call: C,
  isRecent: (askedAt: number) => boolean,
): Result<AnswerOf<C>> | null {
  const before = kept.get(place);
  if (before?.call !== call || !isRecent(before.askedAt)) return null;
  // The same call has parsed it.
  return before.answer as Result<AnswerOf<C>>;
}

/**
 * Reads an answer that every page needs, such as the category tree. It is parsed again only when its text changes, so
 * that a page is not slower in a shop with a larger tree. All readers share it, so it is frozen. `place` identifies the
 * request: its address, body and sender.
 */
export function readShared<C extends Call>(
  place: string,
  call: C,
  status: number,
  body: string | null,
  askedAt: number,
): Result<AnswerOf<C>> {
  const before = kept.get(place);
  // The same call with the same text gives the same type.
  if (before && before.call === call && before.body === body && status === 200) {
    kept.set(place, { ...before, askedAt: Math.max(askedAt, before.askedAt) });
    return before.answer as Result<AnswerOf<C>>;
  }
  const answer = readAnswer(call, status, body);
  if (answer.ok && body !== null && status === 200)
    kept.set(place, { call, body, answer: frozen(answer), askedAt });
  return answer;
}

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const one of Object.values(value)) frozen(one);
  return value;
}
