import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import { BackendFault, isRetryable } from "#lib/shop/api/errors.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { getApiKey } from "#lib/web/site/get-site.ts";
import type { Site } from "#lib/web/site/types.ts";
import { type CookieReader, cookieValue } from "./cookies.ts";
import { isAnyRevoked } from "./revoked-tokens.ts";
import { tokensIn } from "./session.ts";
import { isStaffHint } from "./staff-hint.ts";

/** The person of a request according to the profile of staff. */
interface StaffAnswer {
  readonly staff: User | null;
  /** The backend refused the session (403): it has to be ended once (docs/screens.md §5.1). */
  readonly isRefused: boolean;
}

const NOBODY: StaffAnswer = { staff: null, isRefused: false };

/**
 * The staff member of a request, read from the backend every time: the right to edit is never taken from a cookie. Null
 * if nobody is logged in, the session has ended, the token is refused (see `needsRenewal`), or it is a customer.
 * @throws BackendFault if the backend does not answer or fails, so that the visitor cannot be identified.
 */
export const getStaff = async (site: Site, cookies: CookieReader): Promise<User | null> =>
  (await identifyStaff(site, cookies)).staff;

/** The same, also saying whether the session was refused. @throws BackendFault as `getStaff` */
export async function identifyStaff(site: Site, cookies: CookieReader): Promise<StaffAnswer> {
  const [accessToken, refreshToken] = tokensIn(cookies);
  if (!accessToken || !(await isStaffHint(cookieValue(cookies, "staff"), site.siteId)))
    return NOBODY;
  if (await isAnyRevoked(site.siteId, [accessToken, refreshToken])) return NOBODY;
  const result = await sendToBackend(calls.user.profile, {
    site: { apiKey: await getApiKey(site.domain), siteId: site.siteId },
    // The profile does not depend on it, but every call names a language (docs/contract.md §1.2).
    locale: site.defaultLocale,
    storeId: site.stores[site.defaultLocale],
    accessToken,
    cache: "no-store",
  });
  if (result.ok) return result.data.isBackofficeUser ? { ...NOBODY, staff: result.data } : NOBODY;
  if (isRetryable(result.error)) throw new BackendFault(result.error, "user/profile");
  return { ...NOBODY, isRefused: result.error.status === 403 };
}
