import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Currency } from "#lib/shop/api/schemas/site-schema.ts";

interface Currencies {
  /** The main one, used for payment. */
  readonly currency: Currency;
  readonly currencies?: readonly Currency[];
}

/**
 * The currency of a cart's `converted` amounts: the one the gateway requested, or the main one if the cart names none.
 */
export const cartCurrency = (
  cart: Pick<Cart, "currencyId"> | null,
  { currency, currencies = [] }: Currencies,
): Currency => currencies.find(({ id }) => id === cart?.currencyId) ?? currency;
