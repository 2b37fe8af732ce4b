/** The elements of the head that are about the page. */
const SAID =
  'title,meta[name=description],meta[name=robots],meta[name^="twitter:"],meta[property],[rel=canonical],[rel=alternate]';

/** React marks each element that it has made or taken over. */
const isTaken = (element: Element | undefined) => !!element && Object.keys(element).length > 0;

/**
 * Removes the `<head>` elements of the first page once another page is shown. React leaves those that it had not
 * hydrated when a link was pressed, so that there would be two titles, descriptions and canonical URLs.
 */
export function dropLeftHead(): void {
  const { head } = document;
  const [shown, left] = head.querySelectorAll("title");
  if (!left || isTaken(left) || !isTaken(shown)) return;
  for (const element of head.querySelectorAll(SAID)) if (!isTaken(element)) element.remove();
}

// After the first change of the page, because the new page's head may come later.
dropLeftHead();
new MutationObserver(dropLeftHead).observe(document.head, { childList: true });
