import "server-only";
import { LRUCache } from "lru-cache";
import type { Call } from "#lib/api/call.ts";
import { calls } from "#lib/api/calls/index.ts";
import { sendToBackend } from "#lib/api/http/backend.ts";
import { textOption } from "#lib/site/options.ts";
import { processWide } from "#lib/utils/process-wide.ts";
import { Refusal } from "./answer.ts";
import type { Target } from "./target.ts";

const { contact, form } = calls.cms;

/** Whether a form asks for a captcha; null where the backend knows no such form. Remembered for a minute. */
const known = processWide(
  "form-captchas",
  () => new LRUCache<string, { readonly captcha: boolean | null }>({ max: 500, ttl: 60_000 }),
);

/**
 * Whether a call must carry a solved captcha: the backend that checks it asks for one only of who sends one. A notice to
 * the site's staff about a form that is not known needs it wherever the site has a captcha at all.
 */
async function needsCaptcha(call: Call, id: unknown, target: Target): Promise<boolean> {
  if ((call !== form.storeData && call !== contact.contactAdmin) || typeof id !== "number")
    return false;
  const asked = await captchaOf(id, target);
  if (asked !== null) return asked;
  return call === contact.contactAdmin && textOption(target.site, "CaptchaSiteKey") !== "";
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
  // Silence is not remembered: it says nothing about the form.
  if (read.ok || read.error.status === 404) known.set(key, { captcha });
  return captcha;
}

/** @throws Refusal 422 where a form's captcha was not solved (docs/security.md §1.11). */
export async function guardCaptcha(
  call: Call,
  input: Readonly<Record<string, unknown>>,
  target: Target,
): Promise<void> {
  const { id, recaptchaResponse } = input;
  if (typeof recaptchaResponse === "string" && recaptchaResponse.trim() !== "") return;
  if (await needsCaptcha(call, id, target))
    throw new Refusal(422, "recaptchaResponse: the captcha was not solved.", {}, "captcha");
}

/** A notice to the site's staff without the captcha: the backend took it with the form, and would not take it again. */
export const withoutSpentCaptcha = (
  call: Call,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  call === contact.contactAdmin
    ? { ...input, recaptchaKey: undefined, recaptchaResponse: undefined }
    : input;
