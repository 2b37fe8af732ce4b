"use client";

import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect } from "react";
import { useStore } from "zustand";
import { Picture } from "#components/kit/ui/picture.tsx";
import { theLibrary } from "#components/staff/edit/media/library-store.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import type { Focal } from "./picture-value.ts";

interface Props {
  media: Media;
  focal: Focal;
  onChange: (focal: Focal) => void;
}

/** The point of a picture that cropping keeps visible: clicked on the picture, or set by two sliders. */
export function FocalPoint({ media, focal, onChange }: Props) {
  const t = useTranslations("edit.pictures");
  const library = theLibrary("picture");
  const mediaUrl = useStore(library.store, (state) => state.mediaUrl);
  // The URL of files is known once the library is loaded.
  useEffect(() => library.open(), [library]);
  const image = mediaUrl === "" ? null : toImage(media, mediaUrl);
  const ratio = media.width && media.height ? media.width / media.height : null;
  // If its size is known, the picture's space is reserved before it loads.
  const room: CSSProperties & { "--ratio"?: number } = ratio === null ? {} : { "--ratio": ratio };
  return (
    <fieldset>
      <legend className="text-small">{t("focal")}</legend>
      {image || ratio !== null ? (
        <button
          type="button"
          className="relative mx-auto block max-w-full data-sized:aspect-(--ratio) data-sized:w-[min(100%,calc(16rem*var(--ratio)))] data-sized:bg-sunken [&>img]:block [&>img]:max-h-64 [&>img]:w-auto [&>img]:max-w-full data-sized:[&>img]:size-full"
          style={room}
          data-sized={ratio !== null || undefined}
          // The sliders do the same by keyboard.
          tabIndex={-1}
          aria-label={t("focal")}
          onClick={({ currentTarget, clientX, clientY }) => {
            const box = currentTarget.getBoundingClientRect();
            onChange({
              x: toPercent((clientX - box.left) / box.width),
              y: toPercent((clientY - box.top) / box.height),
            });
          }}
        >
          {image ? <Picture image={image} alt="" sizes="24rem" /> : null}
          <span
            // Physical on purpose: the point is a place in the picture, which is not mirrored.
            className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#000]"
            style={{ left: `${focal.x}%`, top: `${focal.y}%` }}
            aria-hidden="true"
          />
        </button>
      ) : null}
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 [&>label]:flex [&>label]:min-h-8 [&>label]:flex-1 [&>label]:basis-48 [&>label]:items-center [&>label]:gap-2 [&>label]:text-small [&_input]:min-h-6 [&_input]:min-w-0 [&_input]:flex-1">
        {(["x", "y"] as const).map((axis) => (
          <label key={axis}>
            {t(axis)}
            <input
              type="range"
              min={0}
              max={100}
              // The picture is not mirrored, even if the page is.
              dir="ltr"
              value={focal[axis]}
              onChange={({ target }) => onChange({ ...focal, [axis]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const toPercent = (part: number): number => Math.round(Math.max(0, Math.min(1, part)) * 100);
