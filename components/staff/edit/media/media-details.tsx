import { useTranslations } from "next-intl";
import { lazy, Suspense, useId, useState } from "react";
import { useStore } from "zustand";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { kindOfMedia } from "#lib/staff/edit/media/library-kind.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import type { Library } from "./library-store.ts";
import { MediaFacts } from "./media-facts.tsx";
import { MediaForm } from "./media-form.tsx";
import { MediaPreview } from "./media-preview.tsx";
import { MediaUses } from "./media-uses.tsx";
import { nameOf } from "./name-of.ts";
import { ReplaceFile } from "./replace-file.tsx";

const CropDialog = lazy(() =>
  import("./crop-dialog.tsx").then(({ CropDialog }) => ({ default: CropDialog })),
);

interface Props {
  id: string;
  media: MediaEntry;
  library: Library;
  onChoose?: (media: MediaEntry) => void;
  onClose: () => void;
  onDelete: (media: MediaEntry) => void;
  say: (message: string) => void;
}

/** One file: its preview, its data, and its actions. */
export function MediaDetails(props: Props) {
  const { id, media, library, onChoose, onClose, onDelete, say } = props;
  const t = useTranslations("edit.media");
  const mayChange = useStore(library.store, (state) => state.mayChange);
  const mediaUrl = useStore(library.store, (state) => state.mediaUrl);
  const [isAsking, setAsking] = useState(false);
  const [isSought, setSought] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const title = useId();
  const name = nameOf(media);
  return (
    <section
      id={id}
      className="flex min-w-0 flex-col gap-3 min-[56rem]:max-h-(--media-height) min-[56rem]:overflow-y-auto min-[56rem]:pe-1"
      aria-labelledby={title}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 id={title} className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <StaffButton onClick={onClose}>{t("details.back")}</StaffButton>
      </div>
      <MediaPreview media={media} mediaUrl={mediaUrl} />
      {onChoose ? (
        <StaffButton variant="primary" onClick={() => onChoose(media)}>
          {t("use")}
        </StaffButton>
      ) : null}
      <MediaForm media={media} library={library} say={say} />
      <MediaFacts media={media} mediaUrl={mediaUrl} />
      {isSought ? (
        <MediaUses id={media.id} />
      ) : (
        <StaffButton className="self-start" onClick={() => setSought(true)}>
          {t("uses.ask")}
        </StaffButton>
      )}
      <ButtonRow>
        {kindOfMedia(media) === "picture" ? (
          <StaffButton
            aria-disabled={!mayChange}
            title={mayChange ? undefined : t("noRight")}
            onClick={() => mayChange && setCropping(true)}
          >
            {t("crop.open")}
          </StaffButton>
        ) : null}
        <ReplaceFile media={media} library={library} say={say} />
        <StaffButton
          aria-disabled={!mayChange}
          title={mayChange ? undefined : t("noRight")}
          onClick={() => mayChange && setAsking(true)}
        >
          {t("delete.open")}
        </StaffButton>
      </ButtonRow>
      <StaffDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        label={t("delete.title", { name })}
        closeLabel={t("delete.keep")}
      >
        <DialogBody>
          <p>{t("delete.lead")}</p>
          {isAsking ? <MediaUses id={media.id} /> : null}
          <ButtonRow>
            <StaffButton
              variant="primary"
              onClick={() => {
                setAsking(false);
                onDelete(media);
              }}
            >
              {t("delete.confirm")}
            </StaffButton>
          </ButtonRow>
        </DialogBody>
      </StaffDialog>
      {isCropping ? (
        <Suspense>
          <CropDialog
            media={media}
            mediaUrl={mediaUrl}
            onClose={() => setCropping(false)}
            say={say}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
