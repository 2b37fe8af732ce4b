/** Pixels below the window at which something is about to be seen. */
const MARGIN = "600px";

/**
 * Resolves when the first element of a selector comes near the window or is gone into by focus or touch, at once where
 * there is none to wait for (server, client navigation). For islands far down a page: their server markup stays as it
 * is until their code is worth loading.
 */
export function whenNear(selector: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.querySelector(selector);
  if (!element || typeof IntersectionObserver === "undefined") return Promise.resolve();
  return new Promise((resolve) => {
    const come = () => {
      observer.disconnect();
      for (const name of EVENTS) element.removeEventListener(name, come);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    for (const name of EVENTS) element.addEventListener(name, come, { passive: true });
  });
}

const EVENTS = ["focusin", "pointerdown"] as const;
