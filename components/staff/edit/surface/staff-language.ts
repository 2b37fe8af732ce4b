import "server-only";
import { getTranslations } from "next-intl/server";
import { getAdminLanguage } from "#components/staff/admin/open-admin.ts";
import { langAttributes } from "#lib/web/i18n/writing.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";

/** The language of staff in this request, which may differ from the page's (lib/staff/admin/language.ts). */
export async function staffLanguage(): Promise<string> {
  const { site, locale } = getCurrentContext();
  return (await getAdminLanguage(site.domain, locale)).language;
}

/** The attributes of an element with words for staff. */
export const readStaffLang = async (): Promise<ReturnType<typeof langAttributes>> =>
  langAttributes(await staffLanguage());

/** The editor's words that the server draws on a page. */
export const editWords = async () =>
  getTranslations({ locale: await staffLanguage(), namespace: "edit" });
