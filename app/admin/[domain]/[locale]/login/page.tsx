import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { AdminLogin, afterLogin } from "#components/staff/admin/admin-login.tsx";
import { adminMetadata, speakAdminLanguage } from "#components/staff/admin/open-admin.ts";
import { cookiesOf, cookieValue } from "#lib/gateway/auth/cookies.ts";
import { getStaff } from "#lib/gateway/auth/get-staff.ts";
import { isStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import type { Site } from "#lib/web/site/types.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return adminMetadata(params, (t) => t("login.title"));
}

export default async function AdminLoginPage({ params, searchParams }: Props) {
  const { domain, locale } = await params;
  await speakAdminLanguage({ domain, locale });
  const context = await getContext({ domain, locale });
  const { redirect: wanted, forgot, token } = await searchParams;
  // A link for a new password works during a login on this device, too.
  const isPassword = forgot !== undefined || token !== undefined;
  if (!isPassword && (await isLoggedIn(context.site))) redirect(afterLogin(context, wanted));
  return <AdminLogin context={context} redirect={wanted} isPassword={isPassword} />;
}

/** Both are needed: the middleware reads the cookie to allow edit mode, and a login sets it again. */
async function isLoggedIn(site: Site): Promise<boolean> {
  const jar = cookiesOf(await headers());
  const hasNote = await isStaffHint(cookieValue(jar, "staff"), site.siteId);
  return hasNote && (await getStaff(site, jar)) !== null;
}
