"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { FRAMES, type Frame, frameAddress } from "#components/staff/edit/store/screens.ts";
import "#components/staff/edit/frames/frames.css";
import { onResize } from "#components/staff/edit/ui/on-resize.ts";

const SIDES = ["published", "changed"] as const;

interface OnPageProps {
  readonly elementId: number;
  /** The label of the changed side. */
  readonly changed?: string;
}

/** A section before and after the changes, on desktop and phone, rendered by the server. */
export function OnPage({ elementId, changed }: OnPageProps) {
  const t = useTranslations("edit");
  const nameOf = (purpose: (typeof SIDES)[number]) =>
    purpose === "changed" ? (changed ?? t("review.after")) : t("review.before");
  return (
    <div className="edit-looks grid grid-cols-[repeat(auto-fit,minmax(min(max(18rem,34%),100%),1fr))] gap-x-4 gap-y-3 py-3 [&_.edit-stage-frame]:shadow-[0_0_0_1px_var(--line)] [&_[data-screen=phone]>div]:max-w-72 [&_figcaption]:pb-1 [&_figcaption]:text-small [&_figcaption]:text-muted [&_figure]:min-w-0">
      {FRAMES.both.flatMap(({ name, screen, width }) =>
        SIDES.map((purpose) => (
          <figure key={`${name}:${purpose}`} data-screen={screen}>
            <figcaption>
              {t(`preview.${name}`)} · {nameOf(purpose)}
            </figcaption>
            <Look
              elementId={elementId}
              frame={{ screen, purpose }}
              width={width}
              name={nameOf(purpose)}
            />
          </figure>
        )),
      )}
    </div>
  );
}

/** CSS pixels of the frame's page. */
const MOST = 1000;
/** The height above a section that is scrolled to: the page's header. */
const ABOVE = 104;

interface Props {
  readonly elementId: number;
  readonly frame: Frame;
  readonly width: number;
  readonly name: string;
}

/** A page in a frame that shows one of its sections, as large as possible. */
function Look({ elementId, frame, width, name }: Props) {
  const t = useTranslations("edit");
  const { frames } = useEditContext();
  const path = usePathname();
  const query = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(0);
  /** CSS pixels of the section; null if the page does not have it. */
  const [height, setHeight] = useState<number | null | undefined>();
  const { purpose } = frame;

  useEffect(
    () =>
      own.current && purpose === "changed" ? frames.admit(own.current, "included") : undefined,
    [frames, purpose],
  );
  useEffect(() => {
    const node = box.current;
    return node ? onResize([node], ({ width }) => setRoom(width)) : undefined;
  }, []);
  const watching = useRef(() => {});
  useEffect(() => () => watching.current(), []);
  const show = (page: Document) => {
    const section = page.querySelector(`[data-edit-section="${elementId}"]`);
    const place = section?.getBoundingClientRect();
    setHeight(place?.height ?? null);
    // Not `scrollIntoView`: that would scroll the dialog around the frame too.
    const view = own.current?.contentWindow;
    if (place && view)
      view.scrollTo({ top: view.scrollY + place.top - ABOVE, behavior: "instant" });
  };
  const watch = () => {
    watching.current();
    const page = own.current?.contentDocument;
    if (!page) return;
    const again = () => show(page);
    // Pictures arrive later, and the header gets its mark on hydration.
    const marks = new MutationObserver(again);
    marks.observe(page.body, { subtree: true, attributeFilter: ["data-edit-section"] });
    const stop = onResize([page.body], again);
    watching.current = () => {
      stop();
      marks.disconnect();
    };
    again();
  };
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const shown = Math.min(MOST, (height ?? 0) + ABOVE);
  return (
    <div ref={box}>
      {height === null ? <p>{t("review.notHere")}</p> : null}
      <div
        className="edit-stage-frame relative flex-none overflow-clip rounded-[0.5rem] bg-surface [&>iframe]:absolute [&>iframe]:start-0 [&>iframe]:top-0 [&>iframe]:max-w-none [&>iframe]:origin-top-left rtl:[&>iframe]:origin-top-right"
        hidden={height === null}
        style={{ inlineSize: width * scale, blockSize: shown * scale }}
      >
        <iframe
          ref={own}
          inert
          src={frameAddress(path, query.toString(), frame)}
          title={`${t(`preview.${frame.screen}`)}, ${name}`}
          data-edit-look={purpose}
          style={{ inlineSize: width, blockSize: shown, scale }}
          onLoad={watch}
        />
      </div>
    </div>
  );
}
