import { useTranslations } from "next-intl";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import { isAccepted, kindOfMime } from "#lib/edit/media/media-kind.ts";
import type { AcceptedKind, MediaFilter } from "#lib/edit/media/types.ts";
import { STAFF_FORMATS } from "#lib/media/staff-formats.ts";
import { acceptOf } from "#lib/media/upload-formats.ts";
import { EVERYTHING, kindsIn, type Library, shownItems, type View } from "./library-store.ts";

interface Props {
  library: Library;
  accept: AcceptedKind;
  onUpload: (files: readonly File[]) => void;
  /** The list that the filters narrow. */
  listId: string;
}

/** Milliseconds without a key until the search is sent (docs/screens.md §6.3). */
const PATIENCE = 500;
const VIEWS: readonly View[] = ["grid", "list"];
const KILOBYTE = 1_000;
const WEIGHTS: Readonly<Record<string, Pick<MediaFilter, "least" | "most">>> = {
  any: { least: null, most: null },
  small: { least: null, most: 100 * KILOBYTE },
  medium: { least: 100 * KILOBYTE, most: KILOBYTE * KILOBYTE },
  large: { least: KILOBYTE * KILOBYTE, most: 10 * KILOBYTE * KILOBYTE },
  huge: { least: 10 * KILOBYTE * KILOBYTE, most: null },
};

/** Search, filters, the way of showing, and the button to upload. */
export function MediaFilters({ library, accept, onUpload, ...props }: Props) {
  const t = useTranslations("edit.media");
  const filter = useStore(library.store, (state) => state.filter);
  const view = useStore(library.store, (state) => state.view);
  const folders = useStore(library.store, (state) => state.folders);
  const mayChange = useStore(library.store, (state) => state.mayChange);
  // Where nothing is found there is no list.
  const hasList = useStore(library.store, (state) => shownItems(state).length > 0);
  const listId = hasList ? props.listId : undefined;
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const [search, setSearch] = useState(filter.search);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const wanted = useDebounced(search, PATIENCE);
  useEffect(() => {
    if (wanted !== library.store.getState().filter.search) library.narrow({ search: wanted });
  }, [wanted, library]);

  const weight =
    Object.entries(WEIGHTS).find(
      ([, { least, most }]) => least === filter.least && most === filter.most,
    )?.[0] ?? "any";
  const isNarrowed = JSON.stringify(filter) !== JSON.stringify({ ...EVERYTHING, kind: accept });
  const kinds = kindsIn(accept);
  const day = (name: "from" | "to") => (event: ChangeEvent<HTMLInputElement>) =>
    library.narrow({ [name]: event.target.value });

  return (
    <div className="media-bar">
      <form className="media-fields" onSubmit={(event) => event.preventDefault()}>
        <label className="media-search">
          {t("filter.search")}
          <input
            ref={field}
            type="search"
            value={search}
            maxLength={200}
            aria-controls={listId}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Past all other filters: by Tab the list is 15 presses away.
              const list =
                pressedKey(event) === "ArrowDown" && document.getElementById(props.listId);
              if (!list) return;
              event.preventDefault();
              list.focus();
            }}
          />
        </label>
        {/* On phones the list would be out of view below them. */}
        <button
          type="button"
          className="edit-button media-more-button"
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          {t("filter.more")}
        </button>
        <div id={more} className="media-more" data-open={isOpen || undefined}>
          {kinds.length > 1 ? (
            <label>
              {t("filter.kind")}
              <select
                value={filter.kind}
                aria-controls={listId}
                onChange={({ target }) =>
                  library.narrow({ kind: kinds.find((kind) => kind === target.value) ?? accept })
                }
              >
                {kinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kind.${kind}`)}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <label>
            {t("filter.from")}
            <input
              type="date"
              value={filter.from}
              max={filter.to || undefined}
              onChange={day("from")}
            />
          </label>
          <label>
            {t("filter.to")}
            <input
              type="date"
              value={filter.to}
              min={filter.from || undefined}
              onChange={day("to")}
            />
          </label>
          <label>
            {t("filter.weight")}
            <select
              value={weight}
              aria-controls={listId}
              onChange={({ target }) => library.narrow(WEIGHTS[target.value] ?? {})}
            >
              {Object.keys(WEIGHTS).map((name) => (
                <option key={name} value={name}>
                  {t(`weight.${name}`)}
                </option>
              ))}
            </select>
          </label>
          {folders.length > 0 ? (
            <label>
              {t("filter.folder")}
              <select
                value={String(filter.folderId ?? "")}
                aria-controls={listId}
                onChange={({ target }) =>
                  library.narrow({
                    folderId: folders.find(({ id }) => String(id) === target.value)?.id ?? null,
                  })
                }
              >
                <option value="">{t("filter.everyFolder")}</option>
                {folders.map(({ id, name }) => (
                  <option key={id} value={String(id)}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
        </div>
        {isNarrowed ? (
          <button
            type="button"
            className="edit-button"
            onClick={() => {
              setSearch("");
              field.current?.focus();
              library.narrow({ ...EVERYTHING, kind: accept });
            }}
          >
            {t("filter.clear")}
          </button>
        ) : null}
      </form>
      <div className="media-tools">
        <Found library={library} isNarrowed={isNarrowed} />
        <fieldset className="edit-modes">
          <legend className="sr-only">{t("view.label")}</legend>
          {VIEWS.map((name) => (
            <button
              key={name}
              type="button"
              className="edit-button"
              aria-pressed={view === name}
              onClick={() => library.setView(name)}
            >
              {t(`view.${name}`)}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="edit-button edit-primary"
          aria-disabled={!mayChange}
          aria-describedby={hint}
          onClick={() => mayChange && input.current?.click()}
        >
          {t("upload")}
        </button>
        <span id={hint} className="sr-only">
          {t(mayChange ? "uploadHint" : "noRight")}
        </span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t("upload")}
          accept={acceptOf(
            STAFF_FORMATS.filter(({ mime }) => isAccepted(kindOfMime(mime), accept)),
          )}
          onChange={(event) => {
            onUpload([...(event.target.files ?? [])]);
            // The same file can be chosen again.
            event.target.value = "";
          }}
        />
      </div>
    </div>
  );
}

/** How many there are: apart, because it alone changes with each page that is read. */
function Found({ library, isNarrowed }: { library: Library; isNarrowed: boolean }) {
  const t = useTranslations("edit.media");
  const total = useStore(library.store, (state) => state.total);
  const count = useStore(library.store, (state) => (isNarrowed ? state.items.length : total));
  const isWhole = useStore(library.store, (state) => state.nextPage === null);
  return (
    <p role="status">
      {isNarrowed ? t(isWhole ? "found" : "foundSoFar", { count, total }) : t("count", { count })}
    </p>
  );
}
