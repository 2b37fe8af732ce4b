import "server-only";
import { markupLines } from "#lib/base/utils/markup-words.ts";
import { boundedTree } from "./bounded-markup.ts";

/**
 * The text of HTML as a page shows it, each paragraph on its own line: character references are decoded, style sheets
 * and scripts left out. Never rendered as HTML. In a browser `documentText` does the same without parse5.
 */
export const plainLines = (html: string): string => markupLines(boundedTree(html));

/** The same in one line. */
export const plainText = (html: string): string => plainLines(html).replaceAll("\n", " ");

/** A line that ends as a sentence or a part of one does, perhaps within quotation marks or brackets. */
const ENDS = /[.!?…:;,،؛؟。！？‒-―][\p{Pf}\p{Pe}"']*$/u;

/**
 * The same for a reader who sees no lines, such as a search engine: headings, items of a list and paragraphs without a mark
 * at their end get a full stop where another one follows.
 */
export function plainProse(html: string): string {
  const lines = markupLines(boundedTree(html), " ").split("\n");
  return lines
    .map((line, at) => (at === lines.length - 1 || ENDS.test(line) ? line : `${line}.`))
    .join(" ");
}
