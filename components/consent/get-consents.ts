import "server-only";
import { calls } from "#lib/api/calls/index.ts";
import { BackendFault } from "#lib/api/errors.ts";
import type { Consent } from "#lib/api/schemas/user.ts";
import { read } from "#lib/data/read.ts";
import { CONSENTS, toConsentRules } from "#lib/domain/account/consents.ts";
import { sanitizePhrase } from "#lib/security/sanitize.ts";
import type { SiteContext } from "#lib/site/types.ts";
import type { ConsentText } from "./consent-text.ts";

/**
 * The consents of a form type (docs/contract.md §5.12), with their HTML sanitised. Null where they could not be read:
 * the page is shown without them, and the browser tries again (docs/security.md §3.2).
 */
export async function getConsents(
  context: SiteContext,
  formType: string,
): Promise<ConsentText[] | null> {
  try {
    return toConsentRules(await readRecords(context, formType)).map(
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

/** Some backends answer only the second call. One that is silent is not asked twice. */
async function readRecords(context: SiteContext, formType: string): Promise<readonly Consent[]> {
  const { gdpr, cms } = calls;
  const first = read(context, gdpr.web.consent.filter, { input: { formType }, tags: ["consents"] });
  const records = await first.catch((error: unknown) => {
    if (!(error instanceof BackendFault) || error.error.kind === "network") throw error;
    return null;
  });
  if (records) return records;
  const input = { assigned_to: formType, perPage: CONSENTS };
  return (await read(context, cms.consent.filter, { input, tags: ["consents"] })) ?? [];
}
