/** Runs work when the page is idle; not every browser reports that. */
export const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? window.requestIdleCallback(work) : setTimeout(work, 200);
