import "server-only";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { type AdminLanguage, readAdminLanguage } from "#lib/staff/admin/language.ts";
import type { Route } from "#lib/web/i18n/routes.ts";
import { pageTitle } from "#lib/web/seo/metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { requireStaff } from "./require-staff.ts";

interface Where {
  readonly domain: string;
  readonly locale: string;
}

/** The props that Next gives a page of the admin area. */
export interface AdminPageProps<P extends Where = Where> {
  readonly params: Promise<P>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The admin language of this request: shared by layout, metadata and page, so that the backend is asked once. */
export const getAdminLanguage = cache(
  async (domain: string, locale: string): Promise<AdminLanguage> =>
    readAdminLanguage(await getContext({ domain, locale }), cookiesOf(await headers())),
);

/** Sets the interface language of this request. The context keeps the address's. */
export async function speakAdminLanguage({ domain, locale }: Where): Promise<string> {
  const { language } = await getAdminLanguage(domain, locale);
  setRequestLocale(language);
  return language;
}

/**
 * Called first by every admin page: returns the site, the staff member from the backend, and the interface language.
 * Everybody else is redirected to the login.
 */
export async function openAdmin(
  { params, searchParams }: AdminPageProps,
  route: Route,
): Promise<{ context: SiteContext; staff: User }> {
  const { domain, locale } = await params;
  const context = await getContext({ domain, locale });
  const staff = await requireStaff(context, route, await searchParams);
  await speakAdminLanguage({ domain, locale });
  return { context, staff };
}

/** The title of an admin page, `page | site name`. */
export async function adminMetadata(
  params: Promise<Where>,
  title: (t: Awaited<ReturnType<typeof getTranslations<"admin">>>) => string,
): Promise<Metadata> {
  const { domain, locale } = await params;
  const { site } = await getContext({ domain, locale });
  const { language } = await getAdminLanguage(domain, locale);
  const t = await getTranslations({ locale: language, namespace: "admin" });
  return { title: { absolute: pageTitle(site, title(t)) } };
}
