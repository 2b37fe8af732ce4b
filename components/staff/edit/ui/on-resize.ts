/**
 * Calls `then` in the frame after an element has got another size, once for all of them, and once for the first sizes.
 * A change of the layout within the observer's own call would be reported by the browser as an error.
 * @param then gets the content box of the last one
 * @returns ends it
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
