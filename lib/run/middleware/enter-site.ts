import "server-only";
import { timingSafeEqual } from "node:crypto";
import { cookie, cookiesOf, MAX_AGE } from "#lib/gateway/auth/cookies.ts";
import { signSitePass } from "#lib/gateway/auth/site-pass.ts";
import { readForm } from "#lib/gateway/form/read-form.ts";
import { refusedForm } from "#lib/gateway/form/refused-form.ts";
import { trustedForm } from "#lib/gateway/form/trusted-form.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { addressOf, foreignForm, hasFalseStaffHint, noStaffHint } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { reserveTry, SITE_PASSWORD_LIMIT, type Try } from "#lib/gateway/rate-limits.ts";
import { logSecurityEvent } from "#lib/gateway/security-event.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { localeFor } from "#lib/web/i18n/locale-for.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import { passwordHash, sha256 } from "#lib/web/site/protection.ts";
import { senderOf } from "#lib/web/site/sender.ts";
import type { Site } from "#lib/web/site/types.ts";
import { passwordPage } from "./password-page.ts";

/** Bytes: the longest path and password, encoded. */
const BODY_LIMIT = 16 * 1024;

/**
 * `POST /api/session/enter`, the form of the password page: redirects to the requested page with a pass in a cookie, or
 * shows the form again (docs/security.md §1.14).
 */
export const enterSite = (request: Request): Promise<Response> =>
  guarded(
    async () => {
      const target = await findTarget(request.headers);
      const { site, secure } = target;
      if (senderOf(request.headers) === "foreign") throw foreignForm();
      const form = await trustedForm(await readForm(request, BODY_LIMIT), {
        headers: request.headers,
        path: "/api/session/enter",
        target,
      });
      if (form instanceof Response) return form;
      const to = localPath(form.get("to"));
      const locale =
        localeFor(to, cookiesOf(request.headers).get("locale")?.value, codes(site)) ??
        site.defaultLocale;
      if (await hasFalseStaffHint(cookiesOf(request.headers), site.siteId)) {
        // The forged hint leads to another render process, whose count of failed tries would start at zero.
        const again = passwordPage({ locale, to });
        again.headers.append("set-cookie", noStaffHint(secure));
        return again;
      }
      const client = { siteId: site.siteId, address: addressOf(request.headers) };
      let tried: Try;
      try {
        tried = await reserveTry(SITE_PASSWORD_LIMIT, client);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        logSecurityEvent("limit", { status: error.status, site: site.domain });
        return passwordPage({
          locale,
          to,
          problem: "tooMany",
          retryAfter: Number(error.headers["retry-after"]),
        });
      }
      const hash = await passwordHash(site);
      if (hash !== null && !isEqual(await sha256(form.get("password") ?? ""), hash)) {
        logSecurityEvent("sitePassword", { status: 403, site: site.domain });
        return passwordPage({ locale, to, problem: "wrong" });
      }
      await tried.giveBack();
      const headers = new Headers({ location: to, "cache-control": "private, no-store" });
      if (hash !== null)
        headers.set(
          "set-cookie",
          cookie("sitePass", await signSitePass(site), MAX_AGE.sitePass, secure),
        );
      return new Response(null, { status: 303, headers });
    },
    (status, _, fault) => refusedForm(request.headers, status, fault?.headers),
  );

const codes = ({ languages }: Site): string[] => languages.map(({ code }) => code);

/** Compares hashes, which have the same length. */
const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
