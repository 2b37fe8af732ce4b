import type { CartItem } from "@/lib/api/schemas/cart";
import type { ProductVariant } from "@/lib/api/schemas/product";

/** What a shopper should know of a line before ordering it. Amounts are of the main currency. */
export type LineHint =
  | { readonly kind: "soldOut" }
  /** Fewer pieces are there than wanted. */
  | { readonly kind: "fewer"; readonly left: number }
  /** What a piece costs with a member card; told where none is on the cart. */
  | { readonly kind: "member"; readonly price: number };

type Facts = Pick<ProductVariant, "stock" | "membershipPrice" | "type">;

/**
 * Hints of a line. `wanted` is the pieces of its product in the whole cart: two lines of one racket with different
 * engravings are taken from the same shelf.
 */
export function lineHints(
  item: Pick<CartItem, "prices">,
  wanted: number,
  product: Facts | undefined,
  hasCard: boolean,
): LineHint[] {
  if (!product) return [];
  const { available, quantity } = product.stock;
  const member = product.membershipPrice;
  const hints: LineHint[] = [];
  if (!available || quantity === 0) hints.push({ kind: "soldOut" });
  else if (quantity !== null && quantity < wanted) hints.push({ kind: "fewer", left: quantity });
  if (!hasCard && member !== null && member < item.prices.base.finalPrice - 0.005)
    hints.push({ kind: "member", price: member });
  return hints;
}
