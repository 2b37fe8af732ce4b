import { NextResponse } from "next/server";
import { getSettings } from "#lib/base/config/settings.ts";
import { DRAFT_COOKIE } from "#lib/staff/edit/draft/draft-cookie.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { buildCsp } from "#lib/web/security/csp.ts";
import { internalPath, isGallery, type Surface, surfaceOf, wantsPlain } from "./internal-path.ts";
import { isStaff, mayBeStaff, needsRenewal, RENEWED, staffHintCookies } from "./staff.ts";
import { type Step, siteOf, type Visit } from "./visit.ts";

/**
 * The only rewrite (docs/architecture.md §1.1): storefront, edit or admin. It is routing, not the boundary: edit and
 * admin pages check the right again.
 */
export const surface: Step = async (visit) => {
  const { request, match } = visit;
  if (match?.kind !== "match") return null;
  if (isGallery(match.route)) return dynamic(visit, "gallery");
  const routeSurface = surfaceOf(match.route);
  const wantsEdit =
    routeSurface === "storefront" && request.nextUrl.searchParams.get("editPage") === "true";
  if (!wantsEdit && wantsPlain(match.route, request.nextUrl.searchParams))
    return needsRenewal(request) ? renewal(visit) : dynamic(visit, "plain");
  if (routeSurface === "storefront" && !(wantsEdit && (await isStaff(visit))))
    return wantsEdit && mayBeStaff(visit) ? toLogin(visit) : storefront(visit);
  if (wantsEdit && needsRenewal(request)) return renewal(visit);
  return dynamic(visit, wantsEdit ? "edit" : "admin");
};

/** Headers by which a visitor could change a page that is cached for all visitors. */
const UNSAFE_HEADERS = [
  "content-security-policy",
  "content-security-policy-report-only",
  "x-nonce",
] as const;

/** Pages whose address may contain a token (docs/security.md §2.7). */
const WITHOUT_REFERRER: ReadonlySet<string> = new Set([
  "login",
  "forgotPassword",
  "confirmEmail",
  "socialLogin",
]);

/** A page cached for all visitors: only the list view is passed on from the query. */
function storefront(visit: Visit): Response {
  const { headers } = visit.request;
  const target = targetOf(visit, "storefront", "");
  const language = visit.match?.kind === "match" ? visit.match.locale : siteOf(visit).defaultLocale;
  const answerHeaders = {
    "content-language": language,
    ...(WITHOUT_REFERRER.has(visit.match?.kind === "match" ? visit.match.route.name : "") && {
      "referrer-policy": "no-referrer",
    }),
  };
  if (!UNSAFE_HEADERS.some((name) => headers.has(name)))
    return NextResponse.rewrite(target, { headers: answerHeaders });
  const clean = new Headers(headers);
  for (const name of UNSAFE_HEADERS) clean.delete(name);
  return NextResponse.rewrite(target, { headers: answerHeaders, request: { headers: clean } });
}

/** A page for one person: never cached. Its scripts have a nonce, which Next reads from the request's policy. */
export async function dynamic(
  visit: Visit,
  surface: Exclude<Surface, "storefront">,
  target: URL = targetOf(visit, surface, visit.request.nextUrl.search),
): Promise<Response> {
  const nonce = btoa(crypto.randomUUID());
  const policy = buildCsp(getSettings(), {
    nonce,
    development: process.env.NODE_ENV === "development",
  });
  const headers = new Headers(visit.request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  if (surface === "edit" && showsPublished(visit)) forgetDraft(headers);
  const answer = NextResponse.rewrite(target, { request: { headers } });
  answer.headers.set("content-security-policy", policy);
  answer.headers.set("cache-control", "private, no-store");
  for (const value of await staffHintCookies(visit)) answer.headers.append("set-cookie", value);
  return answer;
}

/** A frame of the editor may request the page as published, without the tab's unpublished edits. */
const showsPublished = ({ request }: Visit): boolean =>
  request.nextUrl.searchParams.get("editFrame") === "published";

function forgetDraft(headers: Headers): void {
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
  headers.set("cookie", cookies.filter((one) => !one.startsWith(`${DRAFT_COOKIE}=`)).join("; "));
}

/** A route that may set cookies renews the session and redirects back here. */
function renewal({ request }: Visit): Response {
  const back = new URL(request.nextUrl.href);
  back.searchParams.set(RENEWED, String(Math.floor(Date.now() / 1000)));
  const to = encodeURIComponent(back.pathname + back.search);
  const target = new URL(`/api/session/renew?to=${to}`, request.nextUrl.origin);
  const answer = NextResponse.redirect(target, 307);
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}

/** Redirects to the staff login and back: editors must not mistake the shoppers' page for the editor. */
function toLogin(visit: Visit): Response {
  const { request, match } = visit;
  const { defaultLocale } = siteOf(visit);
  const locale = match?.kind === "match" ? match.locale : defaultLocale;
  const back = request.nextUrl.pathname + request.nextUrl.search;
  const login = hrefTo({ name: "adminLogin" }, { locale, defaultLocale }, { redirect: back });
  const answer = NextResponse.redirect(new URL(login, request.nextUrl.origin), 307);
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}

/** The internal address of the requested page; `search` with its `?`. */
function targetOf({ request, match, site }: Visit, surface: Surface, search: string): URL {
  if (match?.kind !== "match" || !site)
    throw new Error("Run the site and locale steps before this one.");
  const { locale, route } = match;
  const query = request.nextUrl.searchParams;
  const path = internalPath(route, { surface, domain: site.domain, locale, query });
  return new URL(path + search, request.nextUrl.origin);
}
