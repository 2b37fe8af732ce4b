"use client";

import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { MediaDialog } from "./media-dialog.tsx";

/** The whole library, opened from anywhere in the editor. */
export const LibraryDialog = ({ dialog: { id }, onClose }: DialogProps<"media">) => (
  <MediaDialog open accept="any" current={id === undefined ? null : { id }} onClose={onClose} />
);
