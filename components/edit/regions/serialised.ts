/** Texts of one page, as the browser serialises them. */
const known = new Map<string, string>();
/** Texts that are remembered; more than a page has. */
const LIMIT = 1000;

/**
 * The markup as the browser serialises it, so that equal texts compare as equal. Remembered: fields ask again whenever
 * they are drawn.
 */
export function serialised(html: string): string {
  const found = known.get(html);
  if (found !== undefined) return found;
  const result = inert(html).body.innerHTML;
  if (known.size >= LIMIT) known.clear();
  known.set(html, result);
  return result;
}

/** A document of that markup in which nothing is loaded or run. */
export function inert(html: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page;
}
