import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { type AccountSection, SECTION_TITLES } from "#lib/web/i18n/account-sections.ts";
import type { Route } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { hrefsOf } from "./alternates.ts";
import { buildMetadata } from "./metadata.ts";

type AccountPage =
  | "login"
  | "register"
  | "profile"
  | "forgotPassword"
  | "socialLogin"
  | "confirmEmail";

/**
 * Metadata of the pages around the login: titled, never indexed. Their address may contain a token, so no referrer is
 * sent (docs/security.md §2.7). `section` names a page of the account.
 */
export async function accountMetadata(
  context: SiteContext,
  page: AccountPage,
  section?: AccountSection,
): Promise<Metadata> {
  const t = await getTranslations({ locale: context.locale });
  const route: Route = section ? { name: "profile", section } : { name: page };
  const hrefs = hrefsOf(context, () => route);
  return {
    ...buildMetadata(context, {
      title: t(section ? SECTION_TITLES[section] : `auth.${page}.title`),
      canonical: hrefs[context.locale] ?? "/",
      hrefs,
      hidden: true,
    }),
    referrer: "no-referrer",
  };
}

/** Query parameters of these pages that must stay secret. */
const SECRET = ["token", "verificationToken", "confirmedEmail"] as const;

/**
 * The same for a page whose form is sent without JavaScript: without a referrer browsers hide the form's origin too,
 * which old ones send only there. Addresses with a token still send no referrer.
 */
export async function plainAccountMetadata(
  context: SiteContext,
  page: AccountPage,
  query: Readonly<Record<string, unknown>>,
): Promise<Metadata> {
  const isSecret = SECRET.some((name) => query[name] !== undefined);
  return {
    ...(await accountMetadata(context, page)),
    referrer: isSecret ? "strict-origin" : "same-origin",
  };
}
