import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";

/** How far a cart is from the amount from which its delivery is free. Amounts are of the main currency. */
export interface FreeDelivery {
  /** The missing amount; 0 if the threshold is reached. */
  readonly missing: number;
  /** 0 to 1. */
  readonly share: number;
}

/**
 * Progress towards free delivery; null if the site sets no amount, nothing is delivered, or the cart's amount in the
 * main currency is unknown.
 * @param from the site's option `FreeDeliveryFrom`, in the main currency
 * @param mainId the main currency's id
 */
export function freeDelivery(
  cart: Pick<Cart, "currencyId" | "digitalOnly" | "prices">,
  from: number | undefined,
  mainId: number,
): FreeDelivery | null {
  if (from === undefined || cart.digitalOnly) return null;
  const { base, converted } = cart.prices;
  const isMain = cart.currencyId === null || cart.currencyId === mainId;
  const amounts = base ?? (isMain ? converted : null);
  if (!amounts) return null;
  const missing = Math.max(0, Math.round((from - amounts.cartTotal) * 1e6) / 1e6);
  return { missing, share: from > 0 ? Math.min(1, Math.max(0, amounts.cartTotal / from)) : 1 };
}
