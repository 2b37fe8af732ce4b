import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { isDocument } from "#lib/shop/media/media-kind.ts";

interface ProductMedia {
  /** Pictures and videos in the order of the gallery, each once. */
  readonly shown: readonly Media[];
  readonly documents: readonly Media[];
  /** Variant id → index of its first picture in `shown`. */
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

/** A ready-made size of a picture; pixels. */
interface Alternative {
  readonly path: string;
  readonly width: number;
}

/** The largest difference between two aspect ratios of the same picture. */
const ALIKE = 0.03;

/**
 * The sizes of a picture that the backend stores (docs/contract.md §5.8), smallest first. Only those with the picture's
 * own aspect ratio and a useful width: others are cropped or padded.
 */
export function alternativesOf(
  media: Pick<Media, "alternativePaths" | "width" | "height">,
): Alternative[] {
  const { width: full, height: high } = media;
  if (!full || !high) return [];
  return Object.entries(media.alternativePaths)
    .flatMap(([size, path]) => {
      const [, width = 0, height = 0] = (/^(\d{1,5})x(\d{1,5})$/.exec(size) ?? []).map(Number);
      const alike = height > 0 && Math.abs((width / height) * (high / full) - 1) <= ALIKE;
      return alike && width >= 200 && width < full && path ? [{ path, width }] : [];
    })
    .sort((one, other) => one.width - other.width);
}
