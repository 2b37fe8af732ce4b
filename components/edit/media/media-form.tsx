import { useTranslations } from "next-intl";
import { type FormEvent, useId, useMemo, useState } from "react";
import { useStore } from "zustand";
import { UnsentNotes } from "#components/edit/drafts/unsent-notes.tsx";
import { useEditContext } from "#components/edit/edit-context.tsx";
import { FullNote } from "#components/edit/full-note.tsx";
import { useUnsent } from "#components/unsent/use-unsent.ts";
import { kindOfMedia } from "#lib/edit/media/media-kind.ts";
import type { MediaAccess, MediaEntry } from "#lib/edit/media/types.ts";
import { callStaff, type StaffInput } from "#lib/staff/call-staff.ts";
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

/** What differs from the file: only that is sent. */
function changesOf(media: MediaEntry, values: Values): Omit<StaffInput<"edit/media/update">, "id"> {
  const texts = TEXTS.filter((name) => values[name] !== media[name]);
  const posterId = values.poster?.id ?? null;
  return {
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    ...(values.access !== accessOf(media) && { access: values.access }),
    ...(posterId !== (media.poster?.id ?? null) && { poster: posterId }),
  };
}

/** What can be written about a file. It is saved at once, for every place that shows it. */
export function MediaForm({ media, library, say }: Props) {
  const t = useTranslations("edit.media");
  const te = useTranslations("edit");
  const mayChange = useStore(library.store, (state) => state.mayChange);
  const { owner } = useEditContext();
  const saved = useMemo(() => valuesOf(media), [media]);
  // Choosing another file loses nothing.
  const unsent = useUnsent(owner, `media:${media.id}`, saved);
  const { values } = unsent;
  const [state, setState] = useState<"idle" | "saving" | string>("idle");
  const [isPicking, setPicking] = useState(false);
  const id = useId();
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
    const answer = await callStaff("edit/media/update", { id: media.id, ...changes });
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

  const lineOf = (section: string, place: string) =>
    te("label", { section, place: place || te("conflict.empty") });
  const lines: Readonly<Record<keyof Values, string>> = {
    title: lineOf(t("form.title"), saved.title),
    description: lineOf(t("form.description"), saved.description),
    caption: lineOf(t("form.caption"), saved.caption),
    access: lineOf(t("form.access"), t(`form.${saved.access}`)),
    poster: t("form.poster", { name: saved.poster?.name ?? t("form.none") }),
  };
  const theirs = Object.entries(lines).flatMap(([name, line]) =>
    unsent.theirs.has(name) ? line : [],
  );

  return (
    <>
      <form className="media-form" onSubmit={save}>
        <UnsentNotes {...unsent} theirs={theirs} announce={say} />
        {TEXTS.map((name) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{t(`form.${name}`)}</label>
            {name === "title" ? (
              <input
                id={`${id}-${name}`}
                value={values[name]}
                maxLength={300}
                readOnly={!mayChange}
                onChange={({ target }) => change({ title: target.value })}
              />
            ) : (
              <textarea
                id={`${id}-${name}`}
                rows={2}
                value={values[name]}
                maxLength={2_000}
                readOnly={!mayChange}
                aria-describedby={name === "description" ? `${id}-hint` : undefined}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            )}
            <FullNote text={values[name]} limit={name === "title" ? 300 : 2_000} />
            {name === "description" ? (
              <small id={`${id}-hint`}>{t("form.descriptionHint")}</small>
            ) : null}
          </div>
        ))}
        <div>
          <label htmlFor={`${id}-access`}>{t("form.access")}</label>
          <select
            id={`${id}-access`}
            value={values.access}
            disabled={!mayChange}
            onChange={({ target }) =>
              change({ access: target.value === "private" ? "private" : "public" })
            }
          >
            <option value="public">{t("form.public")}</option>
            <option value="private">{t("form.private")}</option>
          </select>
        </div>
        {kindOfMedia(media) === "video" ? (
          <div className="media-poster">
            <span>{t("form.poster", { name: values.poster?.name ?? t("form.none") })}</span>
            <button
              type="button"
              className="edit-button"
              aria-disabled={!mayChange}
              onClick={() => mayChange && setPicking(true)}
            >
              {t("form.choosePoster")}
            </button>
            {values.poster ? (
              <button
                type="button"
                className="edit-button"
                aria-disabled={!mayChange}
                onClick={() => mayChange && change({ poster: null })}
              >
                {t("form.noPoster")}
              </button>
            ) : null}
          </div>
        ) : null}
        <p role="alert" className="media-problem">
          {state === "idle" || state === "saving" ? null : state}
        </p>
        <button
          type="submit"
          className="edit-button"
          aria-disabled={!isChanged || !mayChange}
          aria-busy={state === "saving"}
        >
          {t(state === "saving" ? "form.saving" : "form.save")}
        </button>
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
