import "server-only";
import { staffConsentsCall } from "#lib/shop/api/calls/product-variants.ts";
import {
  ADMIN_CONSENTS,
  type ConsentRow,
  toConsentRows,
} from "#lib/staff/admin/consents/consent-rows.ts";
import { readAsStaff } from "#lib/staff/admin/staff-read.ts";
import type { Locale, SiteContext } from "#lib/web/site/types.ts";

export interface ReadConsents {
  /** Null if the backend returned none. */
  readonly rows: readonly ConsentRow[] | null;
  readonly hasEnded: boolean;
}

/** All consents of the site in a language, in the order in which their forms show them. */
export async function readConsents(
  context: SiteContext,
  locale: Locale = context.locale,
): Promise<ReadConsents> {
  const { result, hasEnded } = await readAsStaff({ ...context, locale }, staffConsentsCall, {
    input: { limit: ADMIN_CONSENTS },
  });
  return { rows: result.ok ? toConsentRows(result.data) : null, hasEnded };
}
