"use client";

import { useRef } from "react";
import { fail, type Result } from "@/lib/api/errors";
import type { Captcha } from "@/lib/forms/captcha";
import type { CaptchaTrouble } from "./solve-captcha";

/** What a call carries of a captcha: nothing where there is none. */
export interface Solved {
  readonly recaptchaKey?: string;
  readonly recaptchaResponse?: string;
}

/** Statuses by which a backend refuses what was sent, as opposed to failing. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 422]);

/**
 * The captcha of a registration, where the site has one. `load` belongs to the form's `onFocus`: nobody downloads a
 * word of it before; `place` is where its badge may be drawn. Whether a captcha is wanted is the backend's to say: a
 * browser that keeps the script away sends without, and is told of that trouble where the backend refuses.
 */
export function useCaptcha(captcha: Captcha | null) {
  const place = useRef<HTMLDivElement>(null);
  return {
    place,
    load: (): void => {
      if (captcha?.siteKey && captcha.version)
        void import("./solve-captcha")
          .then((captchas) => captchas.loadCaptcha(captcha))
          .catch(() => null);
    },
    /** Makes one call with the captcha solved for it. */
    send: async <T>(call: (solved: Solved) => Promise<Result<T>>): Promise<Result<T>> => {
      if (!captcha || !place.current) return call({});
      const answer = await solve(captcha, place.current);
      if (typeof answer !== "string") return call(answer);
      const result = await call({});
      if (result.ok || !REFUSED.has(result.error.status)) return result;
      const { loadCartWords } = await import("@/components/cart/cart-words");
      const words = await loadCartWords(document.documentElement.lang);
      const message = `${result.error.message} ${words(`forms.captcha.${answer}`)}`.trim();
      return fail({ kind: "validation", status: result.error.status, message });
    },
  };
}

async function solve(captcha: Captcha, place: HTMLElement): Promise<Solved | CaptchaTrouble> {
  try {
    const { solveCaptcha } = await import("./solve-captcha");
    const recaptchaResponse = await solveCaptcha(captcha, place);
    return { recaptchaKey: captcha.siteKey, recaptchaResponse };
  } catch (error) {
    return (error as { trouble?: CaptchaTrouble }).trouble ?? "notLoaded";
  }
}
