"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ROW } from "#components/staff/ui/row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { type LinkedFile, nameOfFile } from "#lib/staff/edit/links/file-link.ts";
import { FileDialog } from "./file-dialog.tsx";

interface Props {
  /** The address of the current file; "" without one. */
  address: string;
  onPick: (file: LinkedFile) => void;
}

/** The file that a link points to, with buttons to choose another one from the library or to upload one. */
export function FileTarget({ address, onPick }: Props) {
  const t = useTranslations("edit.links");
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<LinkedFile | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = picked?.address === address ? picked : null;
  const close = () => {
    // The button cannot have the focus before the dialog over it is gone.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return (
    <>
      <div className={classNames("link-target", ROW)}>
        <p>
          <bdi>{address === "" ? t("noFile") : shown?.name || nameOfFile(address)}</bdi>
          {address === "" ? null : (
            <small className="block text-muted wrap-anywhere">
              <bdi dir="ltr">{decoded(address)}</bdi>
            </small>
          )}
        </p>
        {shown?.isPrivate ? <p role="alert">{t("privateFile")}</p> : null}
        <StaffButton ref={opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t(address === "" ? "chooseFile" : "other")}
        </StaffButton>
      </div>
      <p role="status" className="sr-only">
        {shown ? t("picked", { title: shown.name }) : null}
      </p>
      {isOpen ? (
        <FileDialog
          onClose={close}
          onPick={(file) => {
            setPicked(file);
            onPick(file);
            close();
          }}
        />
      ) : null}
    </>
  );
}

/** The address with its percent-encoding decoded if possible. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
