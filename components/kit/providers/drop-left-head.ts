/** What a page says of itself in the head. */
const SAID = "title,meta[name],meta[property],[rel=canonical],[rel=alternate]";

/** React marks each element that it has made or taken over. */
const isTaken = (element: Element | undefined) => !!element && Object.keys(element).length > 0;

/**
 * Removes what the document said of its own page, once another page is shown: React leaves what it had not taken over when a
 * link was pressed, and two titles, descriptions and canonical addresses stay side by side.
 */
export function dropLeftHead(): void {
  const { head } = document;
  const [shown, left] = head.querySelectorAll("title");
  if (!left || isTaken(left) || !isTaken(shown)) return;
  for (const element of head.querySelectorAll(SAID)) if (!isTaken(element)) element.remove();
}
