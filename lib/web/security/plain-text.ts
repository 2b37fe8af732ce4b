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

/** A line that ends with punctuation, perhaps inside quotation marks or brackets. */
const ENDS = /[.!?…:;,،؛؟。！？‒-―][\p{Pf}\p{Pe}"']*$/u;

/**
 * The same for readers without lines, such as search engines: a heading, list item or paragraph without final
 * punctuation gets a full stop if another one follows.
 */
export function plainProse(html: string): string {
  const lines = markupLines(boundedTree(html), " ").split("\n");
  return lines
    .map((line, at) => (at === lines.length - 1 || ENDS.test(line) ? line : `${line}.`))
    .join(" ");
}
