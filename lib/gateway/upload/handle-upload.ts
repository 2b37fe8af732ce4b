import "server-only";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { openSession } from "#lib/gateway/auth/session.ts";
import { hasCaptcha, spendCaptcha } from "#lib/gateway/captcha/guard-captcha.ts";
import { clientKey } from "#lib/gateway/client-key.ts";
import { answer, logFault, Refusal, refuse, toPublicFault } from "#lib/gateway/gateway-answer.ts";
import { addressOf, guardOrigin, guardPass, refusedRole } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { limitOf, reserveTry } from "#lib/gateway/rate-limits.ts";
import { logSecurityEvent } from "#lib/gateway/security-event.ts";
import { findTarget, type Target } from "#lib/gateway/target.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendFile } from "#lib/shop/api/http/send-file.ts";
import { UPLOAD_BYTES } from "#lib/shop/media/upload-limits.ts";
import { oneOfFew } from "./one-of-few.ts";
import { readFile } from "./read-file.ts";

const { upload } = calls.v2.media.media;

/** Files that one address may be sending at the same time. */
const AT_ONCE = 6;

/**
 * `POST /api/upload`: a file of a visitor's form, as the request's body. The route is outside the middleware and runs
 * the gateway's steps itself: site, origin, limits, the site's password, session, maintenance. Uploads are public, so
 * no token is sent along. Answers `{ id, name }`, which the form submits (docs/contract.md §5.11).
 */
export const handleUpload = (request: Request): Promise<Response> =>
  guarded(async (requestId) => {
    const target = await findTarget(request.headers);
    guardOrigin(request);
    const address = addressOf(request.headers);
    await reserveTry(limitOf(upload), { siteId: target.siteId, address });
    const cookies = cookiesOf(request.headers);
    await guardPass(cookies, target);
    const session = await openSession(cookies, target);
    const { setCookies } = session;
    const refused = refusedRole("public", session, target);
    if (refused) return refuse(refused.status, refused.message, { ...refused, setCookies });

    const captcha = await captchaOf(request.headers, target);
    if (captcha instanceof Refusal)
      return refuse(captcha.status, captcha.message, { headers: captcha.headers, setCookies });

    return oneOfFew(`${target.siteId}|${clientKey(address)}`, AT_ONCE, async () => {
      const file = await readFile(request, () => UPLOAD_BYTES);
      const sent = await sendFile(upload, {
        ...target,
        site: target,
        input: { access: "public", ...captcha },
        file,
      });
      if (sent.ok)
        return answer({ data: { id: sent.data.driveId, name: file.name } }, { setCookies });
      logFault(requestId, upload, sent.error);
      const { status, message, headers } = toPublicFault(sent.error);
      return refuse(status, message, { headers, setCookies });
    }).catch((error: unknown) => {
      // The session may just have been renewed: its new tokens must reach the browser whatever the answer.
      if (error instanceof Refusal)
        return refuse(error.status, error.message, { headers: error.headers, setCookies });
      throw error;
    });
  });

/** The captcha that was solved in the browser for this file, as the backend gets it; why it is refused. */
async function captchaOf(
  headers: Headers,
  target: Target,
): Promise<{ captchaKey?: string; captchaResponse?: string } | Refusal> {
  const [key, response] = [headers.get("x-captcha-key"), headers.get("x-captcha")];
  const sent = key && response ? { recaptchaKey: key, recaptchaResponse: response } : {};
  try {
    const passed = hasCaptcha(target) ? await spendCaptcha(sent, target) : sent;
    if (passed.recaptchaKey === undefined || passed.recaptchaResponse === undefined) return {};
    return { captchaKey: passed.recaptchaKey, captchaResponse: passed.recaptchaResponse };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    logSecurityEvent("captcha", { status: error.status, site: target.site.domain });
    return error;
  }
}
