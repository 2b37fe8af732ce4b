import "server-only";
import { log } from "#lib/base/config/log.ts";
import { type CookieReader, cookieValue } from "#lib/gateway/auth/cookies.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { INTERFACE_LANGUAGES } from "#lib/web/i18n/catalogues.ts";
import { getApiKey } from "#lib/web/site/get-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { ADMIN_LANGUAGE_COOKIE } from "./language-cookie.ts";

export interface AdminLanguage {
  readonly language: string;
  /** The backend has no admin language: the address's language is used, and the frame shows a notice. */
  readonly isUnset: boolean;
}

/**
 * The admin language: the one that this person has chosen, else the backend's setting `admin/globalLanguage`
 * (docs/contract.md §2.6), else the address's. A missing setting never prevents a page from being shown.
 */
export async function readAdminLanguage(
  { site, locale, storeId }: Pick<SiteContext, "site" | "locale" | "storeId">,
  cookies: CookieReader,
): Promise<AdminLanguage> {
  const chosen = cookies.get(ADMIN_LANGUAGE_COOKIE)?.value ?? "";
  if (INTERFACE_LANGUAGES.includes(chosen)) return { language: chosen, isUnset: false };
  const accessToken = cookieValue(cookies, "accessToken");
  // Before a login there is no person.
  if (!accessToken) return { language: locale, isUnset: false };
  const setting = await sendToBackend(calls.settings.general.user, {
    site: { apiKey: await getApiKey(site.domain), siteId: site.siteId },
    locale,
    storeId,
    accessToken,
    input: { group: "admin", key: "globalLanguage" },
    cache: "no-store",
  });
  const language = setting.ok ? setting.data.value.trim().toLowerCase() : "";
  if (INTERFACE_LANGUAGES.includes(language)) return { language, isUnset: false };
  const isUnset = setting.ok || setting.error.status === 404;
  if (isUnset)
    log().warn(
      { site: site.domain, setting: "admin/globalLanguage" },
      "no language for the admin area",
    );
  return { language: locale, isUnset };
}
