/**
 * The digits of every formatter (tests/architecture/intl.test.ts). Left to itself each engine chooses the digits of a
 * language by the data that it came with: `ar` is `1.5` in Node 26 and `١٫٥` in a WebKit with ICU 72. A page has European
 * digits everywhere, as its number fields, addresses and codes do (decision 0091).
 */
export const DIGITS = { numberingSystem: "latn" } as const;

/** How many decimals is said by whoever formats: engines differ in that too. */
type NumberOptions = Intl.NumberFormatOptions & { readonly maximumFractionDigits: number };

/** To make a formatter costs more than all else that an entry of a long list needs. */
const numberFormats = new Map<string, Intl.NumberFormat>();
/** No page has more: a locale and its options come from the site and the code, but never from a request. */
const MOST_KEPT = 200;

/** The formatter of numbers of a language. */
export function numberFormat(locale: string, options: NumberOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = numberFormats.get(key) ?? new Intl.NumberFormat(locale, { ...DIGITS, ...options });
  if (numberFormats.size >= MOST_KEPT) numberFormats.clear();
  numberFormats.set(key, found);
  return found;
}

/** A number as it is said in a text of that language: grouped, with at most so many decimals. */
export const formatNumber = (value: number, locale: string, maximumFractionDigits = 0): string =>
  numberFormat(locale, { maximumFractionDigits }).format(value);

/** Which plural forms a language has, and which one a number takes. */
export const pluralRules = (locale: string): Intl.PluralRules => new Intl.PluralRules(locale);
