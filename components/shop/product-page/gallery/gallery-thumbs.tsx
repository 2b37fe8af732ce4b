import "server-only";
import { useTranslations } from "next-intl";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import type { GalleryItem } from "./product-gallery.tsx";

/** Thumbnails that show the slides: in one row that scrolls, in wide windows in a column beside the picture. */
export function GalleryThumbs({ items }: { items: readonly GalleryItem[] }) {
  const t = useTranslations("productPage");
  if (items.length < 2) return null;
  return (
    <ul className="relative -mx-1 mt-2 flex gap-2.5 overflow-x-auto p-1 [scrollbar-width:thin] lg:col-start-1 lg:row-start-1 lg:mx-0 lg:-my-1 lg:max-h-[max(20.5rem,min(100%,calc(100svh-12.5rem)))] lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto">
      {items.map((item, index) => (
        <li key={item.video ?? item.image?.src} className="shrink-0">
          <button
            type="button"
            data-slide={index}
            aria-current={index === 0 ? "true" : undefined}
            className="relative block size-14 sm:size-18 overflow-hidden rounded-md border-2 border-transparent bg-ground transition not-aria-[current]:hover:border-line-strong aria-[current]:border-brand"
          >
            <span className="sr-only">{t("showPicture", { number: index + 1 })}</span>
            <Picture
              image={item.image}
              alt=""
              sizes="72px"
              className="pointer-events-none size-full object-cover"
            />
            {item.video && (
              <span className="absolute inset-0 grid place-items-center text-brand">
                <Icon name="play" className="size-7" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
