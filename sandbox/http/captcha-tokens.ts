import { badRequest } from "../domain/failure.ts";
import type { Call } from "./call.ts";
import { optionalText } from "./input.ts";

/** Tokens that the stand-in has issued and that are unused. */
const captchaTokens = new Set<string>();

const MOST = 1_000;

/** A token that a form or a registration can use once. */
export function issueCaptcha(): string {
  const [oldest] = captchaTokens;
  if (captchaTokens.size >= MOST && oldest !== undefined) captchaTokens.delete(oldest);
  const token = `captcha-${crypto.randomUUID()}`;
  captchaTokens.add(token);
  return token;
}

/** Whether a call carries the site's key with an unused token of the stand-in, and marks the token as used. */
export const spendCaptcha = (body: Record<string, unknown>, siteKey: unknown): boolean =>
  optionalText(body, "recaptchaKey") === siteKey &&
  captchaTokens.delete(optionalText(body, "recaptchaResponse"));

/** An optional captcha that is sent must be valid. */
export function checkSentCaptcha({ site, body }: Pick<Call, "site" | "body">): void {
  if (body.recaptchaResponse === undefined && body.recaptchaKey === undefined) return;
  if (!spendCaptcha(body, site.options.CaptchaSiteKey))
    throw badRequest("The captcha was not solved.");
}
