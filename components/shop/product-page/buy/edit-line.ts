import { loadCartRuntime } from "#components/shop/cart-runtime/load-runtime.ts";
import type { BuyableProduct } from "#components/shop/product/product-types.ts";
import { readLineOptions } from "#lib/shop/domain/cart/line.ts";
import type { Chosen } from "#lib/shop/domain/product/variants.ts";

/** A line of the cart that is being changed on the product page. */
export interface EditedLine {
  readonly itemId: number;
  readonly quantity: number;
  readonly texts: ReadonlyMap<string, string>;
  /** The chosen values of its variant; null if the product has none. */
  readonly chosen: Chosen | null;
}

/** The line of this product that the URL names; null if the cart has none. Throws if the backend does not respond. */
export async function findEditedLine(
  itemId: number,
  product: BuyableProduct,
): Promise<EditedLine | null> {
  const runtime = await loadCartRuntime();
  const cart = await runtime.peek();
  const item = cart?.items.find((line) => line.itemId === itemId);
  const variant = product.variants.find(({ id }) => id === item?.productId);
  if (!item || (!variant && item.productId !== product.id)) return null;
  const wish = runtime.changes.getState().pending.get(itemId);
  return {
    itemId,
    quantity: wish?.kind === "quantity" ? wish.quantity : item.qty,
    texts: new Map(Object.entries(readLineOptions(item).personalizations)),
    chosen: variant?.values ?? null,
  };
}
