import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { ProductVariant } from "#lib/shop/api/schemas/product-schema.ts";
import { isInStock } from "#lib/shop/domain/product/buyable.ts";
import { LOW_STOCK } from "#lib/shop/domain/product/quantity.ts";

/** A notice about a line before it is ordered. Amounts are of the main currency. */
export type LineHint =
  | { readonly kind: "soldOut" }
  /** Fewer pieces in stock than wanted. */
  | { readonly kind: "fewer"; readonly left: number }
  /** Enough in stock, but not many more. */
  | { readonly kind: "low"; readonly left: number }
  /** A piece costs more or less than when the shopper added the line. */
  | { readonly kind: "price"; readonly direction: "up" | "down"; readonly before: number }
  /** The price of a piece with a member card; shown if the cart has none. */
  | { readonly kind: "member"; readonly price: number };

type Facts = Pick<ProductVariant, "stock" | "membershipPrice" | "type">;

/**
 * Hints for a line. `wanted` is the pieces of its product in the whole cart: two lines of one racket with different
 * engravings are taken from the same stock. `seenPrice` is the price of a piece when the shopper added the line, if
 * known.
 */
export function lineHints(
  item: Pick<CartItem, "prices">,
  wanted: number,
  product: Facts | undefined,
  { hasCard, seenPrice = null }: { hasCard: boolean; seenPrice?: number | null },
): LineHint[] {
  const price = item.prices.base.finalPrice;
  const hints = product ? stockHints(product, wanted) : [];
  if (seenPrice !== null && price !== null && Math.abs(price - seenPrice) >= 0.005)
    hints.push({ kind: "price", direction: price > seenPrice ? "up" : "down", before: seenPrice });
  const member = product?.membershipPrice ?? null;
  if (!hasCard && member !== null && member > 0 && price !== null && member < price - 0.005)
    hints.push({ kind: "member", price: member });
  return hints;
}

function stockHints({ type, stock }: Facts, wanted: number): LineHint[] {
  const { quantity } = stock;
  if (!isInStock(stock)) return [{ kind: "soldOut" }];
  if (quantity === null) return [];
  if (quantity < wanted) return [{ kind: "fewer", left: quantity }];
  // The stock of a service is not a number of pieces left.
  return quantity <= LOW_STOCK && type !== "service" ? [{ kind: "low", left: quantity }] : [];
}
