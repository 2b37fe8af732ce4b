"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import "#components/edit/links/links.css";
import { MediaDialog } from "#components/edit/media/media-dialog.tsx";
import { useSlots } from "#components/edit/slots/use-slot.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import { Icon, toIconName } from "#components/ui/icon.tsx";
import { ICON_PATHS } from "#components/ui/icon-paths.ts";
import type { Json } from "#lib/edit/model/operation.ts";
import { storedMedia } from "./picture-value.ts";
import { useIconName } from "./use-icon-name.ts";

const NAMES = Object.keys(ICON_PATHS).flatMap((name) => toIconName(name) ?? []);

/** The site's icons, none, or a library picture instead. */
export function IconDialog({
  dialog: { elementId, path },
  onClose,
  announce,
}: DialogProps<"icon">) {
  const t = useTranslations("edit");
  const nameOf = useIconName();
  const { ofPlace } = useLabels();
  const { section, held, set } = useSlots(elementId);
  const [isPicking, setPicking] = useState(false);
  if (!section) return null;
  const label = ofPlace({ ...section, path });
  const value = held(path);
  const take = (next: Json | undefined) => {
    set({ [path]: next });
    announce(t("pictures.applied", { place: label }));
    onClose();
  };
  return (
    <>
      <EditDialog open onClose={onClose} label={label} closeLabel={t("dialogClose")}>
        <div className="edit-dialog-body">
          <div className="icon-grid">
            {NAMES.map((name) => (
              <button
                key={name}
                type="button"
                className="edit-button"
                aria-pressed={value === name}
                aria-label={nameOf(name)}
                title={nameOf(name)}
                onClick={() => take(name)}
              >
                <Icon name={name} />
              </button>
            ))}
          </div>
          <div className="edit-actions">
            <button type="button" className="edit-button" onClick={() => take(undefined)}>
              {t("links.noIcon")}
            </button>
            <button type="button" className="edit-button" onClick={() => setPicking(true)}>
              {t("pictures.choose")}
            </button>
          </div>
        </div>
      </EditDialog>
      {isPicking ? (
        <MediaDialog
          open
          accept="picture"
          current={storedMedia(value) ? { id: Number(storedMedia(value)?.id) } : null}
          onClose={() => setPicking(false)}
          choose={({ raw }) => take(storedMedia(raw) ?? undefined)}
        />
      ) : null}
    </>
  );
}
