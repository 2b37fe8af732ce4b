import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";

/** A consent as an island shows it: safe HTML from the server, or plain text when the browser had to ask itself. */
export interface ConsentText {
  readonly uniqueNumber: string;
  readonly required: boolean;
  readonly html?: SafeHtmlText;
  readonly text?: string;
}
