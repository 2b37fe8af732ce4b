import { loadTranslator } from "#components/messages/load-translator.ts";
import { fail, type Result } from "#lib/api/errors.ts";
import type { Captcha } from "#lib/validation/captcha.ts";
import { type CaptchaTrouble, solveCaptcha } from "./solve-captcha.tsx";

/** What a call carries of a captcha: nothing where there is none. */
export interface Solved {
  readonly recaptchaKey?: string;
  readonly recaptchaResponse?: string;
}

/** Statuses by which a backend refuses what was sent, as opposed to failing. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 422]);

/**
 * Makes one call with the site's captcha solved for it; `place` is where its badge may be drawn. The contract names
 * no captcha for a registration, so whether one is wanted is the backend's to say: a browser that keeps the script
 * away sends without, and is told of that trouble (spec 8.3) where the backend refuses.
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
  const words = await loadTranslator(document.documentElement.lang);
  const message = `${result.error.message} ${words(`forms.captcha.${answer}`)}`.trim();
  return fail({ kind: "validation", status: result.error.status, message });
}

async function solve(captcha: Captcha, place: HTMLElement): Promise<Solved | CaptchaTrouble> {
  try {
    const recaptchaResponse = await solveCaptcha(captcha, place);
    return { recaptchaKey: captcha.siteKey, recaptchaResponse };
  } catch (error) {
    return (error as { trouble?: CaptchaTrouble }).trouble ?? "notLoaded";
  }
}
