/**
 * The one allow-list of markup (docs/security.md §1.5), used by the server's sanitiser and the editor's. No `style` and
 * no `class`: with the shop's classes a text could cover the page. An `id` is stored as its author wrote it and
 * prefixed on pages (text-anchors.ts).
 */
export const ALLOWED_TAGS: readonly string[] = (
  "p br hr h2 h3 h4 h5 h6 blockquote pre code ul ol li dl dt dd strong b em i u s del ins small sub sup mark abbr cite q kbd " +
  "span div a img figure figcaption details summary table caption thead tbody tfoot tr th td"
).split(" ");

/** By tag; `*` applies to all of them. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  "*": ["lang", "dir", "id"],
  a: ["href", "title", "target", "rel", "name"],
  abbr: ["title"],
  details: ["open"],
  img: ["src", "alt", "title", "width", "height", "loading", "decoding"],
  ol: ["start", "reversed"],
  table: ["tabindex"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};
