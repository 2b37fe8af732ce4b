"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { GalleryZoomProps } from "./gallery-zoom.tsx";
import type { ZoomPicture } from "./zoom-dialog.tsx";

interface Props {
  name: string;
  /** One per slide; null for a video, which has its own full screen. */
  pictures: readonly (ZoomPicture | null)[];
}

/** The DOM events of intent. Swiping is the browser's scrolling and needs no code. */
const SIGNS = ["pointerover", "focusin", "scroll", "click"] as const;

/** Placed inside the gallery. The code that moves it is loaded on intent, the zoom on request. */
export function GalleryBehaviour({ name, pictures }: Props) {
  const here = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const [Zoom, setZoom] = useState<ComponentType<GalleryZoomProps> | null>(null);

  useEffect(() => {
    const gallery = here.current?.closest<HTMLElement>("[data-gallery]");
    const asleep = new AbortController();
    let stop: (() => void) | null = () => asleep.abort();

    const enlarge = (index: number) => {
      if (!pictures[index]) return;
      setAt(index);
      import("./gallery-zoom.tsx").then(
        ({ GalleryZoom }) => setZoom(() => GalleryZoom),
        () => setAt(null),
      );
    };
    const wake = async ({ type, target }: Event) => {
      const loaded = await import("./gallery-dom.ts").catch(() => null);
      if (!gallery || !loaded || !stop) return;
      if (!asleep.signal.aborted) {
        asleep.abort();
        stop = loaded.watchGallery(gallery, enlarge);
      }
      // A click before the code was loaded is repeated.
      if (type === "click" && target instanceof Element)
        target.closest<HTMLElement>("button, img")?.click();
    };
    for (const sign of SIGNS)
      gallery?.addEventListener(sign, wake, { capture: true, signal: asleep.signal });
    return () => {
      stop?.();
      stop = null;
    };
  }, [pictures]);

  return (
    <>
      <span ref={here} hidden />
      {Zoom && at !== null && (
        <Zoom name={name} pictures={pictures} start={at} onClose={() => setAt(null)} />
      )}
    </>
  );
}
