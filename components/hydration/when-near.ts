/** Distance from the viewport at which an element counts as near. */
const MARGIN = "600px";
const TOUCHES = ["focusin", "pointerdown"] as const;

/** Resolves when an element is near the viewport, or gets the focus or a press. */
export function whenNear(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: MARGIN },
    );
    const come = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
    void whenTouched(element, signal).then(come);
  });
}

/** Resolves when an element gets the focus or a press, or the connection comes back. */
export function whenTouched(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const once = { once: true, passive: true, signal } as const;
    for (const touch of TOUCHES) element.addEventListener(touch, () => resolve(), once);
    window.addEventListener("online", () => resolve(), once);
  });
}
