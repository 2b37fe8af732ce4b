import "server-only";
import { toConsentRules } from "#lib/shop/domain/account/consents.ts";
import { readConsents } from "#lib/web/data/content/read-consents.ts";
import { sanitizePhrase } from "#lib/web/security/sanitize.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { ConsentText } from "./consent-text.ts";

/**
 * The consents of a form type (docs/contract.md §5.12), with their HTML sanitised. Null if they could not be read: the
 * page is shown without them, and the browser tries again (docs/security.md §3.2).
 */
export async function getConsents(
  context: SiteContext,
  formType: string,
): Promise<ConsentText[] | null> {
  try {
    return toConsentRules(await readConsents(context, formType)).map(
      ({ uniqueNumber, required, displayName }) => ({
        uniqueNumber,
        required,
        html: sanitizePhrase(displayName),
      }),
    );
  } catch {
    return null;
  }
}
