/**
 * Resolves when the content after an element is below the viewport, so that nothing visible moves if the element grows.
 */
export function whenUnseen(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const after = followerOf(element);
    const isBelow = () => after === null || after.getBoundingClientRect().top >= window.innerHeight;
    if (isBelow()) return resolve();
    const stop = new AbortController();
    const look = () => {
      if (!isBelow()) return;
      stop.abort();
      resolve();
    };
    signal.addEventListener("abort", () => stop.abort());
    for (const event of ["scroll", "resize"])
      window.addEventListener(event, look, { passive: true, signal: stop.signal });
  });
}

/** The next sibling of an element or of its nearest ancestor that has one; null at the end of the page. */
function followerOf(element: Element): Element | null {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (at.nextElementSibling) return at.nextElementSibling;
  return null;
}
