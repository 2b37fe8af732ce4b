/** The local address a plain click on a link leads to; null for clicks that are the browser's own business. */
export function localTarget(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target) return null;
  return link.origin === location.origin ? link.pathname + link.search + link.hash : null;
}
