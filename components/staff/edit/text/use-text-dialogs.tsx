"use client";

import { lazy, type ReactNode, useState } from "react";
import type { TextPicture } from "./rich-toolbar.tsx";
import type { TakeFile } from "./text-link-form.tsx";

const FileDialog = lazy(async () => ({
  default: (await import("#components/staff/edit/links/file-dialog.tsx")).FileDialog,
}));
const TextPictureDialog = lazy(async () => ({
  default: (await import("./text-picture-dialog.tsx")).TextPictureDialog,
}));

interface TextDialogs {
  /** The open dialog, which is downloaded first (`Suspense`); null while none is. */
  readonly dialog: ReactNode;
  /** Lets a file of the library be chosen; null goes to `take` if none is. */
  readonly chooseFile: (take: TakeFile) => void;
  readonly choosePicture: (insert: (picture: TextPicture) => void) => void;
}

/**
 * The library's dialogs of a rich text: they belong to its field and not to its toolbar.
 * @param backToText gives the focus back to the editor
 */
export function useTextDialogs(backToText: () => void): TextDialogs {
  const [takeFile, setTakeFile] = useState<TakeFile | null>(null);
  const [insert, setInsert] = useState<((picture: TextPicture) => void) | null>(null);
  const closeFiles: TakeFile = (file) => {
    setTakeFile(null);
    takeFile?.(file);
  };
  const closePictures = () => {
    setInsert(null);
    backToText();
  };
  const files = takeFile ? (
    <FileDialog onClose={() => closeFiles(null)} onPick={closeFiles} />
  ) : null;
  const pictures = insert ? (
    <TextPictureDialog
      onClose={closePictures}
      onPick={(picture) => {
        insert(picture);
        closePictures();
      }}
    />
  ) : null;
  return {
    dialog:
      files || pictures ? (
        <>
          {files}
          {pictures}
        </>
      ) : null,
    chooseFile: (take) => setTakeFile(() => take),
    choosePicture: (take) => setInsert(() => take),
  };
}
