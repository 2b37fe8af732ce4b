import { DIGITS } from "./numbers/number-format.ts";

// With number-format.ts the only place that creates `Intl` formatters (tests/architecture/intl.test.ts).

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

/** The names of countries or languages in a language. Throws `RangeError` for an invalid tag. */
export const displayNames = (
  locale: string,
  options: Intl.DisplayNamesOptions,
): Intl.DisplayNames => new Intl.DisplayNames([locale], options);

/** A language tag with its usual script and region. Throws `RangeError` for an invalid tag. */
export const fullLocale = (tag: string): Intl.Locale => new Intl.Locale(tag).maximize();

/** The time zone of this device, "" if unknown. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "";

/**
 * The language tag for libraries with their own formatters: it requests European digits if this engine would use others
 * (`ar` → `ar-u-nu-latn`); all other tags, also invalid ones, are unchanged.
 */
export function withDigits(locale: string): string {
  const known = tags.get(locale);
  if (known !== undefined) return known;
  const tag = digitsOf(locale);
  if (tags.size < MOST_TAGS) tags.set(locale, tag);
  return tag;
}

/** Every island asks at each render, and a phone takes some 20 ms for the first formatter of a language. */
const tags = new Map<string, string>();
/** Tags come from addresses as well. */
const MOST_TAGS = 100;

function digitsOf(locale: string): string {
  try {
    const own = new Intl.NumberFormat(locale).resolvedOptions().numberingSystem;
    if (own === DIGITS.numberingSystem) return locale;
    return new Intl.Locale(locale, DIGITS).toString();
  } catch {
    return locale;
  }
}
