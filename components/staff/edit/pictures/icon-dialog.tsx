"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon, toIconName } from "#components/kit/ui/icon.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { MediaDialog } from "#components/staff/edit/media/media-dialog.tsx";
import { useIconName } from "#components/staff/edit/page/use-icon-name.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { useSlots } from "#components/staff/edit/page/use-slot.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { storedMedia } from "./picture-value.ts";

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
      <StaffDialog open onClose={onClose} label={label} closeLabel={t("dialogClose")}>
        <DialogBody>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1 *:min-h-11">
            {NAMES.map((name) => (
              <StaffButton
                key={name}
                aria-pressed={value === name}
                aria-label={nameOf(name)}
                title={nameOf(name)}
                onClick={() => take(name)}
              >
                <Icon name={name} />
              </StaffButton>
            ))}
          </div>
          <ButtonRow>
            <StaffButton onClick={() => take(undefined)}>{t("links.noIcon")}</StaffButton>
            <StaffButton onClick={() => setPicking(true)}>{t("pictures.choose")}</StaffButton>
          </ButtonRow>
        </DialogBody>
      </StaffDialog>
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
