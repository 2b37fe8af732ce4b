/**
 * The digits of every formatter (tests/architecture/intl.test.ts). By default each engine chooses a language's digits
 * from its own data: `ar` is `1.5` in Node 26 and `١٫٥` in a WebKit with ICU 72. A page has European digits everywhere,
 * as its number fields, addresses and codes do (decision 0091).
 */
export const DIGITS = { numberingSystem: "latn" } as const;

/** The number of decimals is required, because engines have different defaults. */
type NumberOptions = Intl.NumberFormatOptions & { readonly maximumFractionDigits: number };

/** Creating a formatter costs more than the rest of an entry in a long list. */
const numberFormats = new Map<string, Intl.NumberFormat>();
/** Bounded to be safe: locales and options come from the site and the code, never from a request. */
const MOST_KEPT = 200;

/** The formatter of numbers of a language. */
export function numberFormat(locale: string, options: NumberOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = numberFormats.get(key) ?? new Intl.NumberFormat(locale, { ...DIGITS, ...options });
  if (numberFormats.size >= MOST_KEPT) numberFormats.clear();
  numberFormats.set(key, found);
  return found;
}

/** A number for a text in that language: grouped, with at most the given decimals. */
export const formatNumber = (value: number, locale: string, maximumFractionDigits = 0): string =>
  numberFormat(locale, { maximumFractionDigits }).format(value);

/** The plural forms of a language, and the one that a number takes. */
export const pluralRules = (locale: string): Intl.PluralRules => new Intl.PluralRules(locale);
