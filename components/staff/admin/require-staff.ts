import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { getStaff } from "#lib/gateway/auth/get-staff.ts";
import { needsRenewal } from "#lib/gateway/auth/session.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Marks the URL that a renewal returns to, so that a renewal without effect is not tried again. */
const RENEWED = "renewed";

/**
 * The member of staff who opens an admin page, read from the backend on every load. An expired session is renewed by a
 * route, because a page cannot set cookies; without a session the visitor is redirected to the login and back.
 */
export async function requireStaff(
  { site, locale }: SiteContext,
  route: Route,
  query: Readonly<Record<string, unknown>>,
): Promise<User> {
  const jar = cookiesOf(await headers());
  const staff = await getStaff(site, jar);
  if (staff) return staff;
  const where = { locale, defaultLocale: site.defaultLocale };
  if (needsRenewal(jar) && query[RENEWED] === undefined) {
    const back = hrefTo(route, where, { [RENEWED]: "1" });
    redirect(`/api/session/renew?to=${encodeURIComponent(back)}`);
  }
  return redirect(hrefTo({ name: "adminLogin" }, where, { redirect: hrefTo(route, where) }));
}
