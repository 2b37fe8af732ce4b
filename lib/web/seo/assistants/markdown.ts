/**
 * A text for Markdown, in one line: nothing in it is markup, an entity or a link. Line breaks become blanks, so it cannot
 * begin a heading or a list either.
 */
export const inMarkdown = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .trim()
    .replace(/[\\`*_{}[\]<>()#+|!&~]/g, "\\$&")
    .replace(/^([-=]|\d+[.)])/, "\\$1");

/** A link; the address is one of ours, whose brackets are written as their bytes. */
export const linkIn = (text: string, address: string): string =>
  `[${inMarkdown(text)}](${address.replace(/[()<>\s\\]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, "0")}`)})`;
