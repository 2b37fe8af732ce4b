import { isThrifty } from "./is-thrifty.ts";
import { whenIdle } from "./when-idle.ts";

/** Milliseconds for which a page loads its visible content before optional code is loaded. */
const PAUSE = 1_000;

/**
 * Resolves once the page has been shown for a while and the browser is idle; never on a slow or metered connection,
 * and not after `signal` is aborted.
 */
export function whenQuiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isThrifty()) return;
    const wake = () => signal.aborted || resolve();
    setTimeout(whenIdle, PAUSE, wake);
  });
}
