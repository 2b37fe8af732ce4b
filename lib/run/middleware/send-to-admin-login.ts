import { NextResponse } from "next/server";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { forcedDomain } from "#lib/web/site/host.ts";
import { type Step, siteOf } from "./visit.ts";

/**
 * In development the staff login needs a forced domain: without one it leads to the home page (docs/screens.md §1.5),
 * because this machine's hosts can show any site, and the login would be for a site that nobody chose.
 */
export const adminLogin: Step = (visit) => {
  const { request, match } = visit;
  if (process.env.NODE_ENV !== "development" || forcedDomain(request.headers)) return null;
  if (match?.kind !== "match" || match.route.name !== "adminLogin") return null;
  const { defaultLocale } = siteOf(visit);
  const home = hrefTo({ name: "home" }, { locale: match.locale, defaultLocale });
  const answer = NextResponse.redirect(new URL(home, request.nextUrl.origin), 307);
  answer.headers.set("cache-control", "private, no-store");
  return answer;
};
