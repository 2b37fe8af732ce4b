/** A tag, or the start of one to the end of the text: searching on behind it would take the square of the length. */
const TAG = /<[^>]*(?:>|$)/g;

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
