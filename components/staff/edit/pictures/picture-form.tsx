"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { UnsentNotes } from "#components/staff/edit/drafts/unsent-notes.tsx";
import { useUnsentPlace } from "#components/staff/edit/drafts/use-unsent-place.ts";
import { LimitedField } from "#components/staff/edit/limited-field.tsx";
import { MediaDialog } from "#components/staff/edit/media/media-dialog.tsx";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { ROW } from "#components/staff/ui/row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogForm } from "#components/staff/ui/staff-dialog.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { textOf } from "#lib/base/utils/is-record.ts";
import { readMedia } from "#lib/shop/api/schemas/media-schema.ts";
import { isDocument, isVideo } from "#lib/shop/media/media-kind.ts";
import { FocalPoint } from "./focal-point.tsx";
import { focalOf, type StoredMedia, storedMedia, withFocal, withPoster } from "./picture-value.ts";

interface Props {
  stored: StoredMedia;
  /** The place that shows it. */
  place: { readonly elementId: number; readonly path: string };
  /** The text below it on the page; null if there is none. */
  caption: string | null;
  onReplace: () => void;
  onRemove: () => void;
  onApply: (value: StoredMedia, caption: string | null) => void;
}

/**
 * The texts of a file where it is used. The library keeps its own texts. Input is kept until it is applied or
 * discarded.
 */
export function PictureForm(props: Props) {
  const { stored, place, caption, onReplace, onRemove, onApply } = props;
  const t = useTranslations("edit.pictures");
  const te = useTranslations("edit");
  const { store } = useEditContext();
  const [media, setMedia] = useState(stored);
  const saved = useMemo(
    () => ({
      title: textOf(stored.title),
      description: textOf(stored.description),
      caption: caption ?? "",
    }),
    [stored, caption],
  );
  const unsent = useUnsentPlace(place, `picture:${stored.id}`, saved);
  const { values } = unsent;
  const [isPicking, setPicking] = useState(false);
  const read = readMedia(media);
  const isFilm = read !== null && isVideo(read);
  const isFile = read !== null && isDocument(read);
  const poster = storedMedia(media.poster);
  const name = textOf(media.title) || textOf(media.originalName) || textOf(media.path);
  const takePoster = (chosen: StoredMedia | null) => {
    setMedia(withPoster(media, chosen));
    setPicking(false);
  };
  return (
    <>
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault();
          const texts = (["title", "description"] as const)
            .filter((name) => values[name] !== saved[name])
            .map((name) => [name, values[name]]);
          unsent.discard();
          onApply(
            { ...media, ...Object.fromEntries(texts) },
            caption === null ? null : values.caption,
          );
        }}
      >
        <UnsentNotes
          {...unsent}
          theirs={(["title", "description", "caption"] as const)
            .filter((name) => unsent.theirs.has(name))
            .map((name) =>
              te("label", { section: t(name), place: saved[name] || te("conflict.empty") }),
            )}
          announce={store.getState().announce}
        />
        <FileRow
          name={name}
          onReplace={onReplace}
          onRemove={() => {
            unsent.discard();
            onRemove();
          }}
        />
        {read && !isFilm && !isFile ? (
          <FocalPoint
            media={read}
            focal={focalOf(media)}
            onChange={(focal) => setMedia(withFocal(media, focal))}
          />
        ) : null}
        <PictureTexts
          values={values}
          isFile={isFile}
          hasCaption={caption !== null}
          onText={unsent.set}
        />
        {isFilm ? (
          <FilmPoster
            poster={poster}
            onPick={() => setPicking(true)}
            onRemove={() => setMedia(withPoster(media, null))}
          />
        ) : null}
        <ButtonRow>
          <StaffButton type="submit" variant="primary">
            {t("apply")}
          </StaffButton>
        </ButtonRow>
      </DialogForm>
      {isPicking ? (
        <MediaDialog
          open
          accept="picture"
          current={poster ? { id: Number(poster.id) } : null}
          onClose={() => setPicking(false)}
          choose={({ raw }) => takePoster(storedMedia(raw))}
        />
      ) : null}
    </>
  );
}

interface FileProps extends Pick<Props, "onReplace" | "onRemove"> {
  readonly name: string;
}

/** The file, with buttons to replace or remove it. */
function FileRow({ name, onReplace, onRemove }: FileProps) {
  const t = useTranslations("edit.pictures");
  return (
    <div className={classNames("link-target", ROW)}>
      <bdi>{name}</bdi>
      <span className="flex flex-wrap gap-2">
        <StaffButton onClick={onReplace}>{t("replace")}</StaffButton>
        <StaffButton onClick={onRemove}>{t("remove")}</StaffButton>
      </span>
    </div>
  );
}

interface Texts {
  readonly title: string;
  readonly description: string;
  readonly caption: string;
}

interface TextsProps {
  readonly values: Texts;
  readonly isFile: boolean;
  readonly hasCaption: boolean;
  readonly onText: (part: Partial<Texts>) => void;
}

/** The alternative text of a picture or the name of a file, and the caption. */
function PictureTexts({ values, isFile, hasCaption, onText }: TextsProps) {
  const t = useTranslations("edit.pictures");
  return (
    <>
      {isFile ? (
        <LimitedField
          label={t("title")}
          limit={2_000}
          value={values.title}
          onText={(title) => onText({ title })}
        />
      ) : (
        <LimitedField
          label={t("description")}
          hint={t("descriptionHint")}
          limit={2_000}
          value={values.description}
          onText={(description) => onText({ description })}
        />
      )}
      {hasCaption ? (
        <LimitedField
          label={t("caption")}
          limit={2_000}
          value={values.caption}
          onText={(caption) => onText({ caption })}
        />
      ) : null}
    </>
  );
}

interface PosterProps {
  readonly poster: StoredMedia | null;
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

/** The picture that a film shows before it is played. */
function FilmPoster({ poster, onPick, onRemove }: PosterProps) {
  const t = useTranslations("edit.pictures");
  return (
    <div className={classNames("link-target", ROW)}>
      <span>{t("poster", { name: poster ? textOf(poster.title) : t("noPoster") })}</span>
      <span className="flex flex-wrap gap-2">
        <StaffButton onClick={onPick}>{t("choosePoster")}</StaffButton>
        {poster ? <StaffButton onClick={onRemove}>{t("removePoster")}</StaffButton> : null}
      </span>
    </div>
  );
}
