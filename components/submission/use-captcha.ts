"use client";

import { useRef } from "react";
import type { Captcha } from "#lib/validation/captcha.ts";

/**
 * A form's captcha, where it has one: `place` is where its badge may be drawn, `load` belongs to the form's `onFocus`,
 * so that nobody downloads a word of it before, and it is there when the form is sent.
 */
export function useCaptcha(captcha: Captcha | null) {
  const place = useRef<HTMLDivElement>(null);
  const load = (): void => {
    if (captcha?.siteKey && captcha.version)
      void import("./solve-captcha.tsx")
        .then((captchas) => captchas.loadCaptcha(captcha))
        .catch(() => null);
  };
  return { place, load };
}
