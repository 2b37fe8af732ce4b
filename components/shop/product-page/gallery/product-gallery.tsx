import "server-only";
import { useTranslations } from "next-intl";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { toSources } from "#lib/shop/media/image-sizes.ts";
import type { Image } from "#lib/shop/media/to-image.ts";
import { GalleryBehaviour } from "./gallery-behaviour.tsx";
import { GalleryThumbs } from "./gallery-thumbs.tsx";

export interface GalleryItem {
  readonly image: Image | null;
  readonly alt: string;
  /** The backend's sizes of the picture, as a `srcset`. */
  readonly sources?: string;
  /** URL of a video; `image` is its poster then. */
  readonly video?: string;
}

/** Never higher than a window has room for below header and breadcrumbs, so that picture and button are seen together. */
const FRAME =
  "aspect-square w-full max-sm:max-h-[max(13rem,27svh)] md:max-h-[max(20rem,calc(100svh-13rem))]";
const SIZES = "(min-width: 1344px) 616px, (min-width: 1024px) 47vw, (min-width: 768px) 46vw, 100vw";

/**
 * Pictures and videos of a product: swiped by the browser's scrolling, with thumbnails and step buttons. All of it is
 * server markup; the island in it only switches attributes. Pictures far from the viewport are loaded lazily.
 */
export function Gallery({ items, name }: { items: readonly GalleryItem[]; name: string }) {
  const t = useTranslations("productPage");
  const tProduct = useTranslations("product");
  const several = items.length > 1;
  const enlargeable = items.some(({ image, video }) => image && !video);
  return (
    <section
      data-gallery
      aria-label={t("pictures", { name })}
      className={classNames(
        "min-w-0",
        several && "lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:items-start lg:gap-x-2",
      )}
    >
      <div className="relative min-w-0 lg:col-start-2 lg:row-start-1">
        {items.length === 0 && (
          <div className={`${FRAME} grid place-items-center rounded-xl bg-ground text-muted`}>
            <span className="sr-only">{t("noPicture")}</span>
            <Icon name="image" className="size-16 opacity-40" />
          </div>
        )}
        <ul
          data-track
          tabIndex={several ? 0 : undefined}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-xl bg-ground empty:hidden [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {items.map((item, index) => (
            <li key={item.video ?? item.image?.src} className="w-full shrink-0 snap-center">
              <Slide item={item} priority={index === 0} />
            </li>
          ))}
        </ul>
        {enlargeable && (
          <button type="button" data-enlarge className={`${ROUND} end-3 top-3`}>
            <Icon name="search" />
            <span className="sr-only">{t("zoom")}</span>
          </button>
        )}
        {several && (
          <>
            <button type="button" data-step="-1" disabled className={`${STEP} start-3`}>
              <Icon name="chevron-left" className="rtl:-scale-x-100" />
              <span className="sr-only">{tProduct("previousPicture")}</span>
            </button>
            <button type="button" data-step="1" className={`${STEP} end-3`}>
              <Icon name="chevron-right" className="rtl:-scale-x-100" />
              <span className="sr-only">{tProduct("nextPicture")}</span>
            </button>
          </>
        )}
      </div>
      <GalleryThumbs items={items} />
      {items.length > 0 && (
        <GalleryBehaviour
          name={name}
          pictures={items.map(({ image, alt, video }) => (image && !video ? { image, alt } : null))}
        />
      )}
    </section>
  );
}

const ROUND =
  "absolute grid size-11 place-items-center rounded-full bg-surface text-ink shadow-low transition hover:text-brand";
const STEP = `${ROUND} top-1/2 -translate-y-1/2 disabled:opacity-0 max-sm:hidden`;

function Slide({ item, priority }: { item: GalleryItem; priority: boolean }) {
  const { image, alt, video, sources } = item;
  if (!video)
    return (
      <Picture
        image={image}
        alt={alt}
        sources={sources}
        sizes={SIZES}
        priority={priority || "low"}
        className={`${FRAME} cursor-zoom-in object-contain`}
      />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the backend holds no captions for its videos.
    <video
      controls
      playsInline
      preload="none"
      src={video}
      poster={image ? toSources(image.src, image.width, SIZES).src : undefined}
      aria-label={alt}
      className={`${FRAME} bg-black object-contain`}
    />
  );
}
