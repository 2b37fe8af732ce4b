import type { Failure } from "./load-answer.ts";

/** Milliseconds after a refusal for which a process gets its requests one by one. */
const RESPITE = 1_000;
/** Milliseconds between two of them: no process renders more, so that its queue is full as long as there are enough. */
const PACE = 10;

interface Refusal {
  readonly at: number;
  readonly failure: Failure;
  /** When the last request was sent on. */
  sentAt: number;
}

/**
 * Remembers which processes have refused a page because they have as many as they take on, and how they said so. A refusal
 * waits for its turn there as a page does: thousands of them would slow down those that are being rendered.
 * @param now milliseconds
 */
export function createRespite(now: () => number) {
  const refusals = new WeakMap<object, Refusal>();
  return {
    /** The answer of a process to one more request, as far as it is known; null if it has to be asked. */
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
