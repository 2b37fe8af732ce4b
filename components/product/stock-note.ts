import type { Product } from "#lib/api/schemas/product.ts";
import { LOW_STOCK } from "#lib/domain/product/quantity.ts";
import type { PageWords, StockNote } from "./types.ts";

/** Whether a product or one of its variants can be had. A service is booked: nobody counts its pieces. */
export function stockNote(
  { format, type }: Pick<Product, "format" | "type">,
  { available, stock }: { readonly available: boolean; readonly stock: number | null },
  t: PageWords,
): StockNote {
  const service = type === "service";
  if (!available) return { text: t(service ? "fullyBooked" : "soldOutNow"), good: false };
  if (format === "eproduct") return { text: t("digital"), good: true };
  if (service) return { text: t("bookable"), good: true };
  const few = stock !== null && stock <= LOW_STOCK;
  return { text: few ? t("lastOnes", { count: stock }) : t("inStock"), good: true };
}
