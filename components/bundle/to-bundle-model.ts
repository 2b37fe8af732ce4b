import { toBuyable } from "#components/product/to-buyable.tsx";
import type { BuyableProduct, PageTranslate } from "#components/product/types.ts";
import type { Media } from "#lib/api/schemas/media.ts";
import type { Product } from "#lib/api/schemas/product.ts";
import type { BundleRead } from "#lib/client/bundle.ts";
import { withSellableVariants } from "#lib/domain/product/bundle-choice.ts";
import type { ClientSite } from "#lib/site/client-site.ts";

/** A part as the dialog shows it. */
export interface PartModel extends BuyableProduct {
  readonly slug: string;
  /** Pieces of it in one bundle. */
  readonly quantity: number;
  readonly media: Media | null;
  /** Variant id → its own picture. */
  readonly pictures: ReadonlyMap<number, Media>;
}

export interface BundleModel {
  readonly own: BuyableProduct;
  /** Those parts that are still sold. */
  readonly parts: readonly PartModel[];
  /** Why the bundle cannot be bought at all: it holds a bundle (spec 4), or a part of it is gone. */
  readonly trouble: "nested" | "missing" | null;
}

interface Words {
  readonly t: PageTranslate;
  readonly labels: { was: string; member: string; yes: string; no: string };
}

/** What was read, in words and ready to be chosen from. The bundle's price is the backend's; none is computed. */
export function toBundleModel(
  { bundle, parts }: BundleRead,
  site: ClientSite,
  words: Words,
): BundleModel {
  const around = {
    ...words,
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
    // A text is kept under its part's id: of a product that is in the bundle twice there is one.
    const repeated = bundle.bundles.findIndex((entry) => entry.product.id === id) < place;
    return [
      {
        ...buyable,
        id,
        slug: product.slug,
        quantity,
        fields: repeated ? [] : buyable.fields,
        media: product.media[0] ?? null,
        pictures: picturesOf(product),
      },
    ];
  });
  return {
    own: toBuyable(bundle, around),
    parts: models,
    trouble: parts.some((part) => part?.format === "bundle")
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
