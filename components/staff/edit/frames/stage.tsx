"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { boxOf } from "#components/staff/edit/page/page-dom.ts";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import {
  FRAMES,
  frameAddress,
  type Screen,
  type View,
  wantsPhone,
} from "#components/staff/edit/store/screens.ts";
import { Segmented } from "#components/staff/ui/segmented.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useNewerSections } from "./use-newer-sections.ts";
import "./frames.css";
import { onResize } from "#components/staff/edit/ui/on-resize.ts";

const VIEWS: readonly View[] = ["phone", "tablet", "desktop", "both"];

/** The page as other screens show it, in frames over this window's own page: all edit one working copy. */
export function Stage() {
  const t = useTranslations("edit.preview");
  const { store } = useEditContext();
  const view = useEditState((state) => state.view);
  useNewerSections();
  const query = useSearchParams();
  const path = usePathname();
  const area = useRef<HTMLDivElement>(null);
  const room = useRoom(area, view !== null);
  const isPhoneAsked = wantsPhone(query);
  useEffect(() => {
    if (isPhoneAsked) store.getState().preview("phone");
  }, [store, isPhoneAsked]);
  if (view === null) return null;
  const kinds = FRAMES[view];
  const fixed =
    kinds.length > 1 ? kinds.slice(1).reduce((sum, { width }) => sum + width + GAP, 0) : 0;
  return (
    <section
      className="edit-stage fixed inset-0 top-(--edit-bar-height,3.25rem) flex flex-col bg-bar-raised text-bar-ink"
      aria-label={t("title")}
    >
      <div className="edit-stage-head flex flex-wrap items-center gap-x-3 gap-y-1.5 px-[clamp(0.75rem,2vw,1.5rem)] py-1.5 max-md:justify-between">
        <Segmented
          label={t("screen")}
          options={VIEWS}
          value={view}
          onChange={store.getState().preview}
          draw={(name) => t(name)}
          className="[--staff-well:var(--edit-ground)]"
          optionClassName={(name) => (name === "both" ? "max-lg:hidden" : undefined)}
        />
        <p className="min-w-0 flex-1 basis-48 text-bar-quiet max-md:hidden">
          {t(kinds.some(({ screen }) => screen === "phone") ? "phoneNote" : "desktopNote")}
        </p>
        <StaffButton
          onClick={() => {
            store.getState().preview(null);
            // This button is removed together with the preview.
            document.querySelector<HTMLElement>("[data-preview-button]")?.focus();
          }}
        >
          {t("close")}
        </StaffButton>
      </div>
      <div ref={area} className="m-4 mt-0 flex min-h-0 flex-1 justify-center gap-4 max-md:m-0">
        {room
          ? kinds.map(({ name, width, screen }, index) => (
              <PreviewFrame
                key={name}
                src={frameAddress(path, query.toString(), { screen, purpose: "edit" })}
                title={t("frame", { screen: t(name), width })}
                screen={screen}
                width={width}
                // The first one shrinks: the phone next to it keeps its size.
                scale={scaleFor(room.width - (index === 0 ? fixed : 0), width)}
                height={room.height}
              />
            ))
          : null}
      </div>
    </section>
  );
}

/** A window that became narrow still shows something. */
const SMALLEST = 0.1;
const scaleFor = (room: number, width: number): number =>
  Math.min(1, Math.max(SMALLEST, room / width));

/** CSS pixels between two frames. */
const GAP = 16;

interface FrameProps {
  readonly src: string;
  readonly title: string;
  readonly screen: Screen;
  readonly width: number;
  readonly scale: number;
  /** CSS pixels of this window. */
  readonly height: number;
}

function PreviewFrame({ src, title, screen, width, scale, height }: FrameProps) {
  const { frames, store } = useEditContext();
  const t = useTranslations("edit");
  const ref = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => (ref.current ? frames.admit(ref.current) : undefined), [frames]);
  return (
    <div
      className="edit-stage-frame relative flex-none overflow-clip rounded-[0.5rem] bg-surface [&>iframe]:absolute [&>iframe]:start-0 [&>iframe]:top-0 [&>iframe]:max-w-none [&>iframe]:origin-top-left rtl:[&>iframe]:origin-top-right"
      style={{ inlineSize: width * scale, blockSize: height }}
      aria-busy={!isLoaded || undefined}
    >
      {isLoaded ? null : (
        <p role="status" className="grid h-full place-items-center text-muted">
          {t("drawing")}
        </p>
      )}
      <iframe
        ref={ref}
        src={src}
        title={title}
        data-edit-preview={screen}
        onLoad={() => {
          setLoaded(true);
          showSubject(store, ref.current?.contentDocument);
        }}
        style={{
          inlineSize: width,
          blockSize: height / scale,
          scale,
          // An empty document is white, also in the dark.
          opacity: isLoaded ? undefined : 0,
        }}
      />
    </div>
  );
}

/** Scrolls a page to the section whose settings are open. */
function showSubject(store: EditStore, page: Document | null | undefined): void {
  const { dialog } = store.getState();
  if (page && dialog?.name === "settings") boxOf(dialog.elementId, page)?.scrollIntoView();
}

/** The room for the frames, in CSS pixels. */
function useRoom(ref: RefObject<HTMLElement | null>, isOpen: boolean) {
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const node = ref.current;
    if (!node || !isOpen) return;
    return onResize([node], ({ width, height }) => setRoom({ width, height }));
  }, [ref, isOpen]);
  return isOpen ? room : null;
}
