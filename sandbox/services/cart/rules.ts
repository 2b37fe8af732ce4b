import { catalogueOf } from "../../database/catalogue.ts";
import { type Product, textIn } from "../../database/documents.ts";
import { invalid, notFound } from "../../domain/failure.ts";
import { type CartRow, type ItemRow, priceCart, toWanted } from "../../domain/price-cart.ts";
import { demandOf, shortage, stockOf } from "../../domain/stock.ts";
import type { Call } from "../../http/call.ts";
import { integer } from "../../http/input.ts";

/** The lines of a cart as they are stored. */
export const itemsOf = (call: Call, cart: CartRow): ItemRow[] =>
  call.db.all<ItemRow>("SELECT * FROM cart_items WHERE cart_id = ?", cart.id);

/** The line that `itemId` names; 404 when it is not in this cart. */
export function itemOf(call: Call, cart: CartRow): ItemRow {
  const id = integer(call.body, "itemId");
  const item = itemsOf(call, cart).find((one) => one.id === id);
  if (!item) throw notFound("The item is not in the cart.");
  return item;
}

/**
 * The products that can be put into a cart: simple and e-products, variants, complete bundles. A configurable only as
 * one of its variants.
 */
export function sellable(call: Call, id: number): Product {
  const product = catalogueOf(call.db, call.site.siteId).products.get(id);
  if (!product || product.archived) throw notFound("Product not found.");
  if (product.format === "configurable")
    throw invalid("The configuration of the product is not set.");
  return product;
}

/**
 * 422 in the customer's language when there is not enough of a product and its parts for all lines of the cart. Another
 * line that is sold out refuses nothing.
 */
export function requireStock(call: Call, cart: CartRow, productId: number): void {
  const lines = priceCart(call.db, call.site, cart).lines.map(toWanted);
  const own = demandOf(lines.filter(({ product }) => product.id === productId));
  const demand = [...demandOf(lines)].filter(([id]) => own.has(id));
  const short = shortage(new Map(demand), stockOf(call.db, call.site.siteId));
  if (short) throw invalid(shortText(call, short));
}

/** In the customer's language, because the shop shows it unchanged. */
export function shortText(call: Call, { id, left }: { id: number; left: number }): string {
  const name = textIn(catalogueOf(call.db, call.site.siteId).products.get(id)?.name, call.language);
  const none = {
    en: `${name} is out of stock.`,
    hr: `${name} trenutačno nije na zalihi.`,
    de: `${name} ist ausverkauft.`,
  };
  const few = {
    en: `Only ${left} of ${name} left in stock.`,
    hr: `Na zalihi je još samo ${left}: ${name}.`,
    de: `Nur noch ${left} auf Lager: ${name}.`,
  };
  return textIn(left > 0 ? few : none, call.language);
}
