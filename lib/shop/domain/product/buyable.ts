import type { Product } from "#lib/shop/api/schemas/product-schema.ts";

type Stock = Pick<Product["stock"], "available" | "quantity">;

/** Whether a stock has anything left. A `quantity` of null means no limit. */
export const isInStock = ({ available, quantity }: Stock): boolean => available && quantity !== 0;

/** Whether a product can be bought: by its own stock, or for configurable products any variant's. */
export function isBuyable({
  stock,
  format,
  associatedProducts,
}: Pick<Product, "stock" | "format" | "associatedProducts">): boolean {
  if (format !== "configurable") return isInStock(stock);
  return (associatedProducts?.products ?? []).some((variant) => isInStock(variant.stock));
}
