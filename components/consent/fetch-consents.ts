import type { calls } from "@/lib/api/calls";
import { endpoints } from "@/lib/api/endpoints";
import { callGateway } from "@/lib/api/http/browser";
import { toConsentRules } from "@/lib/domain/checkout/consents";
import { withoutHandlers } from "@/lib/utils/without-handlers";
import type { ConsentText } from "./consent-text";

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
