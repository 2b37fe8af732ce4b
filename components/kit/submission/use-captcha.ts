"use client";

import { useRef } from "react";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";

/** Why a captcha has no token (docs/screens.md §4.13); keys of `forms.captcha`. */
const TROUBLES = ["noKey", "noVersion", "notLoaded", "notExecuted"] as const;
export type CaptchaTrouble = (typeof TROUBLES)[number];

/** Why a captcha was not solved, from what `solveCaptcha` throws; null for any other error. */
export const captchaTrouble = (error: unknown): CaptchaTrouble | null =>
  typeof error === "object" && error !== null && "trouble" in error
    ? (TROUBLES.find((trouble) => trouble === error.trouble) ?? null)
    : null;

/**
 * A form's captcha, if it has one. `place` is the element where its badge can be rendered; `load` is for the form's
 * `onFocus`, so that the script is downloaded only when the form is used, and is ready when it is sent.
 */
export function useCaptcha(captcha: Captcha | null) {
  const place = useRef<HTMLDivElement>(null);
  const load = (): void => {
    if (captcha?.siteKey && captcha.version)
      void import("./solve-captcha.tsx")
        .then(({ loadCaptcha }) => loadCaptcha(captcha))
        .catch(() => null);
  };
  return { place, load };
}
