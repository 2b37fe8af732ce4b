import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { AdminLogin, afterLogin } from "#components/staff/admin/admin-login.tsx";
import { EndSession } from "#components/staff/admin/frame/end-session.tsx";
import { adminMetadata, speakAdminLanguage } from "#components/staff/admin/open-admin.ts";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { identifyStaff } from "#lib/gateway/auth/get-staff.ts";
import { getContext } from "#lib/web/site/get-context.ts";

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
  // The middleware reads this hint to allow edit mode. Without it nobody counts as staff, and a login sets it again.
  const { staff, isRefused } = await identifyStaff(context.site, cookiesOf(await headers()));
  if (staff && !isPassword) redirect(afterLogin(context, wanted));
  return (
    <>
      {isRefused ? <EndSession /> : null}
      <AdminLogin context={context} redirect={wanted} isPassword={isPassword} />
    </>
  );
}
