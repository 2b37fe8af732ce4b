import { getSettings } from "#lib/base/config/settings.ts";
import { offersCall, textOption } from "./options.ts";
import type { Site } from "./types.ts";

/** The name in `Capabilities` by which a backend declares that it checks the captcha of every call that has one. */
const CHECKED_BY_BACKEND = "captcha";

/** The secret of a site's captcha key; undefined if the operator has set none. */
export const secretOf = (siteKey: string): string | undefined => {
  const { CAPTCHA_SECRETS: secrets } = getSettings();
  const own = secrets.find((one) => one.siteKey === siteKey);
  return (own ?? secrets.find((one) => one.siteKey === undefined))?.secret;
};

/**
 * Which side checks the answers to a site's captcha (docs/security.md §1.11): the backend if it declares that, else the
 * gateway if it has the secret. Null for a site without a captcha.
 */
export function captchaChecker(
  site: Pick<Site, "options">,
): "backend" | "gateway" | "nobody" | null {
  const siteKey = textOption(site, "CaptchaSiteKey");
  if (siteKey === "") return null;
  if (offersCall(site, CHECKED_BY_BACKEND)) return "backend";
  return secretOf(siteKey) === undefined ? "nobody" : "gateway";
}
