import { gateway } from "#lib/client/gateway.ts";
import { toConsentRules } from "#lib/domain/account/consents.ts";
import { withoutHandlers } from "#lib/security/without-handlers.ts";
import type { ConsentText } from "./consent-text.ts";

/** The consents of a form type, as plain text; null where they could not be read. */
export async function fetchConsents(formType: string): Promise<ConsentText[] | null> {
  const result = await gateway.gdpr.web.consent.filter({ input: { formType } });
  if (!result.ok) return null;
  return toConsentRules(result.data).map(({ uniqueNumber, required, displayName }) => ({
    uniqueNumber,
    required,
    text: plainText(displayName),
  }));
}

/** The text of an HTML, parsed into an inert document, where nothing loads or runs. */
const plainText = (html: string): string =>
  new DOMParser().parseFromString(withoutHandlers(html), "text/html").body.textContent?.trim() ??
  "";
