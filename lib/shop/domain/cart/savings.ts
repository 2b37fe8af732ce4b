import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import type { ProductVariant } from "#lib/shop/api/schemas/product-schema.ts";

type Priced = Pick<ProductVariant, "retailPrice">;

/** Whether the cart's amounts are in the currency of the products' prices: list prices have no other. */
const isInMain = ({ currencyId }: Pick<Cart, "currencyId">, mainId: number): boolean =>
  currencyId === null || currencyId === mainId;

/**
 * The list price per piece of a reduced line, otherwise null.
 * @param mainId the main currency's id: a converted cart has no list prices
 */
export function listPrice(
  cart: Pick<Cart, "currencyId">,
  item: Pick<Cart["items"][number], "prices">,
  product: Priced | undefined,
  mainId: number,
): number | null {
  const list = product?.retailPrice ?? null;
  if (list === null || !isInMain(cart, mainId)) return null;
  return list > item.prices.converted.finalPrice + 0.005 ? list : null;
}

/**
 * The amount saved compared with list prices, in units of the cart's currency: reduced lines, the coupon and the member
 * discount. 0 for none.
 */
export function savedAmount(
  cart: Pick<Cart, "currencyId" | "items" | "prices">,
  productOf: (productId: number) => Priced | undefined,
  mainId: number,
): number {
  const { coupon, loyalty } = cart.prices.converted;
  const reduced = cart.items.reduce((sum, item) => {
    const list = listPrice(cart, item, productOf(item.productId), mainId);
    return list === null ? sum : sum + list * item.qty - item.prices.converted.row;
  }, 0);
  // Sums of decimals differ from the amount in their last digits.
  return Math.round((reduced + coupon + loyalty) * 1e6) / 1e6;
}
