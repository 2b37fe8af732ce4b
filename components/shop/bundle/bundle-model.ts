import type { BuyableProduct, PageTranslate } from "#components/shop/product/product-types.ts";
import { toBuyable } from "#components/shop/product/to-buyable.tsx";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { withSellableVariants } from "#lib/shop/domain/cart/bundle-choice.ts";
import type { BundleRead } from "#lib/web/client/bundle-calls.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";

/** The data of a part in the dialog. */
export interface PartModel extends BuyableProduct {
  /** Unlike the id, unique in the bundle, which may contain a product twice. */
  readonly key: string;
  readonly slug: string;
  /** Pieces in one bundle. */
  readonly quantity: number;
  readonly media: Media | null;
  /** Pictures by the variants' ids. */
  readonly pictures: ReadonlyMap<number, Media>;
}

export interface BundleModel {
  readonly own: BuyableProduct;
  /** The parts that are still sold. */
  readonly parts: readonly PartModel[];
  /**
   * Why the bundle cannot be bought: it contains another bundle (docs/screens.md §3.8), or a part is no longer sold.
   * Otherwise null.
   */
  readonly unavailable: "nested" | "missing" | null;
}

interface Texts {
  readonly t: PageTranslate;
  readonly labels: { was: string; member: string; yes: string; no: string };
}

/** Builds the dialog's data from the answers. The bundle's price is the backend's and never computed. */
export function toBundleModel(
  { bundle, parts }: BundleRead,
  site: ClientSite,
  texts: Texts,
): BundleModel {
  const around = {
    ...texts,
    locale: site.locale,
    currency: site.currency,
    mediaUrl: site.mediaUrl,
    parts: [],
    pictures: {},
  };
  const models = bundle.bundles.flatMap(({ product: { id }, quantity }, place): PartModel[] => {
    const product = parts[place];
    if (!product) return [];
    const buyable = toBuyable(withSellableVariants(product), around);
    return [
      {
        ...buyable,
        id,
        key: `${id}:${place}`,
        slug: product.slug,
        quantity,
        media: product.media[0] ?? null,
        pictures: picturesOf(product),
      },
    ];
  });
  return {
    own: toBuyable(bundle, around),
    parts: models,
    unavailable: parts.some((part) => part?.format === "bundle")
      ? "nested"
      : models.length === 0 || models.length < parts.length
        ? "missing"
        : null,
  };
}

const picturesOf = ({ associatedProducts }: Product): ReadonlyMap<number, Media> =>
  new Map(
    (associatedProducts?.products ?? []).flatMap(({ id, media: [first] }) =>
      first ? [[id, first] as const] : [],
    ),
  );
