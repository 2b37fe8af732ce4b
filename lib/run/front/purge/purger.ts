import { createPurgeTarget, type PurgeTiming } from "./purge-target.ts";
import { isTag } from "./surrogate-keys.ts";

const TIMING: PurgeTiming = {
  window: 50,
  again: 10_000,
  timeout: 5_000,
  retry: { first: 1_000, most: 60_000 },
};

interface Options {
  /** The caches in front of the shop. */
  readonly urls: readonly string[];
  /** The secret by which caches recognise the shop. */
  readonly secret: string | undefined;
  readonly timing?: Partial<PurgeTiming>;
}

/**
 * Tells the caches in front of the shop to drop answers when tags expire. Each cache has its own queue, so that an
 * unreachable one does not delay the others (docs/operations.md §7). Nobody waits for it.
 */
export function createPurger({ urls, secret, timing }: Options) {
  const targets = urls.map((url) => createPurgeTarget(url, secret, { ...TIMING, ...timing }));
  return {
    purge(tags: readonly string[]): void {
      const named = tags.filter(isTag);
      if (named.length > 0) for (const target of targets) target.purge(named);
    },
    /** Calls to all caches since the start, their repetitions included. */
    figures() {
      const each = targets.map((target) => target.figures());
      return {
        done: each.reduce((sum, { done }) => sum + done, 0),
        failed: each.reduce((sum, { failed }) => sum + failed, 0),
      };
    },
    /** Resolves when all that waits was sent, or could not be. */
    flush: () => Promise.all(targets.map((target) => target.flush())),
  };
}
