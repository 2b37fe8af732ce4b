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
 * Pages around the login: named, never indexed, and what stands in their address stays here (docs/security.md §2.7).
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
