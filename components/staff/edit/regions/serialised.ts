/** Texts of one page in the browser's serialisation. */
const known = new Map<string, string>();
/** The most cached texts; more than a page has. */
const LIMIT = 1000;

/**
 * The markup as the browser serialises it, so that equal texts compare as equal. Cached, because fields ask again
 * whenever they are drawn.
 */
export function serialised(html: string): string {
  const found = known.get(html);
  if (found !== undefined) return found;
  const result = inert(html).innerHTML;
  if (known.size >= LIMIT) known.clear();
  known.set(html, result);
  return result;
}

/** The markup in a document that loads, runs and reports nothing. */
export function inert(html: string): HTMLTemplateElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template;
}
