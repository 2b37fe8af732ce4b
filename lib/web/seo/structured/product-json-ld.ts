import type {
  AggregateOffer,
  Offer,
  Product as ProductNode,
  Review,
  WithContext,
} from "schema-dts";
import { getSettings } from "#lib/base/config/settings.ts";
import { amountText } from "#lib/base/utils/numbers/amount.ts";
import type { Comment } from "#lib/shop/api/schemas/feedback.ts";
import type { Product, ProductVariant } from "#lib/shop/api/schemas/product-schema.ts";
import { priceOf } from "#lib/shop/domain/product/product-price.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { plainProse } from "#lib/web/security/plain-text.ts";
import { shorten } from "#lib/web/seo/metadata.ts";
import { isoDate, withoutEmptyFields } from "#lib/web/seo/structured-fields.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { addressOf, imageOf } from "./address-json-ld.ts";

type Where = Pick<SiteContext, "site" | "locale" | "currency">;

const DESCRIPTION_LIMIT = 5_000;
const PICTURES = 10;

/** schema.org `Product` with its offer, or the range of its variants' offers, and its rating. */
export function productData(
  context: Where,
  product: Product,
  /** Whether the product or a variant of it can be bought. */
  available: boolean,
  /** The most stars on this site, and the reviews shown on the page, newest first. */
  { stars, reviews = [] }: { readonly stars: number; readonly reviews?: readonly Comment[] },
): WithContext<ProductNode> {
  const { MEDIA_URL } = getSettings();
  const url = addressOf(context, { name: "product", slug: product.slug });
  const images = product.media.flatMap((item) => toImage(item, MEDIA_URL)?.src ?? []);
  const { rating } = product;
  const isRated = rating !== null && rating !== undefined && rating.count > 0 && rating.average > 0;
  return withoutEmptyFields<WithContext<ProductNode>>({
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    sku: product.sku,
    description: shorten(plainProse(product.description), DESCRIPTION_LIMIT),
    image:
      images.length > 0
        ? images.slice(0, PICTURES)
        : imageOf(context, null, { kind: "product", slug: product.slug }),
    category: product.categories[0]?.name,
    url,
    offers: offersOf(product, { url, currency: context.currency.label, available }),
    aggregateRating: isRated
      ? {
          "@type": "AggregateRating",
          ratingValue: Math.min(stars, Math.round(rating.average * 100) / 100),
          reviewCount: Math.round(rating.count),
          bestRating: stars,
          worstRating: 1,
        }
      : undefined,
    review: reviews
      .filter(({ rating: given }) => given !== null && given > 0)
      .map((review) => reviewOf(review, stars)),
  });
}

const reviewOf = ({ rating, body, author, createdAt }: Comment, stars: number): Review => ({
  "@type": "Review",
  reviewRating: {
    "@type": "Rating",
    ratingValue: Math.min(stars, rating ?? 0),
    bestRating: stars,
    worstRating: 1,
  },
  author: { "@type": "Person", name: author },
  datePublished: isoDate(createdAt),
  reviewBody: shorten(body, DESCRIPTION_LIMIT),
});

/** One price, or a range if variants cost differently; undefined without a price. */
function offersOf(
  product: Product,
  { url, currency, available }: { url: string; currency: string; available: boolean },
) {
  // Search engines accept only ISO 4217 labels as currencies; some backends have others, such as "Kn.".
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const variants = product.associatedProducts?.products ?? [];
  const prices = variants.filter(({ archived }) => !archived).flatMap((one) => priceIn(one) ?? []);
  const own = priceIn(product);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const availability = `https://schema.org/${available ? "InStock" : "OutOfStock"}` as const;
  if (product.format === "configurable" && prices.length > 1 && low < high) {
    return {
      "@type": "AggregateOffer",
      url,
      lowPrice: amountText(low, currency),
      highPrice: amountText(high, currency),
      offerCount: prices.length,
      priceCurrency: currency,
      availability,
    } satisfies AggregateOffer;
  }
  const price = own ?? prices[0];
  if (price === undefined) return undefined;
  return {
    "@type": "Offer",
    url,
    price: amountText(price, currency),
    priceCurrency: currency,
    availability,
  } satisfies Offer;
}

function priceIn(product: Product | ProductVariant): number | undefined {
  const { final } = priceOf(product);
  return final !== null && Number.isFinite(final) && final >= 0 ? final : undefined;
}
