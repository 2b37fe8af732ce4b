import "server-only";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { type BlockedLine, blockedLines } from "#lib/shop/domain/cart/blocked-lines.ts";
import { getStocks } from "#lib/web/data/catalog/products.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The lines of a cart that cannot be ordered; empty if the stock could not be read. */
export async function readBlocked(context: SiteContext, cart: Cart): Promise<BlockedLine[]> {
  const ids = [...new Set(cart.items.map(({ productId }) => productId))];
  const stocks = await getStocks(context, ids).catch(() => null);
  const lines = cart.items.map((item) => ({ item, quantity: item.qty }));
  return stocks ? blockedLines(lines, (id) => stocks.get(id)) : [];
}
