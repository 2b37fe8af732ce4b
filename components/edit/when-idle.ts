/** Runs when the page has nothing else to do; not every browser tells when that is. */
export const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? window.requestIdleCallback(work) : setTimeout(work, 200);
