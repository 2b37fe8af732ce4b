import "server-only";
import { toConsentRules } from "#lib/shop/domain/account/consents.ts";
import { readConsents } from "#lib/web/data/content/read-consents.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The consents of a form as the server knows them, whatever a form says; null where they cannot be read now. */
export async function consentRules(context: SiteContext, type: string) {
  try {
    return toConsentRules(await readConsents(context, type));
  } catch {
    return null;
  }
}
