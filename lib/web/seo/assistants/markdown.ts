/**
 * Marks that few readers of Markdown but those of CommonMark know how to escape by a backslash. An entity is text to all of
 * them: to Python-Markdown, Parsedown and Text::Markdown, too, for which `\<b>` is a backslash and a tag.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "|": "&#124;",
  "~": "&#126;",
};

/**
 * A text for Markdown, in one line: nothing in it is markup, an entity or a link, whichever Markdown it is read as. Line
 * breaks become blanks, so it cannot begin a heading or a list either.
 */
export const inMarkdown = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
    .trim()
    .replace(/[\\`*_{}[\]()#+!<>&|~]/g, (mark) => ENTITIES[mark] ?? `\\${mark}`)
    .replace(/^=/, "&#61;")
    .replace(/^(\d+(?=\.)|(?=-))/, "$1\\");

/** One of our addresses alone: asterisks and underscores in it do not emphasize. */
export const addressIn = (address: string): string => `<${inBrackets(address)}>`;

/** A link; the address is one of ours, whose brackets are written as their bytes. */
export const linkIn = (text: string, address: string): string =>
  `[${inMarkdown(text)}](${inBrackets(address)})`;

const inBrackets = (address: string): string =>
  address.replace(/[()<>\s\\]/g, (char) => `%${char.charCodeAt(0).toString(16).padStart(2, "0")}`);
