import type { Captcha } from "@/lib/forms/captcha";

/** Why there is no token (spec 8.3, Captcha); also keys of `forms.captcha`. */
export type CaptchaTrouble = "noKey" | "noVersion" | "notLoaded" | "notExecuted";

export class CaptchaFault extends Error {
  override readonly name = "CaptchaFault";
  constructor(readonly trouble: CaptchaTrouble) {
    super(trouble);
  }
}

interface Widget {
  sitekey: string;
  size: "invisible";
  callback: (token: string) => void;
  "error-callback": () => void;
}

/** The part of Google's script that is used. */
interface Recaptcha {
  ready(run: () => void): void;
  render(place: HTMLElement, widget: Widget): number;
  reset(widget: number): void;
  execute(widget: number | string, options?: { action: string }): PromiseLike<string> | undefined;
}
const script = () => (window as { grecaptcha?: Recaptcha }).grecaptcha;

/** Milliseconds: a script that is silent longer will not come; a person may need a while for the pictures. */
const LOADING = 15_000;
const SOLVING = 120_000;

let loading: Promise<Recaptcha> | null = null;

/** Loads the script once. Begun when a form is touched, so that it is there when the form is sent. */
export function loadCaptcha({ script: src }: Captcha): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const fail = () => reject(new CaptchaFault("notLoaded"));
    const tag = document.createElement("script");
    tag.src = src;
    tag.async = true;
    tag.onerror = fail;
    tag.onload = () => {
      const api = script();
      if (api) api.ready(() => resolve(api));
      else fail();
    };
    setTimeout(fail, LOADING);
    document.head.append(tag);
  }).catch((error: unknown) => {
    // The next try loads it anew.
    loading = null;
    throw error;
  });
  return loading;
}

/** Widgets by the place they were drawn into, with what waits for their token. */
const widgets = new WeakMap<HTMLElement, { id: number; settle: (token: string) => void }>();

/** A token for one sending. @throws CaptchaFault */
export async function solveCaptcha(captcha: Captcha, place: HTMLElement): Promise<string> {
  if (captcha.siteKey === "") throw new CaptchaFault("noKey");
  if (captcha.version === "") throw new CaptchaFault("noVersion");
  const api = await loadCaptcha(captcha);
  try {
    const token = await soon(
      captcha.version === "3"
        ? Promise.resolve(api.execute(captcha.siteKey, { action: "submit" }))
        : invisible(api, captcha.siteKey, place),
    );
    if (token) return token;
  } catch {
    // Told below, whatever the script says.
  }
  throw new CaptchaFault("notExecuted");
}

function invisible(api: Recaptcha, sitekey: string, place: HTMLElement): Promise<string> {
  return new Promise((resolve) => {
    let widget = widgets.get(place);
    if (!widget) {
      const made = { id: -1, settle: resolve };
      made.id = api.render(place, {
        sitekey,
        size: "invisible",
        callback: (token) => made.settle(token),
        "error-callback": () => made.settle(""),
      });
      widgets.set(place, made);
      widget = made;
    } else api.reset(widget.id);
    widget.settle = resolve;
    void api.execute(widget.id);
  });
}

const soon = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), SOLVING))]);
