import { CONSENTS, toConsentRules } from "#lib/shop/domain/account/consents.ts";
import { gateway } from "#lib/web/client/gateway.ts";
import type { ConsentText } from "./consent-text.ts";
import { consentWords } from "./consent-words.tsx";

/** The consents of a form type as words with their links; null if they could not be read. */
export async function fetchConsents(formType: string): Promise<ConsentText[] | null> {
  let result = await gateway.gdpr.web.consent.filter({ input: { formType } });
  // Some backends answer only the second call, but a backend that does not respond is not called twice.
  if (!result.ok && result.error.kind !== "network")
    result = await gateway.cms.consent.filter({
      input: { assigned_to: formType, perPage: CONSENTS },
    });
  if (!result.ok) return null;
  return toConsentRules(result.data).map(({ uniqueNumber, required, displayName }) => ({
    uniqueNumber,
    required,
    text: consentWords(displayName, window.location.host),
  }));
}
