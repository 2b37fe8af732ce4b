import type { Product } from "@/lib/api/schemas/product";
import { type BundlePart, bundleNeeds, plainBundleOptions } from "@/lib/domain/bundle";
import { priceOf } from "@/lib/domain/price";
import { defaultChoice, toVariantModel } from "@/lib/domain/variants";
import type { BuyableProduct } from "./types";

/** The slim object the buy box gets. */
export function toBuyable(
  product: Product,
  parts: readonly BundlePart[],
  pictures: BuyableProduct["pictures"],
): BuyableProduct {
  const { available, quantity } = product.stock;
  return {
    id: product.id,
    name: product.name,
    format: product.format,
    service: product.type === "service",
    price: priceOf(product),
    available: available && quantity !== 0,
    stock: quantity,
    fields: product.customOptions.map(({ option_title, option_type, required }) => ({
      title: option_title,
      type: option_type,
      required,
    })),
    model: toVariantModel(product),
    preset: defaultChoice(product),
    pictures,
    bundle:
      product.format === "bundle"
        ? { needs: bundleNeeds(parts), options: plainBundleOptions(parts) }
        : null,
  };
}
