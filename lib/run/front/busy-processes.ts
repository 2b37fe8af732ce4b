import type { Failure } from "./load-answer.ts";

/** Milliseconds after a refusal during which a process gets its requests one at a time. */
const RESPITE = 1_000;
/** Milliseconds between two such requests: no process renders faster, so its queue stays full. */
const PACE = 10;

interface Refusal {
  readonly at: number;
  readonly failure: Failure;
  /** When the last request was sent on. */
  sentAt: number;
}

/**
 * Remembers which render processes are full, and their refusal, so that the front can answer for them: passing on
 * thousands of requests only to be refused would slow down the pages in progress.
 * @param now returns milliseconds
 */
export function createRespite(now: () => number) {
  const refusals = new WeakMap<object, Refusal>();
  return {
    /** The answer that a process would give to one more request, if known; null if it has to be asked. */
    refusalOf(process: object): Failure | null {
      const refusal = refusals.get(process);
      const at = now();
      if (!refusal || at - refusal.at >= RESPITE) return null;
      if (at - refusal.sentAt < PACE) return refusal.failure;
      refusal.sentAt = at;
      return null;
    },

    begin(process: object, failure: Failure): void {
      const at = now();
      refusals.set(process, { at, failure, sentAt: at });
    },
  };
}
