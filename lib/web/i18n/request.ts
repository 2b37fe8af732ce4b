import { getRequestConfig } from "next-intl/server";
import { withDigits } from "#lib/base/utils/intl.ts";
import { loadMessages } from "./messages.ts";

/**
 * next-intl's configuration of a request. The language comes from `setRequestLocale(params.locale)` alone, so
 * that pages read no header and stay static. No message contains a
 * date: dates are written in the site's time zone (lib/base/utils/date.ts), which is not known here.
 */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = (await requestLocale) ?? "en";
  return { locale: withDigits(locale), messages: await loadMessages(locale), timeZone: "UTC" };
});
