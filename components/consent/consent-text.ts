import type { ConsentId } from "#lib/api/schemas/user.ts";
import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";

/** A consent as an island shows it: sanitised HTML from the server, or plain text where the browser had to read it. */
export interface ConsentText {
  readonly uniqueNumber: ConsentId;
  readonly required: boolean;
  readonly html?: SafeHtmlText;
  readonly text?: string;
}
