/** Resolves when an island's code is wanted. `signal`: the island is gone. */
export type WaitFor = (element: HTMLElement, signal: AbortSignal) => Promise<void>;

/** What a visitor does first. A screen reader presses without a pointer, and a voice, or the browser, fills in a field. */
const SIGNS = [
  ...["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "click"],
  ...["input", "change"],
];

/**
 * Resolves at the first sign that somebody uses the page, and at once where there was one: then the page is scrolled, or
 * has the focus. For islands in the first screen that work as markup too (docs/late-hydration.md).
 */
export const whenAlive: WaitFor = (_element, signal) =>
  new Promise((resolve) => {
    const isUsed = window.scrollY > 0 || document.activeElement !== document.body;
    if (isUsed) return resolve();
    const options = { once: true, passive: true, capture: true, signal };
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), options);
  });
