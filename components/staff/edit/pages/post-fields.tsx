"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { MediaDialog } from "#components/staff/edit/media/media-dialog.tsx";
import { storedMedia } from "#components/staff/edit/pictures/picture-value.ts";
import { FullNote } from "#components/staff/edit/ui/full-note.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { type Media, readMedia } from "#lib/shop/api/schemas/media-schema.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import type { NamedTerm } from "#lib/staff/edit/pages/page-info.ts";
import { BodyField } from "./body-field.tsx";
import { GROUP } from "./group.ts";
import { type PostDraft, withTerm } from "./post-draft.ts";
import { SharePicture } from "./share-picture.tsx";
import { TermPicker } from "./term-picker.tsx";

/** The two pictures of a post: its own, and that of shared links. */
export type PostPicture = "picture" | "image";

interface Props {
  readonly draft: PostDraft;
  readonly set: (part: Partial<PostDraft>) => void;
  /** Shown by search engines if the post has no search title of its own. */
  readonly title: string;
  readonly slug: string;
  /** The saved terms, with their titles. */
  readonly terms: readonly NamedTerm[];
  /** Grows when the text is replaced by something that was not typed. */
  readonly revision: number;
  readonly isReadOnly?: boolean;
  readonly onPick: (picture: PostPicture) => void;
}

/** The fields of a post or page besides title, address and status, the same for a new and an existing one. */
export function PostFields(props: Props) {
  const { draft, set, terms, revision, isReadOnly = false, onPick } = props;
  const t = useTranslations("edit.pages");
  const { timeZone } = useSite();
  const saved = terms.map(({ id }) => id);
  return (
    <>
      <TextField
        type="datetime-local"
        label={t("date")}
        hint={t("dateHint", { zone: timeZone })}
        value={draft.date}
        onChange={(event) => set({ date: event.target.value })}
      />
      <OwnPicture
        image={draft.picture}
        onChoose={() => onPick("picture")}
        onRemove={() => set({ picture: null, chosenPicture: null })}
      />
      <TextArea
        label={t("excerpt")}
        rows={3}
        maxLength={5_000}
        dir="auto"
        value={draft.excerpt}
        onChange={(event) => set({ excerpt: event.target.value })}
      />
      <FullNote text={draft.excerpt} limit={5_000} />
      <BodyField
        key={revision}
        value={draft.body}
        onChange={(body) => set({ body })}
        isReadOnly={isReadOnly}
      />
      <TextField
        label={t("author")}
        maxLength={200}
        dir="auto"
        autoComplete="off"
        value={draft.author}
        onChange={(event) => set({ author: event.target.value })}
      />
      <TermPicker
        value={draft.termIds}
        known={terms}
        onChange={(id, isChosen) => set({ termIds: withTerm(draft.termIds, id, isChosen, saved) })}
      />
      <SearchTexts {...props} />
    </>
  );
}

interface OwnPictureProps {
  readonly image: Media | null;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** The picture of the post itself, which lists and its own head show. */
function OwnPicture({ image, onChoose, onRemove }: OwnPictureProps) {
  const t = useTranslations("edit");
  const { mediaUrl } = useSite();
  const shown = toImage(image, mediaUrl);
  return (
    <fieldset className={GROUP}>
      <legend>{t("pages.picture")}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {shown ? (
          <Picture
            image={shown}
            alt={image?.description ?? ""}
            sizes="7.5rem"
            className="aspect-3/2 w-30 rounded-[0.5rem] object-cover"
          />
        ) : null}
        <p role="status">{t(image ? "pages.pictureSet" : "pages.pictureNone")}</p>
        <StaffButton aria-haspopup="dialog" onClick={onChoose}>
          {t(image ? "pages.pictureReplace" : "pages.pictureChoose")}
        </StaffButton>
        {image ? <StaffButton onClick={onRemove}>{t("pages.pictureRemove")}</StaffButton> : null}
      </div>
    </fieldset>
  );
}

/** The texts for search engines and shared links, with a preview. */
function SearchTexts({ draft, set, title, slug, onPick }: Props) {
  const t = useTranslations("edit.pages");
  const { domain } = useSite();
  return (
    <fieldset className={GROUP}>
      <legend>{t("search")}</legend>
      <TextField
        label={t("seoTitle")}
        maxLength={500}
        dir="auto"
        placeholder={title}
        value={draft.seoTitle}
        onChange={(event) => set({ seoTitle: event.target.value })}
      />
      <FullNote text={draft.seoTitle} limit={500} />
      <TextArea
        label={t("seoText")}
        rows={3}
        maxLength={2_000}
        dir="auto"
        placeholder={draft.excerpt}
        value={draft.seoDescription}
        onChange={(event) => set({ seoDescription: event.target.value })}
      />
      <FullNote text={draft.seoDescription} limit={2_000} />
      <figure className="rounded-[0.75rem] border border-line px-4 py-3.5 *:overflow-hidden *:wrap-anywhere">
        <figcaption className="sr-only">{t("searchLook")}</figcaption>
        <p className="text-small text-muted" dir="ltr">
          {domain}/{slug}
        </p>
        <p className="truncate text-[1.25rem] text-brand" dir="auto">
          {draft.seoTitle || title}
        </p>
        <p className="line-clamp-2" dir="auto">
          {draft.seoDescription || draft.excerpt}
        </p>
      </figure>
      <SharePicture
        image={draft.image}
        onChoose={() => onPick("image")}
        onRemove={() => set({ image: null, chosenImage: null })}
      />
    </fieldset>
  );
}

interface DialogProps {
  /** The picture to be chosen; null while none is. */
  readonly picture: PostPicture | null;
  readonly draft: PostDraft;
  readonly set: (part: Partial<PostDraft>) => void;
  readonly onClose: () => void;
}

/** The library for the pictures of a post. It has its own forms, which cannot be nested in the one of the post. */
export function PostPictureDialog({ picture, draft, set, onClose }: DialogProps) {
  if (picture === null) return null;
  return (
    <MediaDialog
      open
      accept="picture"
      current={draft[picture]}
      onClose={onClose}
      choose={({ raw }) => {
        const [shown, chosen] = [readMedia(raw), storedMedia(raw)];
        set(
          picture === "image"
            ? { image: shown, chosenImage: chosen }
            : { picture: shown, chosenPicture: chosen },
        );
        onClose();
      }}
    />
  );
}
