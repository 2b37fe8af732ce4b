"use client";

import { createPortal } from "react-dom";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { MediaDialog } from "#components/staff/edit/media/media-dialog.tsx";
import { type LinkedFile, toLinkedFile } from "#lib/staff/edit/links/file-link.ts";

interface Props {
  /** A file without an address closes the dialog as well. */
  onPick: (file: LinkedFile) => void;
  onClose: () => void;
}

/** The library, for a file as the target of a link. Its keys and submits do not reach the form that opens it. */
export function FileDialog({ onPick, onClose }: Props) {
  const { mediaUrl } = useSite();
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: React hands on what happens in it to the form that opened it
    <div
      data-edit-bar=""
      onSubmit={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <MediaDialog
        open
        accept="any"
        onClose={onClose}
        choose={(media) => {
          const file = toLinkedFile(media, mediaUrl);
          if (file) onPick(file);
          else onClose();
        }}
      />
    </div>,
    document.body,
  );
}
