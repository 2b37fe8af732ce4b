"use client";

import { useTranslations } from "next-intl";
import {
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useStore } from "zustand";
import type { MediaEntry } from "#lib/edit/media/types.ts";
import { shownItems, theLibrary } from "./library-store.ts";
import "./media.css";
import { MediaDetails } from "./media-details.tsx";
import type { MediaDialogProps } from "./media-dialog.tsx";
import { MediaFilters } from "./media-filters.tsx";
import { MediaList } from "./media-list.tsx";
import { nameOf } from "./name-of.ts";
import { UndoBar } from "./undo-bar.tsx";
import { UploadPanel } from "./upload-panel.tsx";
import { addFiles, uploadStore } from "./upload-store.ts";

type Props = Omit<MediaDialogProps, "open" | "onClose">;

/** What is in the dialog: the list with its filters, the chosen file's details, and the uploads. */
export function MediaLibrary({ accept, choose, current, usesOf, files }: Props) {
  const t = useTranslations("edit.media");
  const library = theLibrary(accept);
  const state = useStore(library.store);
  const [chosen, setChosen] = useState<number | null>(current?.id ?? null);
  const [news, setNews] = useState("");
  const [isOver, setOver] = useState(false);
  const items = shownItems(state);
  const selected = items.find(({ id }) => id === chosen) ?? null;
  const [listId, detailsId] = [useId(), useId()];
  const hadDetails = useRef(false);
  const hasDetails = selected !== null;
  useEffect(() => {
    // Where the details were closed or their file deleted, the list has the focus again.
    if (hadDetails.current && !hasDetails) document.getElementById(listId)?.focus();
    hadDetails.current = hasDetails;
  }, [hasDetails, listId]);
  const uploads = useStore(uploadStore);

  const upload = (list: readonly File[]) => {
    if (list.length === 0) return;
    if (!state.mayChange) return setNews(t("noRight"));
    addFiles(list, { accept, folderId: state.filter.folderId });
    setNews(t("uploads.added", { count: list.length }));
  };
  const start = useEffectEvent(() => {
    library.open();
  });
  const isTaken = useRef(false);
  const take = useEffectEvent(() => {
    if (!isTaken.current && files) upload(files);
    isTaken.current = true;
  });
  const { isKnown } = state;
  useEffect(() => {
    // Not before it is known whether the person may.
    if (isKnown && files) take();
  }, [isKnown, files]);
  useEffect(() => {
    start();
    return () => {
      library.flush();
      library.keep();
    };
  }, [library]);

  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    // A picker of posters is drawn within the library: its files are its own.
    event.stopPropagation();
    setOver(event.type === "dragover" || event.type === "dragenter");
    if (event.type === "drop") upload([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    upload([...event.clipboardData.files]);
  };
  const remove = (media: MediaEntry) => {
    library.remove(media, () => setNews(t("delete.failed", { name: nameOf(media) })));
    setNews(t("delete.done", { name: nameOf(media) }));
  };

  return (
    <section
      aria-label={t("title")}
      className="media-library"
      data-over={isOver || undefined}
      data-chosen={selected ? "" : undefined}
      onDragEnter={drop}
      onDragOver={drop}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <p role="status" className="sr-only">
        {news}
      </p>
      <MediaFilters library={library} accept={accept} onUpload={upload} listId={listId} />
      {state.mayChange ? null : <p className="media-note">{t("noRight")}</p>}
      {state.isBusy ? <p className="media-note">{t("busy")}</p> : null}
      <div className="media-parts">
        <MediaList
          id={listId}
          items={items}
          library={library}
          chosen={chosen}
          current={current?.id ?? null}
          onChosen={setChosen}
          onOpened={() => document.getElementById(detailsId)?.scrollIntoView({ block: "nearest" })}
          onPicked={choose}
        />
        {selected ? (
          <MediaDetails
            key={selected.id}
            id={detailsId}
            media={selected}
            library={library}
            uses={usesOf?.(selected) ?? []}
            onChoose={choose}
            onClose={() => setChosen(null)}
            onDelete={remove}
            say={setNews}
          />
        ) : null}
      </div>
      <UndoBar library={library} leaving={state.leaving} />
      {uploads.entries.length > 0 ? (
        <UploadPanel queue={uploads} onShow={setChosen} onChoose={choose} say={setNews} />
      ) : null}
    </section>
  );
}
