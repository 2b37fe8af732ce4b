/** Milliseconds of a frame: the time limit in browsers that cannot report idle time. */
const FRAME = 16;

/** Runs `work` when the browser is idle, or after so many milliseconds at the latest. */
export function whenIdle(work: () => void, timeout?: number): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, FRAME);
}
