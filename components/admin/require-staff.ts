import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { User } from "#lib/api/schemas/user.ts";
import { getStaff } from "#lib/auth/get-staff.ts";
import { needsRenewal } from "#lib/auth/session.ts";
import { hrefTo, type Route } from "#lib/i18n/routes.ts";
import type { SiteContext } from "#lib/site/types.ts";

/** Marks an address that comes back from a renewal: one that changed nothing is not tried again. */
const RENEWED = "renewed";

/**
 * The staff member of an admin page, asked of the backend on every load. A session that has run out is renewed by the route
 * that may set cookies; whoever has none is sent to the login and comes back.
 */
export async function requireStaff(
  { site, locale }: SiteContext,
  route: Route,
  query: Readonly<Record<string, unknown>>,
): Promise<User> {
  const jar = await cookies();
  const staff = await getStaff(site, jar);
  if (staff) return staff;
  const where = { locale, defaultLocale: site.defaultLocale };
  if (needsRenewal(jar) && query[RENEWED] === undefined) {
    const back = hrefTo(route, where, { [RENEWED]: "1" });
    redirect(`/api/session/renew?to=${encodeURIComponent(back)}`);
  }
  return redirect(hrefTo({ name: "adminLogin" }, where, { redirect: hrefTo(route, where) }));
}
