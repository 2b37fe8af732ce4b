/**
 * Calls `then` in the frame after an element was resized, once for all of them, and once for the initial sizes.
 * Changing the layout in the observer's own callback would be reported by the browser as an error.
 * @param then gets the content box of the last one
 * @returns a function that stops it
 */
export function onResize(
  elements: Iterable<Element>,
  then: (content: DOMRectReadOnly) => void,
): () => void {
  let frame = 0;
  let content = new DOMRectReadOnly();
  const observer = new ResizeObserver((entries) => {
    content = entries.at(-1)?.contentRect ?? content;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      then(content);
    });
  });
  for (const element of elements) observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
