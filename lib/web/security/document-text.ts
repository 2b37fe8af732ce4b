import { markupLines } from "#lib/base/utils/markup-words.ts";
import { withoutHandlers } from "./without-handlers.ts";

/**
 * The text of HTML as `plainLines` gives it on the server, by the browser's own parser: parse5 is too heavy for a page.
 * The document is inert: nothing in it loads or runs.
 */
export const documentLines = (html: string): string =>
  markupLines(new DOMParser().parseFromString(withoutHandlers(html), "text/html").body);

/** The same in one line. */
export const documentText = (html: string): string => documentLines(html).replaceAll("\n", " ");
