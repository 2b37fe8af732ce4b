/** Milliseconds of a frame: browsers that do not say when they are idle get this long for what they have begun. */
const FRAME = 16;

/** Runs `work` when the browser is idle, or after so many milliseconds at the latest. */
export function whenIdle(work: () => void, timeout?: number): void {
  if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout });
  else setTimeout(work, FRAME);
}
