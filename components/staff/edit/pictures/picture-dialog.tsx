"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MediaDialog } from "#components/staff/edit/media/media-dialog.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { useSlots } from "#components/staff/edit/page/use-slot.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { allowedAt } from "#lib/staff/edit/model/place.ts";
import { PictureForm } from "./picture-form.tsx";
import { storedMedia } from "./picture-value.ts";

/** The picture, video or file of a slot: chosen from the library, with its own texts. One step. */
export function PictureDialog({
  dialog: { elementId, path },
  onClose,
  announce,
}: DialogProps<"picture">) {
  const t = useTranslations("edit");
  const { ofPlace } = useLabels();
  const { section, definition, held, set } = useSlots(elementId);
  const [media, setMedia] = useState(held(path));
  const [isPicking, setPicking] = useState(!storedMedia(media));
  if (!section || !definition) return null;
  const allowed = allowedAt(definition, path);
  const accept = allowed && "pictureOnly" in allowed && allowed.pictureOnly ? "picture" : "visual";
  const label = ofPlace({ ...section, path });
  const stored = storedMedia(media);
  const captionPath = path.replace(/(meta|mobileMeta)\.\w+$/i, "$1.caption");
  const hasCaption = allowedAt(definition, captionPath)?.slot === "text";
  const caption = hasCaption ? held(captionPath) : undefined;

  return (
    <>
      <StaffDialog
        open={stored !== null}
        onClose={onClose}
        label={label}
        closeLabel={t("dialogClose")}
      >
        {stored ? (
          <PictureForm
            key={String(stored.id)}
            stored={stored}
            place={{ elementId, path }}
            caption={hasCaption ? (typeof caption === "string" ? caption : "") : null}
            onReplace={() => setPicking(true)}
            onRemove={() => {
              set({ [path]: undefined });
              announce(t("pictures.removed", { place: label }));
              onClose();
            }}
            onApply={(value, nextCaption) => {
              set({
                [path]: value,
                ...(nextCaption !== null && { [captionPath]: nextCaption }),
              });
              announce(t("pictures.applied", { place: label }));
              onClose();
            }}
          />
        ) : null}
      </StaffDialog>
      {isPicking ? (
        <MediaDialog
          open
          accept={accept}
          current={stored ? { id: Number(stored.id) } : null}
          onClose={() => {
            setPicking(false);
            if (!stored) onClose();
          }}
          choose={(entry) => {
            setMedia(storedMedia(entry.raw) ?? undefined);
            setPicking(false);
          }}
        />
      ) : null}
    </>
  );
}
