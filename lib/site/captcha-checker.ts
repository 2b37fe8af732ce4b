import { getSettings } from "#lib/config/settings.ts";
import { offersCall, textOption } from "./options.ts";
import type { Site } from "./types.ts";

/** The name in `Capabilities` by which a backend says that it checks the captcha of every call that carries one. */
const CHECKED_BY_BACKEND = "captcha";

/** The secret that belongs to a site's captcha key; undefined where the operator has set none. */
export const secretOf = (siteKey: string): string | undefined => {
  const { CAPTCHA_SECRETS: secrets } = getSettings();
  const own = secrets.find((one) => one.siteKey === siteKey);
  return (own ?? secrets.find((one) => one.siteKey === undefined))?.secret;
};

/**
 * Who checks the answers to a site's captcha (docs/security.md §1.11): the backend where it says that it does, else the
 * gateway where it has the secret. Null for a site without a captcha.
 */
export function captchaChecker(
  site: Pick<Site, "options">,
): "backend" | "gateway" | "nobody" | null {
  const siteKey = textOption(site, "CaptchaSiteKey");
  if (siteKey === "") return null;
  if (offersCall(site, CHECKED_BY_BACKEND)) return "backend";
  return secretOf(siteKey) === undefined ? "nobody" : "gateway";
}
