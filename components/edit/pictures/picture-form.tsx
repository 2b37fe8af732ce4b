"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { textOf } from "#lib/utils/is-record.ts";
import "#components/edit/links/links.css";
import { UnsentNotes } from "#components/edit/drafts/unsent-notes.tsx";
import { useUnsentPlace } from "#components/edit/drafts/use-unsent-place.ts";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { FullNote } from "#components/edit/full-note.tsx";
import { MediaDialog } from "#components/edit/media/media-dialog.tsx";
import { readMedia } from "#lib/api/schemas/media.ts";
import { isDocument, isVideo } from "#lib/media/media-kind.ts";
import { FocalPoint } from "./focal-point.tsx";
import { focalOf, type StoredMedia, storedMedia, withFocal, withPoster } from "./picture-value.ts";

interface Props {
  stored: StoredMedia;
  /** The place that shows it. */
  place: { readonly elementId: number; readonly path: string };
  /** The text below it on the page; null where there is no such place. */
  caption: string | null;
  onReplace: () => void;
  onRemove: () => void;
  onApply: (value: StoredMedia, caption: string | null) => void;
}

/**
 * What is said of a file where it is used. The library keeps its own texts. What is typed is kept until it is applied or
 * given up.
 */
export function PictureForm(props: Props) {
  const { stored, place, caption, onReplace, onRemove, onApply } = props;
  const t = useTranslations("edit.pictures");
  const te = useTranslations("edit");
  const { store } = useEditContext();
  const [media, setMedia] = useState(stored);
  const saved = useMemo(
    () => ({
      title: textOf(stored.title),
      description: textOf(stored.description),
      caption: caption ?? "",
    }),
    [stored, caption],
  );
  const unsent = useUnsentPlace(place, `picture:${stored.id}`, saved);
  const { values } = unsent;
  const [isPicking, setPicking] = useState(false);
  const read = readMedia(media);
  const isFilm = read !== null && isVideo(read);
  const isFile = read !== null && isDocument(read);
  const poster = storedMedia(media.poster);
  const name = textOf(media.title) || textOf(media.originalName) || textOf(media.path);
  return (
    <>
      <form
        className="edit-dialog-body link-form"
        onSubmit={(event) => {
          event.preventDefault();
          const texts = (["title", "description"] as const)
            .filter((name) => values[name] !== saved[name])
            .map((name) => [name, values[name]]);
          unsent.discard();
          onApply(
            { ...media, ...Object.fromEntries(texts) },
            caption === null ? null : values.caption,
          );
        }}
      >
        <UnsentNotes
          {...unsent}
          theirs={(["title", "description", "caption"] as const)
            .filter((name) => unsent.theirs.has(name))
            .map((name) =>
              te("label", { section: t(name), place: saved[name] || te("conflict.empty") }),
            )}
          announce={store.getState().announce}
        />
        <div className="link-target">
          <bdi>{name}</bdi>
          <span>
            <button type="button" className="edit-button" onClick={onReplace}>
              {t("replace")}
            </button>
            <button
              type="button"
              className="edit-button"
              onClick={() => {
                unsent.discard();
                onRemove();
              }}
            >
              {t("remove")}
            </button>
          </span>
        </div>
        {read && !isFilm && !isFile ? (
          <FocalPoint
            media={read}
            focal={focalOf(media)}
            onChange={(focal) => setMedia(withFocal(media, focal))}
          />
        ) : null}
        {isFile ? (
          <label>
            {t("title")}
            <input
              type="text"
              maxLength={2_000}
              value={values.title}
              onChange={({ target }) => unsent.set({ title: target.value })}
            />
            <FullNote text={values.title} limit={2_000} />
          </label>
        ) : (
          <label>
            {t("description")}
            <input
              type="text"
              maxLength={2_000}
              value={values.description}
              onChange={({ target }) => unsent.set({ description: target.value })}
            />
            <FullNote text={values.description} limit={2_000} />
            <small>{t("descriptionHint")}</small>
          </label>
        )}
        {caption === null ? null : (
          <label>
            {t("caption")}
            <input
              type="text"
              maxLength={2_000}
              value={values.caption}
              onChange={({ target }) => unsent.set({ caption: target.value })}
            />
            <FullNote text={values.caption} limit={2_000} />
          </label>
        )}
        {isFilm ? (
          <div className="link-target">
            <span>{t("poster", { name: poster ? textOf(poster.title) : t("noPoster") })}</span>
            <span>
              <button type="button" className="edit-button" onClick={() => setPicking(true)}>
                {t("choosePoster")}
              </button>
              {poster ? (
                <button
                  type="button"
                  className="edit-button"
                  onClick={() => setMedia(withPoster(media, null))}
                >
                  {t("removePoster")}
                </button>
              ) : null}
            </span>
          </div>
        ) : null}
        <div className="edit-actions">
          <button type="submit" className="edit-button edit-primary">
            {t("apply")}
          </button>
        </div>
      </form>
      {isPicking ? (
        <MediaDialog
          open
          accept="picture"
          current={poster ? { id: Number(poster.id) } : null}
          onClose={() => setPicking(false)}
          choose={({ raw }) => {
            setMedia(withPoster(media, storedMedia(raw)));
            setPicking(false);
          }}
        />
      ) : null}
    </>
  );
}
