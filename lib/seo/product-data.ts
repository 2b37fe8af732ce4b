import type { Product } from "@/lib/api/schemas/product";
import { priceOf } from "@/lib/domain/price";
import { plainText } from "./metadata";

interface ProductFacts {
  readonly product: Product;
  /** Absolute addresses. */
  readonly url: string;
  readonly images: readonly string[];
  readonly currency: string;
  readonly available: boolean;
}

/** schema.org `Product` with its offer and rating. */
export function productData({
  product,
  url,
  images,
  currency,
  available,
}: ProductFacts): Record<string, unknown> {
  const { final } = priceOf(product);
  const { rating } = product;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    ...(product.sku ? { sku: product.sku } : {}),
    ...(product.description ? { description: plainText(product.description).slice(0, 5000) } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    url,
    ...(final === null
      ? {}
      : {
          offers: {
            "@type": "Offer",
            url,
            price: final.toFixed(2),
            priceCurrency: currency,
            availability: `https://schema.org/${available ? "InStock" : "OutOfStock"}`,
          },
        }),
    ...(rating && rating.count > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }
      : {}),
  };
}
