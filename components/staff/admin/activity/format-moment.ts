import { dateFormat } from "#lib/base/utils/intl.ts";
import { readTimeZone } from "#lib/base/utils/time-zone.ts";

/** Day and time in the interface's language and the site's time zone. */
export const formatMoment = (iso: string, language: string, timeZone: string): string =>
  dateFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: readTimeZone(timeZone),
  }).format(new Date(iso));
