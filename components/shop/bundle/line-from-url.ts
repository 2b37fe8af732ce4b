import { loadCartRuntime } from "#components/shop/cart-runtime/load-runtime.ts";
import { readLineOptions } from "#lib/shop/domain/cart/line.ts";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";

/**
 * The cart line of this bundle that the URL asks to edit (`cartItemId`, a number; docs/screens.md §2.6). An empty
 * object if the URL has none, or the cart has no such line.
 * @throws if the cart cannot be read
 */
export async function lineFromUrl(
  productId: number,
): Promise<Pick<BundleRequest, "itemId" | "quantity" | "options">> {
  const value = new URLSearchParams(window.location.search).get("cartItemId") ?? "";
  if (!/^\d{1,15}$/.test(value)) return {};
  const cart = await (await loadCartRuntime()).peek();
  const item = cart?.items.find(({ itemId }) => itemId === Number(value));
  if (item?.productId !== productId) return {};
  return { itemId: item.itemId, quantity: item.qty, options: readLineOptions(item) };
}
