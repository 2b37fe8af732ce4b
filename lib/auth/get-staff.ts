import "server-only";
import { calls } from "#lib/api/calls/index.ts";
import { BackendFault, isRetryable } from "#lib/api/errors.ts";
import { sendToBackend } from "#lib/api/http/backend.ts";
import type { User } from "#lib/api/schemas/user.ts";
import { getApiKey } from "#lib/site/get-site.ts";
import type { Site } from "#lib/site/types.ts";
import { type CookieReader, cookieValue } from "./cookies.ts";

/**
 * The staff member of a request, read from the backend every time: the right to edit is never taken from a cookie.
 * Null where nobody is logged in, the token is refused (see `needsRenewal`), or it is a customer.
 * @throws BackendFault where the backend does not answer or fails, so that the visitor cannot be identified.
 */
export async function getStaff(site: Site, cookies: CookieReader): Promise<User | null> {
  const accessToken = cookieValue(cookies, "accessToken");
  if (!accessToken) return null;
  const result = await sendToBackend(calls.user.profile, {
    site: { apiKey: await getApiKey(site.domain), siteId: site.siteId },
    // The profile does not depend on it, but every call names a language (docs/contract.md §1.2).
    locale: site.defaultLocale,
    storeId: site.stores[site.defaultLocale],
    accessToken,
    cache: "no-store",
  });
  if (result.ok) return result.data.isBackofficeUser ? result.data : null;
  if (isRetryable(result.error)) throw new BackendFault(result.error, "user/profile");
  return null;
}
