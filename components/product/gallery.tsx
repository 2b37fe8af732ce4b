"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { classNames } from "@/lib/utils/class-names";
import type { Image } from "@/lib/utils/media";
import { GalleryThumbs } from "./gallery-thumbs";
import { usePictureFocus } from "./picture-focus";

export interface GalleryItem {
  readonly image: Image | null;
  readonly alt: string;
  /** Address of a video; `image` is its poster then. */
  readonly video?: string;
}

/** Pictures and videos of a product: swiped by the browser's own scrolling, with thumbnails and steps beside it. */
export function Gallery({ items, name }: { items: readonly GalleryItem[]; name: string }) {
  const t = useTranslations("product");
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const focus = usePictureFocus();

  const show = (index: number) => {
    const element = track.current;
    const slide = element?.children[index];
    if (!element || !(slide instanceof HTMLElement)) return;
    setCurrent(index);
    element.scrollTo({ left: slide.offsetLeft - element.offsetLeft });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly asked picture moves the gallery.
  useEffect(() => {
    if (focus.index >= 0) show(focus.index);
  }, [focus.index]);

  const follow = () => {
    const element = track.current;
    if (element)
      setCurrent(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
  };

  return (
    <section aria-label={t("pictures", { name })} className="min-w-0">
      <div className="relative">
        <ul
          ref={track}
          onScroll={follow}
          tabIndex={items.length > 1 ? 0 : undefined}
          className="flex snap-x snap-mandatory overflow-x-auto rounded-xl bg-ground [scrollbar-width:none] motion-safe:scroll-smooth"
        >
          {items.map((item, index) => (
            <li key={`${item.image?.src ?? item.video}`} className="w-full shrink-0 snap-center">
              <Slide item={item} priority={index === 0} />
            </li>
          ))}
        </ul>
        {items.length > 1 && (
          <>
            <Step
              side="start"
              label={t("previousPicture")}
              to={current > 0 ? () => show(current - 1) : null}
            />
            <Step
              side="end"
              label={t("nextPicture")}
              to={current < items.length - 1 ? () => show(current + 1) : null}
            />
          </>
        )}
      </div>
      <GalleryThumbs items={items} current={current} show={show} />
    </section>
  );
}

function Slide({ item, priority }: { item: GalleryItem; priority: boolean }) {
  const frame = "aspect-square w-full";
  if (!item.video) {
    return (
      <Picture
        image={item.image}
        alt={item.alt}
        sizes="(min-width: 1344px) 720px, (min-width: 1024px) 55vw, (min-width: 768px) 46vw, 100vw"
        priority={priority}
        className={`${frame} object-contain`}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the backend holds no captions for its videos.
    <video
      controls
      preload="none"
      src={item.video}
      poster={item.image?.src}
      aria-label={item.alt}
      className={frame}
    />
  );
}

function Step({
  side,
  label,
  to,
}: {
  side: "start" | "end";
  label: string;
  to: (() => void) | null;
}) {
  return (
    <button
      type="button"
      disabled={to === null}
      onClick={to ?? undefined}
      className={classNames(
        "absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface text-ink shadow-low transition hover:text-brand disabled:opacity-0 max-sm:hidden",
        side === "start" ? "start-3" : "end-3",
      )}
    >
      <Icon
        name={side === "start" ? "chevron-left" : "chevron-right"}
        className="rtl:-scale-x-100"
      />
      <span className="sr-only">{label}</span>
    </button>
  );
}
