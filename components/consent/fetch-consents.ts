import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import { toConsentRules } from "#lib/domain/account/consents.ts";
import { withoutHandlers } from "#lib/security/without-handlers.ts";
import type { ConsentText } from "./consent-text.ts";

/** The consents of a form type, as text; null where they could not be fetched. */
export async function fetchConsents(formType: string): Promise<ConsentText[] | null> {
  const result = await callGateway<(typeof calls)["gdpr"]["consentFilter"]>(
    endpoints.gdpr.consentFilter,
    { input: { formType } },
  );
  if (!result.ok) return null;
  return toConsentRules(result.data).map(({ uniqueNumber, required, displayName }) => ({
    uniqueNumber,
    required,
    text: plainText(displayName),
  }));
}

/** The words of an HTML, read in a document where nothing loads or runs. */
const plainText = (html: string): string =>
  new DOMParser().parseFromString(withoutHandlers(html), "text/html").body.textContent?.trim() ??
  "";
