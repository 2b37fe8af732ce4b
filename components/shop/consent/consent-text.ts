import type { ReactNode } from "react";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";

/** A consent for an island: sanitised HTML from the server, or words with links if the browser had to read it. */
export interface ConsentText {
  readonly uniqueNumber: ConsentId;
  readonly required: boolean;
  readonly html?: SafeHtmlText;
  readonly text?: ReactNode;
}
