import "server-only";
import { LRUCache } from "lru-cache";
import { log } from "#lib/base/config/log.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import type { CookieReader } from "#lib/gateway/auth/cookies.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import type { Target } from "#lib/gateway/target.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Result } from "#lib/shop/api/errors.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { captchaChecker, secretOf } from "#lib/web/site/captcha-checker.ts";
import { textOption } from "#lib/web/site/options.ts";
import { claimOnce } from "./claim-once.ts";
import { noReceiptCookie, receiptCookie, takeReceipt } from "./form-receipt.ts";
import { verifyCaptcha } from "./verify-captcha.ts";

type Input = Readonly<Record<string, unknown>>;

const { comment, contact, form } = calls.cms;
const { register } = calls.user.web;

/** The calls that a visitor sends by a form, and therefore with the site's captcha if it has one. */
const FORMS: ReadonlySet<Call> = new Set<Call>([
  register,
  form.storeData,
  contact.contactAdmin,
  calls.marketing.newsletter.subscribe,
  comment.create,
  comment.update,
]);

/** Milliseconds for which a used captcha answer is remembered: longer than reCAPTCHA accepts it. */
const SPENT_FOR = 600_000;

/** Whether a form requires a captcha; null if the backend has no such form. Cached for a minute. */
const known = processWide(
  "form-captchas",
  () => new LRUCache<string, { readonly captcha: boolean | null }>({ max: 500, ttl: 60_000 }),
);
/** Sites for which the log already says that nobody checks their captcha. */
const unchecked = processWide("unchecked-captchas", () => new Set<string>());

/**
 * Whether a call needs the captcha. If the site has a key, every form does; without one, only a form that requires it
 * all the same. A guest of the checkout is registered without one, because no password or e-mail is sent.
 */
async function needsCaptcha(call: Call, input: Input, target: Target): Promise<boolean> {
  if (!FORMS.has(call)) return false;
  if (textOption(target.site, "CaptchaSiteKey") !== "")
    return !(call === register && input.guest === true && input.password === undefined);
  const isOfForm = call === form.storeData || call === contact.contactAdmin;
  return isOfForm && (await captchaOf(Number(input.id), target)) === true;
}

async function captchaOf(id: number, target: Target): Promise<boolean | null> {
  const key = `${target.site.domain}|${target.locale}|${id}`;
  const held = known.get(key);
  if (held) return held.captcha;
  const read = await sendToBackend(form.get, {
    ...target,
    site: target,
    params: { id },
    cache: "no-store",
  });
  const captcha = read.ok ? read.data.captcha : null;
  // A failed read is not cached, because it says nothing about the form.
  if (read.ok || read.error.status === 404) known.set(key, { captcha });
  return captcha;
}

/** The fields of a captcha that the backend is sent. */
interface PassedCaptcha {
  readonly recaptchaKey?: string;
  readonly recaptchaResponse?: string;
}

/**
 * Checks the captcha of a call that needs one, and marks it as used (docs/security.md §1.11).
 * @returns the captcha if the backend checks it, otherwise an empty object
 * @throws Refusal 422 if it was not solved, 503 if it cannot be checked now
 */
export async function guardCaptcha(
  call: Call,
  input: Input,
  target: Target,
  cookies: CookieReader,
): Promise<PassedCaptcha> {
  if (!(await needsCaptcha(call, input, target)))
    return call === contact.contactAdmin ? {} : captchaIn(input);
  if (call !== contact.contactAdmin) return spendCaptcha(captchaIn(input), target);
  // The captcha was spent with the form: its receipt counts in place of it.
  if (await takeReceipt(cookies, Number(input.id), target)) return {};
  throw new Refusal(422, "The form was not stored before.", {}, "captcha");
}

const captchaIn = ({ recaptchaKey, recaptchaResponse }: Input): PassedCaptcha => ({
  ...(typeof recaptchaKey === "string" && { recaptchaKey }),
  ...(typeof recaptchaResponse === "string" && { recaptchaResponse }),
});

/**
 * Spends the captcha of any form.
 * @throws Refusal 422, 503
 */
export async function spendCaptcha(
  { recaptchaKey, recaptchaResponse = "" }: PassedCaptcha,
  { site }: Target,
): Promise<PassedCaptcha> {
  const answer = recaptchaResponse.trim();
  const notSolved = new Refusal(
    422,
    "recaptchaResponse: the captcha was not solved.",
    {},
    "captcha",
  );
  if (answer === "") throw notSolved;
  const siteKey = textOption(site, "CaptchaSiteKey");
  if (!(await claimOnce("captcha", `${site.siteId}:${answer}`, SPENT_FOR))) throw notSolved;
  const checker = captchaChecker(site);
  if (checker === "gateway") {
    const verdict = await verifyCaptcha(answer, secretOf(siteKey) ?? "");
    if (verdict === "wrong") throw notSolved;
    if (verdict === "unknown")
      throw new Refusal(503, "The captcha could not be checked. Try again.", {
        "retry-after": "5",
      });
    return {};
  }
  if (checker === "nobody" && !unchecked.has(site.domain)) {
    unchecked.add(site.domain);
    const detail =
      "nobody checks this site's captcha, so it protects nothing: set CAPTCHA_SECRETS, or let the backend name `captcha` in Capabilities";
    log().warn({ kind: "captcha", site: site.domain, detail });
  }
  // Always the site's own key; the one sent by the browser is ignored.
  return { recaptchaKey: siteKey || recaptchaKey, recaptchaResponse: answer };
}

/** Whether a site's uploads need its captcha. */
export const hasCaptcha = ({ site }: Target): boolean => textOption(site, "CaptchaSiteKey") !== "";

/** The receipt that a stored form gives, and its end with the notice that it was for. */
export async function receiptCookies(
  call: Call,
  input: Input,
  result: Result<unknown>,
  target: Target,
): Promise<string[]> {
  if (call === contact.contactAdmin) return [noReceiptCookie(target.secure)];
  if (call !== form.storeData || !result.ok || !(await needsCaptcha(call, input, target)))
    return [];
  return [await receiptCookie(Number(input.id), target)];
}
