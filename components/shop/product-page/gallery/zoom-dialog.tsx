"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { showOverPage, useNativeDialog } from "#components/kit/ui/dialog.tsx";
import { Icon, type IconName } from "#components/kit/ui/icon.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import type { Image } from "#lib/shop/media/to-image.ts";
import { useZoom } from "./use-zoom.ts";

export interface ZoomPicture {
  readonly image: Image;
  readonly alt: string;
}

export interface ZoomProps {
  name: string;
  pictures: readonly (ZoomPicture | null)[];
  /** The slide shown at first. */
  start: number;
  /** The address of a slide's picture as the page shows it, "" if it has not been loaded. */
  smallOf: (slide: number) => string;
  /** Called with the slide that was shown last. */
  onClose: (last: number) => void;
}

/** A picture in a full-window dialog: wheel, pinch, buttons and keys zoom, arrow keys pan or turn to the next. */
export function ZoomDialog({ name, pictures, start, smallOf, onClose }: ZoomProps) {
  const t = useTranslations("product");
  const close = useTranslations("shell");
  const [at, setAt] = useState(start);
  const { ref, onCancel } = useNativeDialog(true, () => onClose(at), showOverPage);
  const places = pictures.flatMap((picture, place) => (picture ? [place] : []));
  const picture = pictures[at];
  const turnTo = (by: 1 | -1) => places[places.indexOf(at) + by];
  const { stage, view, zoom, pan, reset, handlers } = useZoom(
    (by) => turn(by),
    picture?.image ?? NO_SIZE,
  );

  function turn(by: 1 | -1): void {
    const next = turnTo(by);
    if (next === undefined) return;
    reset();
    setAt(next);
  }

  const press = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
      key
    ];
    if (key === "+" || key === "=") zoom(1.5);
    else if (key === "-") zoom(1 / 1.5);
    else if (key === "0") reset();
    else if (way && view.scale > 1) pan((way[0] ?? 0) * 80, (way[1] ?? 0) * 80);
    else if (way?.[0]) turn(isRtl(event.currentTarget) === way[0] < 0 ? -1 : 1);
    else return;
    event.preventDefault();
  };

  const step = (by: 1 | -1, icon: IconName, label: string) => (
    <Round
      icon={icon}
      label={label}
      className={`absolute top-1/2 -translate-y-1/2 max-sm:top-auto max-sm:bottom-3 max-sm:translate-y-0 ${by < 0 ? "start-3" : "end-3"}`}
      iconClassName="rtl:-scale-x-100"
      disabled={turnTo(by) === undefined}
      onClick={() => turn(by)}
    />
  );

  return (
    <dialog
      ref={ref}
      data-modal
      aria-label={t("zoom.title", { name })}
      onCancel={onCancel}
      onKeyDown={press}
      className="fixed inset-0 m-0 h-[100dvh] max-h-none w-full max-w-none flex-col bg-surface p-0 text-ink open:flex"
    >
      <header className="flex shrink-0 items-center gap-1 border-b border-line px-3 py-2">
        <p role="status" className="me-auto ps-2 text-small text-muted tabular-nums">
          {t("zoom.place", { number: places.indexOf(at) + 1, count: places.length })}
        </p>
        <Round
          icon="minus"
          label={t("zoom.out")}
          disabled={view.scale <= 1}
          onClick={() => zoom(1 / 1.5)}
        />
        <Round icon="plus" label={t("zoom.in")} onClick={() => zoom(1.5)} />
        <Round icon="close" label={close("close")} onClick={() => onClose(at)} />
      </header>
      <div className="relative min-h-0 grow overflow-hidden bg-ground">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have shortcuts and buttons. */}
        <div
          ref={stage}
          {...handlers}
          onDoubleClick={(event) =>
            view.scale > 1 ? reset() : zoom(2.5, { x: event.clientX, y: event.clientY })
          }
          className="absolute inset-0 touch-none select-none"
          style={{ cursor: view.scale > 1 ? "grab" : "zoom-in" }}
        >
          {picture && (
            <Layers
              key={at}
              picture={picture}
              smallOf={() => smallOf(at)}
              transform={`translate(${view.x}px, ${view.y}px) scale(${view.scale})`}
            />
          )}
        </div>
        {places.length > 1 && (
          <>
            {step(-1, "chevron-left", t("previousPicture"))}
            {step(1, "chevron-right", t("nextPicture"))}
          </>
        )}
      </div>
    </dialog>
  );
}

const NO_SIZE = { width: 1, height: 1 };

/**
 * The small picture that the page has loaded already, covered by the large one once it is loaded. Neither is enlarged
 * beyond its own size before the visitor zooms.
 */
function Layers(props: { picture: ZoomPicture; smallOf: () => string; transform: string }) {
  const { image, alt } = props.picture;
  const [small] = useState(props.smallOf);
  const style = {
    maxInlineSize: image.width,
    maxBlockSize: image.height,
    transform: props.transform,
  };
  const place = "pointer-events-none absolute inset-0 m-auto size-full object-contain";
  return (
    <>
      {small && (
        // biome-ignore lint/performance/noImgElement: the very picture that is shown on the page.
        <img src={small} alt="" className={place} style={style} />
      )}
      <Picture image={image} alt={alt} sizes="200vw" className={place} style={style} />
    </>
  );
}

const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";

function Round(props: {
  icon: IconName;
  label: string;
  className?: string;
  iconClassName?: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      // Not `disabled`, because a disabled button would lose the focus.
      aria-disabled={props.disabled || undefined}
      onClick={props.disabled ? undefined : props.onClick}
      className={`grid size-11 place-items-center rounded-full bg-surface text-ink transition hover:bg-brand-soft hover:text-brand aria-disabled:opacity-40 ${props.className ?? ""}`}
    >
      <Icon name={props.icon} className={props.iconClassName} />
      <span className="sr-only">{props.label}</span>
    </button>
  );
}
