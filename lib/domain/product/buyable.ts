import type { Product } from "#lib/api/schemas/product.ts";

type Stock = Pick<Product["stock"], "available" | "quantity">;

/** Whether anything of a stock can be bought. A `quantity` of null means that the backend names none: no limit. */
export const isInStock = ({ available, quantity }: Stock): boolean => available && quantity !== 0;

/** Whether a product can be bought: by its own stock, or any of its variants where those are what is sold. */
export function isBuyable({
  stock,
  format,
  associatedProducts,
}: Pick<Product, "stock" | "format" | "associatedProducts">): boolean {
  if (format !== "configurable") return isInStock(stock);
  return (associatedProducts?.products ?? []).some((variant) => isInStock(variant.stock));
}
