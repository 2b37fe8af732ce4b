import "server-only";
import { markupLines } from "#lib/utils/markup-words.ts";
import { boundedTree } from "./bounded-markup.ts";

/**
 * The words of an HTML as a page shows them, each paragraph on a line of its own: character references are read, style
 * sheets and scripts are no words. Never rendered as HTML. In a browser `documentText` does the same without parse5.
 */
export const plainLines = (html: string): string => markupLines(boundedTree(html));

/** The same in one line. */
export const plainText = (html: string): string => plainLines(html).replaceAll("\n", " ");
