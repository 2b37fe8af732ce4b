import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useStore } from "zustand";
import { writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { STAFF_FORMATS } from "#lib/shop/media/staff-formats.ts";
import { acceptOf } from "#lib/shop/media/upload-formats.ts";
import { callStaff, uploadStaff } from "#lib/staff/call-staff.ts";
import { kindOfMedia, kindOfMime } from "#lib/staff/edit/media/library-kind.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import type { Library } from "./library-store.ts";
import { nameOf } from "./name-of.ts";
import { prepareFile, reasonAgainst } from "./prepare-file.ts";
import type { UploadReason } from "./upload-queue.ts";
import { uploadReason } from "./upload-reason.ts";

interface Props {
  media: MediaEntry;
  library: Library;
  say: (message: string) => void;
}

/** Replaces a file wherever it is used; its texts and its place in the library stay. */
export function ReplaceFile({ media, library, say }: Props) {
  const t = useTranslations("edit.media");
  const mayChange = useStore(library.store, (state) => state.mayChange);
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  /** The uploaded share, 0 to 1; null while nothing is uploaded. */
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<UploadReason | null>(null);
  const kind = kindOfMedia(media);

  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(reasonAgainst(chosen, kind) ?? null);
    setFile(chosen);
  };
  const replace = async () => {
    // After a failure the upload can be repeated.
    if (!file || sent !== null || reasonAgainst(file, kind)) return;
    setProblem(null);
    setSent(0);
    const reason = await replaceWith(media, file, (bytes) => setSent(bytes / file.size), library);
    setSent(null);
    if (reason) return setProblem(reason);
    setFile(null);
    say(t("replace.done", { name: nameOf(media) }));
  };
  return (
    <>
      <StaffButton
        aria-disabled={!mayChange}
        title={mayChange ? undefined : t("noRight")}
        onClick={() => mayChange && field.current?.click()}
      >
        {t("replace.open")}
      </StaffButton>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={t("replace.open")}
        accept={acceptOf(STAFF_FORMATS.filter(({ mime }) => kindOfMime(mime) === kind))}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = "";
        }}
      />
      <StaffDialog
        open={file !== null}
        onClose={() => {
          if (sent === null) setFile(null);
        }}
        label={t("replace.title", { name: nameOf(media) })}
        closeLabel={t("replace.keep")}
      >
        <DialogBody>
          <p>
            <bdi dir="ltr">{file?.name}</bdi>
          </p>
          <p>{t("replace.text")}</p>
          {problem ? (
            <p role="alert" className="text-danger">
              {t(`reason.${problem}`)}
            </p>
          ) : null}
          {sent === null ? null : (
            <progress
              aria-label={t("uploads.of", { name: file?.name ?? "" })}
              className="media-progress"
              max={1}
              value={Math.min(1, sent)}
            />
          )}
          <ButtonRow>
            <StaffButton
              variant="primary"
              aria-disabled={sent !== null || !file || reasonAgainst(file, kind) !== undefined}
              onClick={() => void replace()}
            >
              {t("replace.confirm")}
            </StaffButton>
          </ButtonRow>
        </DialogBody>
      </StaffDialog>
    </>
  );
}

/** Uploads the file and assigns it to the medium; deletes it again if the assignment fails. */
async function replaceWith(
  media: MediaEntry,
  file: File,
  onSent: (bytes: number) => void,
  library: Library,
): Promise<UploadReason | null> {
  const prepared = await prepareFile(file);
  if (typeof prepared === "string") return prepared;
  const access = media.access === "private" ? "private" : "public";
  const stored = await uploadStaff({ body: prepared.body, name: file.name, access }, onSent).done;
  if (!stored.ok) return uploadReason(stored.error);
  const { driveId } = stored.data;
  const answer = await writeStaff("edit/media/update", { id: media.id, driveId });
  if (answer.ok) {
    library.take(answer.data.media);
    return null;
  }
  void callStaff("edit/media/discard", { driveId });
  return uploadReason(answer.error);
}
