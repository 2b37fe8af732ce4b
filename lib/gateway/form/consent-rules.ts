import "server-only";
import { toConsentRules } from "#lib/shop/domain/account/consents.ts";
import { readConsents } from "#lib/web/data/content/read-consents.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The consents that a form requires, read by the server whatever the form says; null if they cannot be read. */
export async function consentRules(context: SiteContext, type: string) {
  try {
    return toConsentRules(await readConsents(context, type));
  } catch {
    return null;
  }
}
