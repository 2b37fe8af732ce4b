import "server-only";
import { calls } from "#lib/api/calls/index.ts";
import { read } from "#lib/data/read.ts";
import { toConsentRules } from "#lib/domain/account/consents.ts";
import { sanitizePhrase } from "#lib/security/sanitize.ts";
import type { SiteContext } from "#lib/site/types.ts";
import type { ConsentText } from "./consent-text.ts";

/**
 * The consents of a form type (spec 3), their HTML made safe. Null where the backend did not tell: the page stands without
 * them and the browser asks again (hardening, "one block fails").
 */
export async function getConsents(
  context: SiteContext,
  formType: string,
): Promise<ConsentText[] | null> {
  try {
    const records = await read(context, calls.gdpr.consentFilter, {
      input: { formType },
      tags: ["consents"],
    });
    return toConsentRules(records ?? []).map(({ uniqueNumber, required, displayName }) => ({
      uniqueNumber,
      required,
      html: sanitizePhrase(displayName),
    }));
  } catch {
    return null;
  }
}
