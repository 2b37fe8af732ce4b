"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { createPortal } from "react-dom";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import { FullNote } from "#components/edit/full-note.tsx";
import { MediaDialog } from "#components/edit/media/media-dialog.tsx";
import { useSite } from "#components/providers/site-provider.tsx";
import { toImage } from "#lib/media/to-image.ts";
import type { TextPicture } from "./rich-toolbar.tsx";
import "#components/edit/links/links.css";

interface Props {
  onPick: (picture: TextPicture) => void;
  onClose: () => void;
}

/** A picture for a text: chosen from the library, with its own texts. */
export function TextPictureDialog({ onPick, onClose }: Props) {
  const t = useTranslations("edit");
  const { mediaUrl } = useSite();
  const [picture, setPicture] = useState<TextPicture | null>(null);
  return createPortal(
    <div data-edit-bar="">
      <MediaDialog
        open={picture === null}
        accept="picture"
        onClose={onClose}
        choose={(entry) => {
          const src = toImage(entry, mediaUrl)?.src;
          if (src) setPicture({ src, alt: entry.description });
          else onClose();
        }}
      />
      <EditDialog
        open={picture !== null}
        onClose={onClose}
        label={t("text.picture")}
        closeLabel={t("dialogClose")}
      >
        {picture ? (
          <form
            className="edit-dialog-body link-form"
            onSubmit={(event) => {
              event.preventDefault();
              onPick(picture);
            }}
          >
            <label>
              {t("pictures.description")}
              <input
                type="text"
                maxLength={2_000}
                value={picture.alt}
                onChange={({ target }) => setPicture({ ...picture, alt: target.value })}
              />
              <FullNote text={picture.alt} limit={2_000} />
              <small>{t("pictures.descriptionHint")}</small>
            </label>
            <div className="edit-actions">
              <button type="submit" className="edit-button edit-primary">
                {t("pictures.apply")}
              </button>
            </div>
          </form>
        ) : null}
      </EditDialog>
    </div>,
    document.body,
  );
}
