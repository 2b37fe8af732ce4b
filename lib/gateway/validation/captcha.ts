import type { Settings } from "#lib/base/config/settings.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";

/** The site's captcha, as a form needs it (docs/screens.md §4.13). Texts are "" if the site does not configure them. */
export interface Captcha {
  readonly siteKey: string;
  /** Version 2 is the invisible one; "" is an unknown version. */
  readonly version: "2" | "3" | "";
  readonly script: string;
}

const GOOGLE = "https://www.google.com/recaptcha/api.js";

/** A site's captcha from its CMS options. Version 2 by default (docs/screens.md §6.7); the sandbox has a stand-in. */
export function toCaptcha(
  site: Pick<Site, "options">,
  settings: Pick<Settings, "BACKEND_URL" | "SANDBOX">,
): Captcha {
  const siteKey = textOption(site, "CaptchaSiteKey");
  const named = textOption(site, "CaptchaVersion", "2").toLowerCase().replace(/^v/, "");
  const version = named === "2" || named === "3" ? named : "";
  if (settings.SANDBOX)
    return {
      siteKey,
      version,
      script: `${new URL(settings.BACKEND_URL).origin}/_sandbox/captcha.js`,
    };
  const render = version === "3" ? encodeURIComponent(siteKey) : "explicit";
  return { siteKey, version, script: `${GOOGLE}?render=${render}` };
}

/** A form's captcha: required by every form if the site has one; a form may also require one itself. */
export const formCaptcha = (
  site: Pick<Site, "options">,
  settings: Pick<Settings, "BACKEND_URL" | "SANDBOX">,
  isAskedFor: boolean,
): Captcha | null => (isAskedFor ? toCaptcha(site, settings) : siteCaptcha(site, settings));

/** The site's captcha; null if it has none (no key). */
export function siteCaptcha(
  site: Pick<Site, "options">,
  settings: Pick<Settings, "BACKEND_URL" | "SANDBOX">,
): Captcha | null {
  const captcha = toCaptcha(site, settings);
  return captcha.siteKey === "" ? null : captcha;
}
