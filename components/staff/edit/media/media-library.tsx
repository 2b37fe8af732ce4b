"use client";

import { useTranslations } from "next-intl";
import {
  type ClipboardEvent,
  type DragEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useStore } from "zustand";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import { type Library, type LibraryState, shownItems, theLibrary } from "./library-store.ts";
import { MediaList } from "./list/media-list.tsx";
import "./media.css";
import { MediaDetails } from "./media-details.tsx";
import type { MediaDialogProps } from "./media-dialog.tsx";
import { MediaFilters } from "./media-filters.tsx";
import { nameOf } from "./name-of.ts";
import { UndoBar } from "./undo-bar.tsx";
import { UploadPanel } from "./upload-panel.tsx";
import { addFiles, uploadStore } from "./upload-store.ts";

type Props = Omit<MediaDialogProps, "open" | "onClose">;

/** The content of the dialog: the list with its filters, the chosen file's details, and the uploads. */
export function MediaLibrary({ accept, choose, current, files }: Props) {
  const t = useTranslations("edit.media");
  const library = theLibrary(accept);
  const mayChange = useStore(library.store, (state) => state.mayChange);
  const isBusy = useStore(library.store, (state) => state.isBusy);
  const hasUploads = useStore(uploadStore, ({ entries }) => entries.length > 0);
  const leaving = useStore(library.store, (state) => state.leaving);
  const { chosen, opened, show } = useChosen(current?.id ?? null);
  const selected = useStore(library.store, (state) => openedOf(state, opened));
  /** A new value each time the focused button is removed. */
  const [lost, setLost] = useState<symbol | null>(null);
  const [news, setNews] = useState("");
  const [listId, detailsId] = [useId(), useId()];
  const box = useListFocus(listId, selected !== null, lost);
  const selectedId = selected?.id;
  /** Set until the details of the clicked file are rendered. */
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || selectedId === undefined) return;
    isAwaited.current = false;
    bringIntoView(detailsId);
  }, [selectedId, detailsId]);

  const upload = (list: readonly File[]) => {
    if (list.length === 0) return;
    if (!mayChange) return setNews(t("noRight"));
    addFiles(list, { accept, folderId: library.store.getState().filter.folderId });
    setNews(t("uploads.added", { count: list.length }));
  };
  useBroughtFiles(library, files, upload);
  const { isOver, ...receiver } = useReceiver(upload);
  const remove = (media: MediaEntry) => {
    library.remove(media, () => setNews(t("delete.failed", { name: nameOf(media) })));
    setNews(t("delete.done", { name: nameOf(media) }));
  };

  return (
    <section
      ref={box}
      aria-label={t("title")}
      className="group/library flex flex-col gap-3 px-5 pt-1 pb-5 [--media-height:max(20rem,min(48rem,100dvh-19rem))] data-over:outline-3 data-over:-outline-offset-8 data-over:outline-mark data-over:outline-dashed data-uploads:[--media-height:max(14rem,min(34rem,100dvh-33rem))]"
      data-over={isOver || undefined}
      data-chosen={selected ? "" : undefined}
      data-uploads={hasUploads || undefined}
      {...receiver}
    >
      {/* The message stays until the next one, so that there is enough time to read it. */}
      <p
        role="status"
        className="rounded-[0.5rem] px-3 text-small not-empty:bg-sunken not-empty:py-2"
      >
        {news}
      </p>
      <MediaFilters library={library} accept={accept} onUpload={upload} listId={listId} />
      {mayChange ? null : (
        <p className="rounded-[0.5rem] bg-sunken px-3 py-2 text-small">{t("noRight")}</p>
      )}
      {isBusy ? (
        <p className="rounded-[0.5rem] bg-sunken px-3 py-2 text-small">{t("busy")}</p>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[56rem]:group-data-chosen/library:grid-cols-[minmax(0,1fr)_22rem]">
        <MediaList
          id={listId}
          library={library}
          chosen={chosen}
          current={current?.id ?? null}
          onChosen={show}
          onOpened={(id) => {
            isAwaited.current = id !== selectedId;
            if (!isAwaited.current) requestAnimationFrame(() => bringIntoView(detailsId));
          }}
          onPicked={choose}
        />
        {selected ? (
          <MediaDetails
            key={selected.id}
            id={detailsId}
            media={selected}
            library={library}
            onChoose={choose}
            onClose={() => show(null)}
            onDelete={remove}
            say={setNews}
          />
        ) : null}
      </div>
      <UndoBar library={library} leaving={leaving} onUndone={() => setLost(Symbol())} />
      <UploadPanel
        onShow={show}
        onChoose={choose}
        onClear={() => setLost(Symbol())}
        say={setNews}
      />
    </section>
  );
}

/**
 * When the details were closed or their file deleted, the focus returns to the list, or to the search if the list is
 * empty.
 * @param lost a new value each time the focused button is removed
 * @returns the library's element
 */
function useListFocus(listId: string, hasDetails: boolean, lost: symbol | null) {
  const box = useRef<HTMLElement>(null);
  const hadDetails = useRef(false);
  const toList = useEffectEvent(() => {
    const search = box.current?.querySelector<HTMLElement>("input[type=search]");
    (document.getElementById(listId) ?? search)?.focus();
  });
  useEffect(() => {
    if (hadDetails.current && !hasDetails) toList();
    hadDetails.current = hasDetails;
  }, [hasDetails]);
  useEffect(() => {
    if (lost) toList();
  }, [lost]);
  return box;
}

type Upload = (files: readonly File[]) => void;

/** Opens the library, and uploads once the files that it was opened with. */
function useBroughtFiles(library: Library, files: readonly File[] | undefined, upload: Upload) {
  const isKnown = useStore(library.store, (state) => state.isKnown);
  const isTaken = useRef(false);
  const take = useEffectEvent(() => {
    if (!isTaken.current && files) upload(files);
    isTaken.current = true;
  });
  useEffect(() => {
    // Not before the person's rights are known.
    if (isKnown && files) take();
  }, [isKnown, files]);
  useEffect(() => {
    library.open();
    return () => {
      library.flush();
      library.keep();
    };
  }, [library]);
}

/** Takes files that are dropped or pasted; `isOver` while some are dragged over it. */
function useReceiver(upload: Upload) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    // A poster picker is rendered inside the library, but handles its own files.
    event.stopPropagation();
    setOver(event.type === "dragover" || event.type === "dragenter");
    if (event.type === "drop") upload([...event.dataTransfer.files]);
  };
  return {
    isOver,
    onDragEnter: drop,
    onDragOver: drop,
    onDragLeave: () => setOver(false),
    onDrop: drop,
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      upload([...event.clipboardData.files]);
    },
  };
}

/** Milliseconds after the last repeat of a key that is held down. */
const REST = 150;

/**
 * The chosen file, and the one whose details are shown: holding a key down passes many files without showing details.
 */
function useChosen(first: number | null) {
  const [chosen, setChosen] = useState(first);
  const [opened, setOpened] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((id: number | null, isHeld = false) => {
    setChosen(id);
    clearTimeout(timer.current);
    if (isHeld) timer.current = setTimeout(() => setOpened(id), REST);
    else setOpened(id);
  }, []);
  return { chosen, opened: useDeferredValue(opened), show };
}

const openedOf = (state: LibraryState, id: number | null): MediaEntry | null =>
  shownItems(state).find((media) => media.id === id) ?? null;

const bringIntoView = (id: string): void =>
  document.getElementById(id)?.scrollIntoView({ block: "nearest" });
