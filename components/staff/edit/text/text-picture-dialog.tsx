"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { LimitedField } from "#components/staff/edit/limited-field.tsx";
import { MediaDialog } from "#components/staff/edit/media/media-dialog.tsx";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogForm, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { toImage } from "#lib/shop/media/to-image.ts";
import type { TextPicture } from "./rich-toolbar.tsx";

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
      <StaffDialog
        open={picture !== null}
        onClose={onClose}
        label={t("text.picture")}
        closeLabel={t("dialogClose")}
      >
        {picture ? (
          <DialogForm
            onSubmit={(event) => {
              event.preventDefault();
              onPick(picture);
            }}
          >
            <LimitedField
              label={t("pictures.description")}
              hint={t("pictures.descriptionHint")}
              limit={2_000}
              value={picture.alt}
              onText={(alt) => setPicture({ ...picture, alt })}
            />
            <ButtonRow>
              <StaffButton type="submit" variant="primary">
                {t("pictures.apply")}
              </StaffButton>
            </ButtonRow>
          </DialogForm>
        ) : null}
      </StaffDialog>
    </div>,
    document.body,
  );
}
