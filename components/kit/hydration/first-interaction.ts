/** Resolves when an island's code is needed. `signal`: the island is gone. */
export type WaitFor = (element: HTMLElement, signal: AbortSignal) => Promise<void>;

/**
 * A visitor's first actions. A screen reader clicks without a pointer, and voice input, or the browser, fills in a
 * field.
 */
const SIGNS = [
  ...["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "click"],
  ...["input", "change"],
];

/**
 * Resolves at the first sign that the visitor uses the page; immediately if the page is already scrolled or has the
 * focus. For islands in the first screen that also work as plain markup (docs/late-hydration.md).
 */
export const whenAlive: WaitFor = (_element, signal) =>
  new Promise((resolve) => {
    const isUsed = window.scrollY > 0 || document.activeElement !== document.body;
    if (isUsed) return resolve();
    const options = { once: true, passive: true, capture: true, signal };
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), options);
  });
