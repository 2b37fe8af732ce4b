import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { SiteContext } from "#lib/site/types.ts";
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
 * Metadata of the pages around the login: titled, never indexed. Their address may hold a token, so no referrer is sent
 * (docs/security.md §2.7).
 */
export async function accountMetadata(context: SiteContext, page: AccountPage): Promise<Metadata> {
  const t = await getTranslations({ locale: context.locale, namespace: "auth" });
  const hrefs = hrefsOf(context, () => ({ name: page }));
  return {
    ...buildMetadata(context, {
      title: t(`${page}.title`),
      canonical: hrefs[context.locale] ?? "/",
      hrefs,
      hidden: true,
    }),
    referrer: "no-referrer",
  };
}
