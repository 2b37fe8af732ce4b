import "server-only";
import { readConsents } from "#lib/data/content/consents.ts";
import { toConsentRules } from "#lib/domain/account/consents.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** The consents of a form as the server knows them, whatever a form says; null where they cannot be read now. */
export async function consentRules(context: SiteContext, type: string) {
  try {
    return toConsentRules(await readConsents(context, type));
  } catch {
    return null;
  }
}
