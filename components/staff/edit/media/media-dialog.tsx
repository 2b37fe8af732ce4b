"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { LazyStaffMessages } from "#components/staff/ui/lazy-staff-messages.tsx";
import { StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import type { AcceptedKind, MediaEntry } from "#lib/staff/edit/media/media-types.ts";

const MediaLibrary = lazy(() =>
  import("./media-library.tsx").then(({ MediaLibrary }) => ({ default: MediaLibrary })),
);

export interface MediaDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accepted kind of the slot; "any" for the whole library. */
  readonly accept: AcceptedKind;
  /** Makes the dialog a picker: called with the chosen file; the caller then closes the dialog. */
  readonly choose?: (media: MediaEntry) => void;
  /** The current value of the slot: its id, if known. */
  readonly current?: { readonly id: number } | null;
  /** Files that were dropped or pasted on a slot of the page: their upload starts as the dialog opens. */
  readonly files?: readonly File[];
}

/** The media library; with `choose`, the picker of a slot. Its code is loaded when it is first opened. */
export function MediaDialog({ open, onClose, ...props }: MediaDialogProps) {
  const t = useTranslations("edit");
  const tm = useTranslations("edit.media");
  return (
    <StaffDialog
      open={open}
      onClose={onClose}
      wide
      label={tm(props.choose ? "choose" : "title")}
      closeLabel={t("dialogClose")}
    >
      <Suspense fallback={<p className="px-5 pb-5">{tm("loading")}</p>}>
        <LazyStaffMessages namespaces={["edit"]}>
          <MediaLibrary {...props} />
        </LazyStaffMessages>
      </Suspense>
    </StaffDialog>
  );
}
