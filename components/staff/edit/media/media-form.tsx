import { useTranslations } from "next-intl";
import { type FormEvent, useMemo, useState } from "react";
import { useStore } from "zustand";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { writeStaff } from "#components/staff/admin/frame/with-password.ts";
import { UnsentNotes } from "#components/staff/edit/drafts/unsent-notes.tsx";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { FullNote } from "#components/staff/edit/ui/full-note.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { useUnsent } from "#components/staff/unsent/use-unsent.ts";
import type { StaffInput } from "#lib/staff/call-staff.ts";
import { kindOfMedia } from "#lib/staff/edit/media/library-kind.ts";
import type { MediaAccess, MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import type { Library } from "./library-store.ts";
import { MediaDialog } from "./media-dialog.tsx";
import { uploadReason } from "./upload-reason.ts";

interface Props {
  media: MediaEntry;
  library: Library;
  say: (message: string) => void;
}

interface Values {
  readonly title: string;
  readonly description: string;
  readonly caption: string;
  readonly access: MediaAccess;
  readonly poster: { readonly id: number; readonly name: string } | null;
}

const TEXTS = ["title", "description", "caption"] as const;
const accessOf = (media: MediaEntry): MediaAccess =>
  media.access === "private" ? "private" : "public";

const valuesOf = (media: MediaEntry): Values => ({
  title: media.title,
  description: media.description,
  caption: media.caption,
  access: accessOf(media),
  poster: media.poster && { id: media.poster.id, name: media.poster.path },
});

/** The differences from the file: only these are sent. */
function changesOf(media: MediaEntry, values: Values): Omit<StaffInput<"edit/media/update">, "id"> {
  const texts = TEXTS.filter((name) => values[name] !== media[name]);
  const posterId = values.poster?.id ?? null;
  return {
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    ...(values.access !== accessOf(media) && { access: values.access }),
    ...(posterId !== (media.poster?.id ?? null) && { poster: posterId }),
  };
}

/** The texts of a file. They are saved immediately, for every slot that shows it. */
export function MediaForm({ media, library, say }: Props) {
  const t = useTranslations("edit.media");
  const mayChange = useStore(library.store, (state) => state.mayChange);
  const { owner } = useEditContext();
  const saved = useMemo(() => valuesOf(media), [media]);
  // Choosing another file loses nothing.
  const unsent = useUnsent(owner, `media:${media.id}`, saved);
  const { values } = unsent;
  const [state, setState] = useState<"idle" | "saving" | string>("idle");
  const [isPicking, setPicking] = useState(false);
  const changes = changesOf(media, values);
  const isChanged = Object.keys(changes).length > 0;

  const change = (part: Partial<Values>) => {
    unsent.set(part);
    setState("idle");
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || !mayChange || state === "saving") return;
    setState("saving");
    const answer = await writeStaff("edit/media/update", { id: media.id, ...changes });
    if (!answer.ok) {
      const reason = t(`reason.${uploadReason(answer.error)}`);
      setState(reason);
      return say(reason);
    }
    library.take(answer.data.media);
    unsent.settle(values);
    setState("idle");
    say(t("form.saved"));
  };

  const theirs = useTheirLines(saved, unsent.theirs);

  return (
    <>
      <form className="flex flex-col gap-3" onSubmit={save}>
        <UnsentNotes {...unsent} theirs={theirs} announce={say} />
        <MediaTexts values={values} mayChange={mayChange} onChange={change} />
        <SelectField
          label={t("form.access")}
          value={values.access}
          disabled={!mayChange}
          onChange={({ target }) =>
            change({ access: target.value === "private" ? "private" : "public" })
          }
        >
          <option value="public">{t("form.public")}</option>
          <option value="private">{t("form.private")}</option>
        </SelectField>
        {kindOfMedia(media) === "video" ? (
          <Poster
            poster={values.poster}
            mayChange={mayChange}
            onPick={() => setPicking(true)}
            onRemove={() => change({ poster: null })}
          />
        ) : null}
        <p role="alert" className="hidden text-small text-danger not-empty:block">
          {state === "idle" || state === "saving" ? null : state}
        </p>
        <StaffButton
          type="submit"
          aria-disabled={!isChanged || !mayChange}
          aria-busy={state === "saving"}
        >
          {t(state === "saving" ? "form.saving" : "form.save")}
        </StaffButton>
      </form>
      {isPicking ? (
        <MediaDialog
          open
          accept="picture"
          current={values.poster}
          onClose={() => setPicking(false)}
          choose={(picture) => {
            const poster = { id: picture.id, name: picture.title || picture.path };
            change({ poster: poster.id === saved.poster?.id ? saved.poster : poster });
            setPicking(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Values that somebody else saved while the same fields were being edited, one line each. */
function useTheirLines(saved: Values, theirs: ReadonlySet<string>): readonly string[] {
  const t = useTranslations("edit.media");
  const te = useTranslations("edit");
  const lineOf = (section: string, place: string) =>
    te("label", { section, place: place || te("conflict.empty") });
  const lines: Readonly<Record<keyof Values, string>> = {
    title: lineOf(t("form.title"), saved.title),
    description: lineOf(t("form.description"), saved.description),
    caption: lineOf(t("form.caption"), saved.caption),
    access: lineOf(t("form.access"), t(`form.${saved.access}`)),
    poster: t("form.poster", { name: saved.poster?.name ?? t("form.none") }),
  };
  return Object.entries(lines).flatMap(([name, line]) => (theirs.has(name) ? line : []));
}

interface TextsProps {
  readonly values: Values;
  readonly mayChange: boolean;
  readonly onChange: (part: Partial<Values>) => void;
}

/** Title, description and caption of a file. */
function MediaTexts({ values, mayChange, onChange }: TextsProps) {
  const t = useTranslations("edit.media");
  return (
    <>
      {TEXTS.map((name) => (
        <div key={name}>
          {name === "title" ? (
            <TextField
              label={t("form.title")}
              value={values[name]}
              maxLength={300}
              readOnly={!mayChange}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          ) : (
            <TextArea
              label={t(`form.${name}`)}
              hint={name === "description" ? t("form.descriptionHint") : undefined}
              rows={2}
              value={values[name]}
              maxLength={2_000}
              readOnly={!mayChange}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
          <FullNote text={values[name]} limit={name === "title" ? 300 : 2_000} />
        </div>
      ))}
    </>
  );
}

interface PosterProps extends Pick<TextsProps, "mayChange"> {
  readonly poster: Values["poster"];
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

/** The picture that a video shows before it is played. */
function Poster({ poster, mayChange, onPick, onRemove }: PosterProps) {
  const t = useTranslations("edit.media");
  return (
    <div className="flex flex-wrap items-center gap-2 wrap-anywhere">
      <span>{t("form.poster", { name: poster?.name ?? t("form.none") })}</span>
      <StaffButton aria-disabled={!mayChange} onClick={() => mayChange && onPick()}>
        {t("form.choosePoster")}
      </StaffButton>
      {poster ? (
        <StaffButton aria-disabled={!mayChange} onClick={() => mayChange && onRemove()}>
          {t("form.noPoster")}
        </StaffButton>
      ) : null}
    </div>
  );
}
