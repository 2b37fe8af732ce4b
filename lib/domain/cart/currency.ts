import type { Cart } from "#lib/api/schemas/cart.ts";
import type { Currency } from "#lib/api/schemas/site.ts";

interface Currencies {
  /** The main one, in which is paid. */
  readonly currency: Currency;
  readonly currencies?: readonly Currency[];
}

/** The currency a cart's `converted` amounts are in: what the gateway asked for, the main one where it does not say. */
export const cartCurrency = (
  cart: Pick<Cart, "currencyId"> | null,
  { currency, currencies = [] }: Currencies,
): Currency => currencies.find(({ id }) => id === cart?.currencyId) ?? currency;
