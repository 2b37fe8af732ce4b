import { DIGITS } from "./numbers/number-format.ts";

// With number-format.ts the only place that makes formatters of `Intl` (tests/architecture/intl.test.ts).

/** The formatter of dates and times of a language. */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, { ...DIGITS, ...options });

/** The formatter of "3 minutes ago" of a language. */
export const relativeTimeFormat = (
  locale: string,
  options: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat => new Intl.RelativeTimeFormat(locale, { ...DIGITS, ...options });

/** The names of countries or languages in a language. Throws `RangeError` for a tag that is none. */
export const displayNames = (
  locale: string,
  options: Intl.DisplayNamesOptions,
): Intl.DisplayNames => new Intl.DisplayNames([locale], options);

/** A language tag with its usual script and region. Throws `RangeError` for a tag that is none. */
export const fullLocale = (tag: string): Intl.Locale => new Intl.Locale(tag).maximize();

/** The time zone of this device, "" where it does not say. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "";

/**
 * The language tag for libraries that make formatters of their own: it asks for European digits where this engine
 * would take others (`ar` → `ar-u-nu-latn`), and is the same tag everywhere else. A tag that is none stays as it is.
 */
export function withDigits(locale: string): string {
  try {
    const own = new Intl.NumberFormat(locale).resolvedOptions().numberingSystem;
    if (own === DIGITS.numberingSystem) return locale;
    return new Intl.Locale(locale, DIGITS).toString();
  } catch {
    return locale;
  }
}
