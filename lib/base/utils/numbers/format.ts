import { amountText } from "./amount.ts";
import { numberFormat } from "./number-format.ts";

export interface PriceCurrency {
  readonly label: string;
  readonly symbol: string;
}

/**
 * An amount in the page's language with the decimals of its currency and its symbol (docs/screens.md §6.5). A label
 * that isn't an ISO code (some backends use their own) is written after the number.
 */
export function formatPrice(amount: number, currency: PriceCurrency, locale: string): string {
  const text = amountText(amount, currency.label);
  const decimals = text.split(".")[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
  if (/^[A-Z]{3}$/.test(currency.label))
    return numberFormat(locale, { style: "currency", currency: currency.label, ...digits }).format(
      Number(text),
    );
  const number = numberFormat(locale, digits).format(Number(text));
  return `${number} ${currency.symbol || currency.label}`.trim();
}

/** A discount in whole per cent (docs/screens.md §6.5). */
export const formatPercent = (value: number, locale: string): string =>
  numberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(
    Math.round(value) / 100,
  );
