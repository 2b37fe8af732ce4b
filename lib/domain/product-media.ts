import type { Media } from "@/lib/api/schemas/media";
import type { Product } from "@/lib/api/schemas/product";
import { isDocument } from "./media-kind";

export interface ProductMedia {
  /** Pictures and videos in the order of the gallery, none twice. */
  readonly shown: readonly Media[];
  readonly documents: readonly Media[];
  /** Variant id → place of its first picture in `shown`. */
  readonly places: Readonly<Record<number, number>>;
}

const nameOf = (media: Media) => media.path || media.media_url;

/** The media of a product and its variants. */
export function toProductMedia(
  product: Pick<Product, "media" | "associatedProducts">,
): ProductMedia {
  const variants = product.associatedProducts?.products ?? [];
  const all = [...product.media, ...variants.flatMap(({ media }) => media)];
  const distinct = [...new Map(all.map((media) => [nameOf(media), media])).values()];
  const shown = distinct.filter((media) => !isDocument(media));
  return {
    shown,
    documents: distinct.filter(isDocument),
    places: Object.fromEntries(
      variants.flatMap(({ id, media }): [number, number][] => {
        const first = media.find((item) => !isDocument(item));
        const place = first ? shown.findIndex((item) => nameOf(item) === nameOf(first)) : -1;
        return place >= 0 ? [[id, place]] : [];
      }),
    ),
  };
}
