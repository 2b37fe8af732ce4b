import type { Failure } from "./load-answer.ts";

/**
 * Milliseconds for which a process that has refused a page is asked for no other. A refusal waits for its turn there as
 * a page does, so that many of them slow down those that are being rendered; meanwhile the queue stays full.
 */
const RESPITE = 100;

/**
 * Remembers which processes have more to render than they take on, and how they said so.
 * @param now milliseconds
 */
export function createRespite(now: () => number) {
  const refusals = new WeakMap<object, { readonly until: number; readonly failure: Failure }>();
  return {
    /** What a process would answer now, as far as it is known: it has just refused another page. */
    refusalOf(process: object): Failure | null {
      const refusal = refusals.get(process);
      return refusal && now() < refusal.until ? refusal.failure : null;
    },

    begin(process: object, failure: Failure): void {
      refusals.set(process, { until: now() + RESPITE, failure });
    },
  };
}
