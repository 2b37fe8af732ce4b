import { loadTranslator } from "#components/kit/messages/load-translator.ts";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import { fail, type Result } from "#lib/shop/api/errors.ts";
import { solveCaptcha } from "./solve-captcha.tsx";
import { type CaptchaTrouble, captchaTrouble } from "./use-captcha.ts";

/** The part of a call's input with a captcha's token; empty if there is none. */
interface Solved {
  readonly recaptchaKey?: string;
  readonly recaptchaResponse?: string;
}

/** Statuses that mean that the backend refused the input, as opposed to failing. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 422]);

/**
 * Makes one call with a solved captcha of the site; its badge can be rendered in `place`. The backend decides whether a
 * registration needs a captcha, so without one (if the browser blocks the script) the call is sent all the same. If the
 * backend refuses it, the error describes the problem with the captcha (docs/screens.md §4.13).
 */
export async function sendWithCaptcha<T>(
  captcha: Captcha | null,
  place: HTMLElement | null,
  call: (solved: Solved) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!captcha || !place) return call({});
  const answer = await solve(captcha, place);
  if (typeof answer !== "string") return call(answer);
  const result = await call({});
  if (result.ok || !REFUSED.has(result.error.status)) return result;
  const t = await loadTranslator(pageLanguage());
  const message = `${result.error.message} ${t(`forms.captcha.${answer}`)}`.trim();
  return fail({ kind: "validation", status: result.error.status, message });
}

async function solve(captcha: Captcha, place: HTMLElement): Promise<Solved | CaptchaTrouble> {
  try {
    const recaptchaResponse = await solveCaptcha(captcha, place);
    return { recaptchaKey: captcha.siteKey, recaptchaResponse };
  } catch (error) {
    return captchaTrouble(error) ?? "notLoaded";
  }
}
