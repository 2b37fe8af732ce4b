import { useTranslations } from "next-intl";
import { lazy, Suspense, useId, useState } from "react";
import { useStore } from "zustand";
import { EditDialog } from "#components/edit/bar/edit-dialog.tsx";
import { kindOfMedia } from "#lib/edit/media/media-kind.ts";
import type { MediaEntry } from "#lib/edit/media/types.ts";
import type { Library } from "./library-store.ts";
import { MediaFacts } from "./media-facts.tsx";
import { MediaForm } from "./media-form.tsx";
import { MediaPreview } from "./media-preview.tsx";
import { nameOf } from "./name-of.ts";

const CropDialog = lazy(() =>
  import("./crop-dialog.tsx").then(({ CropDialog }) => ({ default: CropDialog })),
);

interface Props {
  id: string;
  media: MediaEntry;
  library: Library;
  /** Places of this page that show it. */
  uses: readonly string[];
  onChoose?: (media: MediaEntry) => void;
  onClose: () => void;
  onDelete: (media: MediaEntry) => void;
  say: (message: string) => void;
}

/** One file: its preview, its data, and its actions. */
export function MediaDetails(props: Props) {
  const { id, media, library, uses, onChoose, onClose, onDelete, say } = props;
  const t = useTranslations("edit.media");
  const mayChange = useStore(library.store, (state) => state.mayChange);
  const mediaUrl = useStore(library.store, (state) => state.mediaUrl);
  const [isAsking, setAsking] = useState(false);
  const [isCropping, setCropping] = useState(false);
  const title = useId();
  const name = nameOf(media);
  return (
    <section id={id} className="media-details" aria-labelledby={title}>
      <div className="media-details-head">
        <h3 id={title}>
          <bdi>{name}</bdi>
        </h3>
        <button type="button" className="edit-button" onClick={onClose}>
          {t("details.back")}
        </button>
      </div>
      <MediaPreview media={media} mediaUrl={mediaUrl} />
      {onChoose ? (
        <button type="button" className="edit-button edit-primary" onClick={() => onChoose(media)}>
          {t("use")}
        </button>
      ) : null}
      <MediaForm media={media} library={library} say={say} />
      <MediaFacts media={media} mediaUrl={mediaUrl} uses={uses} />
      <div className="edit-actions">
        {kindOfMedia(media) === "picture" ? (
          <button
            type="button"
            className="edit-button"
            aria-disabled={!mayChange}
            title={mayChange ? undefined : t("noRight")}
            onClick={() => mayChange && setCropping(true)}
          >
            {t("crop.open")}
          </button>
        ) : null}
        <button
          type="button"
          className="edit-button"
          aria-disabled={!mayChange}
          title={mayChange ? undefined : t("noRight")}
          onClick={() => mayChange && setAsking(true)}
        >
          {t("delete.open")}
        </button>
      </div>
      <EditDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        label={t("delete.title", { name })}
        closeLabel={t("delete.keep")}
      >
        <div className="edit-dialog-body">
          {uses.length > 0 ? (
            <>
              <p>{t("delete.used")}</p>
              <ul className="media-uses">
                {uses.map((use) => (
                  <li key={use}>{use}</li>
                ))}
              </ul>
            </>
          ) : null}
          <p>{t("delete.elsewhere")}</p>
          <div className="edit-actions">
            <button
              type="button"
              className="edit-button edit-primary"
              onClick={() => {
                setAsking(false);
                onDelete(media);
              }}
            >
              {t("delete.confirm")}
            </button>
          </div>
        </div>
      </EditDialog>
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
