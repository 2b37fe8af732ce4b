"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import "#components/edit/links/links.css";
import { MediaDialog } from "#components/edit/media/media-dialog.tsx";
import { readMedia } from "#lib/api/schemas/media.ts";
import { isDocument, isVideo } from "#lib/media/media-kind.ts";
import { FocalPoint } from "./focal-point.tsx";
import { focalOf, type StoredMedia, storedMedia, withFocal, withPoster } from "./picture-value.ts";

interface Props {
  stored: StoredMedia;
  /** The text below it on the page; null where there is no such place. */
  caption: string | null;
  onReplace: () => void;
  onRemove: () => void;
  onApply: (value: StoredMedia, caption: string | null) => void;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What is said of a file where it is used. The library keeps its own texts. */
export function PictureForm({ stored, onReplace, onRemove, onApply, ...props }: Props) {
  const t = useTranslations("edit.pictures");
  const [media, setMedia] = useState(stored);
  const [caption, setCaption] = useState(props.caption);
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
          onApply(media, caption);
        }}
      >
        <div className="link-target">
          <bdi>{name}</bdi>
          <span>
            <button type="button" className="edit-button" onClick={onReplace}>
              {t("replace")}
            </button>
            <button type="button" className="edit-button" onClick={onRemove}>
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
              value={textOf(media.title)}
              onChange={({ target }) => setMedia({ ...media, title: target.value })}
            />
          </label>
        ) : (
          <label>
            {t("description")}
            <input
              type="text"
              maxLength={2_000}
              value={textOf(media.description)}
              onChange={({ target }) => setMedia({ ...media, description: target.value })}
            />
            <small>{t("descriptionHint")}</small>
          </label>
        )}
        {caption === null ? null : (
          <label>
            {t("caption")}
            <input
              type="text"
              maxLength={2_000}
              value={caption}
              onChange={({ target }) => setCaption(target.value)}
            />
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
