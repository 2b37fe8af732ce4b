import "server-only";
import { z } from "zod";
import { log } from "#lib/base/config/log.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { oneLine } from "#lib/base/utils/one-line.ts";
import { readBounded } from "#lib/shop/api/http/bounded.ts";

/** Milliseconds for the check of one answer. */
const DEADLINE = 4_000;

/** Faults that are the visitor's: the answer is missing, made up, spent or too old. Any other is ours or Google's. */
const WRONG: ReadonlySet<string> = new Set([
  "missing-input-response",
  "invalid-input-response",
  "timeout-or-duplicate",
]);

const answer = z.object({
  success: z.boolean(),
  /** Version 3: how likely a person is, from 0 to 1. */
  score: z.number().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/**
 * Asks reCAPTCHA's `siteverify` whether an answer is correct; each can be checked once. The visitor's address is not
 * sent. `unknown`: no usable response.
 */
export async function verifyCaptcha(
  response: string,
  secret: string,
): Promise<"right" | "wrong" | "unknown"> {
  const { CAPTCHA_VERIFY_URL, CAPTCHA_MIN_SCORE } = getSettings();
  try {
    const asked = await fetch(CAPTCHA_VERIFY_URL, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ secret, response }).toString(),
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(DEADLINE),
    });
    const read = answer.parse(JSON.parse((await readBounded(asked)) ?? ""));
    const { success, score = 1, "error-codes": codes = [] } = read;
    if (success) return score >= CAPTCHA_MIN_SCORE ? "right" : "wrong";
    if (codes.every((code) => WRONG.has(code))) return "wrong";
    log().error({ kind: "captcha", detail: `siteverify: ${oneLine(codes.join(" "))}` });
  } catch (error) {
    log().error({ kind: "captcha", detail: `siteverify: ${oneLine(String(error))}` });
  }
  return "unknown";
}
