import "server-only";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { SETTLED_AFTER } from "#lib/gateway/auth/refused-renewal.ts";
import { openSession } from "#lib/gateway/auth/session.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { RENEWED_ELSEWHERE } from "#lib/shop/api/renewed-elsewhere.ts";
import { localeFor } from "#lib/web/i18n/locale-for.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import { staticPage } from "#lib/web/static-page/static-page.ts";
import { staticPageMessages } from "#lib/web/static-page/static-page-messages.ts";

/**
 * `GET /api/session/renew?to=/path`: for pages, which cannot set cookies. Renews the session if it has expired and
 * redirects to the local path; a session that cannot be renewed is ended, so this cannot loop.
 */
export const renewAndGoOn = (request: Request): Promise<Response> =>
  guarded(async () => {
    const target = await findTarget(request.headers);
    const { pathname, search, searchParams } = new URL(request.url);
    const to = localPath(searchParams.get("to"));
    const cookies = cookiesOf(request.headers);
    const session = await openSession(cookies, target);
    if (session.fault?.message === RENEWED_ELSEWHERE) {
      // The browser waits, not the server: by then the other answer's cookies have arrived.
      const codes = target.site.languages.map(({ code }) => code);
      const locale = localeFor(to, cookies.get("locale")?.value, codes);
      const here = pathname + search;
      const page = staticPage({
        ...staticPageMessages("renewing", locale ?? target.site.defaultLocale, here),
        status: 200,
        refresh: { after: SETTLED_AFTER / 1000, to: here },
      });
      return withCookies(page, session.setCookies);
    }
    if (session.fault)
      throw new Refusal(503, "The shop cannot be reached. Try again.", { "retry-after": "5" });
    const headers = { location: to, "cache-control": "private, no-store" };
    return withCookies(new Response(null, { status: 307, headers }), session.setCookies);
  });

function withCookies(response: Response, setCookies: readonly string[]): Response {
  for (const value of setCookies) response.headers.append("set-cookie", value);
  return response;
}
