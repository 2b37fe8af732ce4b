import { NextResponse } from "next/server";
import { reportMissing } from "#lib/web/data/addresses/report-missing.ts";
import type { Route } from "#lib/web/i18n/routes.ts";
import { senderOf } from "#lib/web/site/sender.ts";
import { hasPlain } from "./internal-path.ts";
import { notFoundPage } from "./not-found-answer.ts";
import { type Step, siteOf } from "./visit.ts";

/** Staff paths, and paths that browsers request by themselves: not reported as missing pages. */
const OURS = /^\/([a-z]{2}\/)?(admin(login)?|\.well-known)(\/|$)/i;

/**
 * Answers unknown paths with 404, redirects others to their canonical path (308), and turns a POST on a page into a GET
 * of it (303; docs/security.md §1.8). The query is kept. A form of a page without scripts, which is sent to the page
 * itself, leads to the page's no-JavaScript version (decision 0058).
 */
export const redirects: Step = (visit) => {
  const { request, match } = visit;
  if (match?.kind !== "match") {
    const site = siteOf(visit);
    const { pathname } = request.nextUrl;
    if (request.method === "GET" && !OURS.test(pathname))
      visit.waitUntil?.(reportMissing(site, site.defaultLocale, pathname));
    return notFoundPage(visit);
  }
  const isPost = request.method === "POST";
  if (!isPost && match.canonical === request.nextUrl.pathname) return null;
  // Not a clone of `nextUrl`: a clone keeps the trailing slash of the requested path.
  const target = new URL(match.canonical + request.nextUrl.search, request.nextUrl.origin);
  if (isPost && asksForPlain(match.route, request.headers))
    target.searchParams.set("plain", "true");
  const answer = NextResponse.redirect(target, isPost ? 303 : 308);
  // The canonical path changes with the site's languages, so browsers must not keep the redirect.
  answer.headers.set(
    "cache-control",
    isPost ? "private, no-store" : "public, max-age=0, s-maxage=300",
  );
  return answer;
};

/** Account pages. Most of them send no referrer, so old browsers do not show which page a form comes from. */
const ACCOUNT: ReadonlySet<Route["name"]> = new Set([
  "confirmEmail",
  "forgotPassword",
  "login",
  "register",
]);

/**
 * Forms also come from others: a payment gateway sends the shopper back to a checkout page. A browser whose sender is
 * `unsure` has no scripts.
 */
const asksForPlain = (route: Route, headers: Headers): boolean =>
  hasPlain(route) && (ACCOUNT.has(route.name) || senderOf(headers) !== "foreign");
