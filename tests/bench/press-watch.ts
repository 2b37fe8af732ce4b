/** Notes of a page about the first press on it: times since its beginning, in milliseconds. */
export interface Pressed {
  readonly pressed: number | null;
  /** When the first frame after a visible change of the button, or after an open dialog, was there. */
  readonly sign: number | null;
  readonly sheet: number | null;
  /** The longest answer of any press or key (Interaction to Next Paint). */
  readonly slowest: number;
}

/**
 * A script for any build of the shop, before its own scripts. A sign is whatever a shopper can see at the button: it is
 * busy, or something has opened.
 */
export const PRESS_WATCH = `(() => {
  const watch = (window.pressWatch = { pressed: null, sign: null, sheet: null, slowest: 0 });
  const BUSY = "[data-held],[aria-busy=true]";
  let button = null;
  const look = () => {
    if (watch.pressed === null || watch.sheet !== null) return;
    const isOpen = document.querySelector("dialog[open]") !== null;
    const isBusy = button?.matches(BUSY) || document.querySelector("form " + BUSY) !== null;
    if (!isBusy && !isOpen) return;
    requestAnimationFrame(() => setTimeout(() => {
      const now = performance.now();
      watch.sign ??= now;
      if (isOpen) watch.sheet ??= now;
    }));
  };
  addEventListener("pointerdown", ({ target, timeStamp }) => {
    if (watch.pressed !== null || !(target instanceof Element)) return;
    button = target.closest("button");
    if (!button?.closest("form")) return;
    watch.pressed = timeStamp;
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  }, true);
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) watch.slowest = Math.max(watch.slowest, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
})()`;
