export interface PriceCurrency {
  readonly label: string;
  readonly symbol: string;
}

/**
 * An amount in the page's language, two decimals, with the currency's symbol (docs/screens.md §6.5).
 * A label that is no ISO code (some backends use their own) is set behind the number instead.
 */
export function formatPrice(amount: number, currency: PriceCurrency, locale: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  if (/^[A-Z]{3}$/.test(currency.label)) {
    return new Intl.NumberFormat(locale, {
      style: "currency",
      currency: currency.label,
      ...digits,
    }).format(amount);
  }
  const number = new Intl.NumberFormat(locale, digits).format(amount);
  return `${number} ${currency.symbol || currency.label}`.trim();
}

/** A discount in whole per cent (docs/screens.md §6.5). */
export const formatPercent = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(
    Math.round(value) / 100,
  );
