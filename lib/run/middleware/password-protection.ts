import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { mayEnter } from "#lib/gateway/auth/site-pass.ts";
import { isAdminRoute } from "./maintenance.ts";
import { passwordPage } from "./password-page.ts";
import { type Step, siteOf } from "./visit.ts";
import { visitLocale } from "./visit-locale.ts";

/**
 * A site protected by a password shows only the page that asks for it (docs/security.md §1.14), except to staff and
 * visitors who have entered it. `robots.txt` passes, which then excludes everything; so does a POST, which only
 * redirects to a GET.
 */
export const protection: Step = async (visit) => {
  const { request } = visit;
  const site = siteOf(visit);
  const { pathname, search } = request.nextUrl;
  if (isAdminRoute(visit) || request.method === "POST" || pathname === "/robots.txt") return null;
  if (await mayEnter(cookiesOf(request.headers), site)) return null;
  return passwordPage({ locale: visitLocale(visit), to: pathname + search });
};
