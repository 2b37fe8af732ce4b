/** A tag, or the start of one to the end of the text: searching on behind it would take the square of the length. */
const TAG = /<[^>]*(?:>|$)/g;

/** Tags at which a line ends, and those at which a word does. */
const BLOCK =
  /^<\/?(?:address|article|aside|blockquote|br|caption|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tr|ul)\b/i;
const CELL = /^<\/?t[dh]\b/i;

/** HTML as plain text that keeps its lines: each block is one of its own, without empty ones. Never rendered as HTML. */
export const plainLines = (html: string): string =>
  html
    .replace(/\s+/g, " ")
    .replace(TAG, (tag) => {
      if (!tag.endsWith(">")) return tag;
      return BLOCK.test(tag) ? "\n" : CELL.test(tag) ? " " : "";
    })
    .split("\n")
    .map(plainText)
    .filter((line) => line !== "")
    .join("\n");

/** HTML as plain text: the words without markup. Never rendered as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(TAG, (tag) => (tag.endsWith(">") ? " " : tag))
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
