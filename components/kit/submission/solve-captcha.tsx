import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ReCAPTCHA } from "react-google-recaptcha";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import type { CaptchaTrouble } from "./use-captcha.ts";

class CaptchaFault extends Error {
  override readonly name = "CaptchaFault";
  constructor(readonly trouble: CaptchaTrouble) {
    super(trouble);
  }
}

/** The part of Google's script that is used here; version 2's widget is react-google-recaptcha's. */
interface Recaptcha {
  ready(run: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}
declare global {
  interface Window {
    readonly grecaptcha?: Recaptcha;
  }
}

/**
 * Milliseconds after which the download, and the solving, count as failed. Solving is long, because pictures may have
 * to be picked.
 */
const LOADING = 15_000;
const SOLVING = 120_000;

let loading: Promise<Recaptcha> | null = null;

/** Loads the script once, and again after a failure. */
export function loadCaptcha({ script: src }: Captcha): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const fail = () => reject(new CaptchaFault("notLoaded"));
    const tag = document.createElement("script");
    tag.src = src;
    tag.async = true;
    tag.onerror = fail;
    tag.onload = () => {
      const api = window.grecaptcha;
      if (api) api.ready(() => resolve(api));
      else fail();
    };
    setTimeout(fail, LOADING);
    document.head.append(tag);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Widgets of version 2 by the element they were rendered into. */
const widgets = new WeakMap<HTMLElement, ReCAPTCHA>();

/** A token for one submission. @throws CaptchaFault */
export async function solveCaptcha(captcha: Captcha, place: HTMLElement): Promise<string> {
  if (captcha.siteKey === "") throw new CaptchaFault("noKey");
  if (captcha.version === "") throw new CaptchaFault("noVersion");
  const api = await loadCaptcha(captcha);
  try {
    const token = await withTimeout(
      captcha.version === "3"
        ? api.execute(captcha.siteKey, { action: "submit" })
        : invisible(api, captcha.siteKey, place),
    );
    if (token) return token;
  } catch {
    // Any error means that the captcha was not solved.
  }
  throw new CaptchaFault("notExecuted");
}

function invisible(api: Recaptcha, siteKey: string, place: HTMLElement): Promise<string | null> {
  const drawn = widgets.get(place);
  drawn?.reset();
  const widget = drawn ?? draw(api, siteKey, place);
  return widget.executeAsync();
}

function draw(api: Recaptcha, siteKey: string, place: HTMLElement): ReCAPTCHA {
  const widget = createRef<ReCAPTCHA>();
  const root = createRoot(place);
  flushSync(() =>
    root.render(<ReCAPTCHA ref={widget} sitekey={siteKey} size="invisible" grecaptcha={api} />),
  );
  if (!widget.current) throw new CaptchaFault("notExecuted");
  widgets.set(place, widget.current);
  return widget.current;
}

const withTimeout = (work: PromiseLike<string | null>): Promise<string | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), SOLVING))]);
