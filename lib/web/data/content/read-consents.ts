import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import { BackendFault } from "#lib/shop/api/errors.ts";
import type { Consent } from "#lib/shop/api/schemas/user-schema.ts";
import { CONSENTS } from "#lib/shop/domain/account/consents.ts";
import { read } from "#lib/web/data/read.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * The consents of a form type as the backend has them (docs/contract.md §5.12). Some backends answer only the second
 * call, but a backend that does not respond is not called twice.
 */
export async function readConsents(
  context: SiteContext,
  formType: string,
): Promise<readonly Consent[]> {
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
