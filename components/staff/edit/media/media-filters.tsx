import { useTranslations } from "next-intl";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { Segmented } from "#components/staff/ui/segmented.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { STAFF_FORMATS } from "#lib/shop/media/staff-formats.ts";
import { acceptOf } from "#lib/shop/media/upload-formats.ts";
import { isAccepted, kindOfMime } from "#lib/staff/edit/media/library-kind.ts";
import type { AcceptedKind, MediaFilter } from "#lib/staff/edit/media/media-types.ts";
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
const NARROW = "max-w-48 grow basis-32";
const KILOBYTE = 1_000;
const WEIGHTS: Readonly<Record<string, Pick<MediaFilter, "least" | "most">>> = {
  any: { least: null, most: null },
  small: { least: null, most: 100 * KILOBYTE },
  medium: { least: 100 * KILOBYTE, most: KILOBYTE * KILOBYTE },
  large: { least: KILOBYTE * KILOBYTE, most: 10 * KILOBYTE * KILOBYTE },
  huge: { least: 10 * KILOBYTE * KILOBYTE, most: null },
};

/** Search, filters, the display mode, and the upload button. */
export function MediaFilters({ library, accept, onUpload, ...props }: Props) {
  const t = useTranslations("edit.media");
  const filter = useStore(library.store, (state) => state.filter);
  const view = useStore(library.store, (state) => state.view);
  // There is no list element if nothing was found.
  const hasList = useStore(library.store, (state) => shownItems(state).length > 0);
  const listId = hasList ? props.listId : undefined;
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const [search, setSearch] = useState(filter.search);
  const field = useRef<HTMLInputElement>(null);
  const wanted = useDebounced(search, PATIENCE);
  useEffect(() => {
    if (wanted !== library.store.getState().filter.search) library.narrow({ search: wanted });
  }, [wanted, library]);

  const isNarrowed = JSON.stringify(filter) !== JSON.stringify({ ...EVERYTHING, kind: accept });

  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <form
        className="flex flex-1 basis-full flex-wrap items-end gap-2.5"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          label={t("filter.search")}
          frameClassName="grow-2 basis-56 max-md:basis-40"
          ref={field}
          type="search"
          value={search}
          maxLength={200}
          aria-controls={listId}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Skips all other filters: with Tab the list is 15 presses away.
            const list = pressedKey(event) === "ArrowDown" && document.getElementById(props.listId);
            if (!list) return;
            event.preventDefault();
            list.focus();
          }}
        />
        {/* On phones the list would be out of view below them. */}
        <StaffButton
          className="md:hidden"
          aria-expanded={isOpen}
          aria-controls={more}
          onClick={() => setOpen(!isOpen)}
        >
          {t("filter.more")}
        </StaffButton>
        <div id={more} className={isOpen ? "contents" : "contents max-md:hidden"}>
          <Narrowing library={library} accept={accept} listId={listId} />
        </div>
        {isNarrowed ? (
          <StaffButton
            onClick={() => {
              setSearch("");
              field.current?.focus();
              library.narrow({ ...EVERYTHING, kind: accept });
            }}
          >
            {t("filter.clear")}
          </StaffButton>
        ) : null}
      </form>
      <div className="flex flex-1 basis-full flex-wrap items-center gap-2.5">
        <Found library={library} isNarrowed={isNarrowed} />
        <Segmented
          label={t("view.label")}
          options={VIEWS}
          value={view}
          onChange={(name) => library.setView(name)}
          draw={(name) => t(`view.${name}`)}
        />
        <UploadButton library={library} accept={accept} onUpload={onUpload} />
      </div>
    </div>
  );
}

interface NarrowingProps extends Pick<Props, "library" | "accept"> {
  readonly listId: string | undefined;
}

/** The filters by kind, day, weight and folder. */
function Narrowing({ library, accept, listId }: NarrowingProps) {
  const t = useTranslations("edit.media");
  const filter = useStore(library.store, (state) => state.filter);
  const weight =
    Object.entries(WEIGHTS).find(
      ([, { least, most }]) => least === filter.least && most === filter.most,
    )?.[0] ?? "any";
  const kinds = kindsIn(accept);
  const day = (name: "from" | "to") => (event: ChangeEvent<HTMLInputElement>) =>
    library.narrow({ [name]: event.target.value });
  return (
    <>
      {kinds.length > 1 ? (
        <SelectField
          label={t("filter.kind")}
          frameClassName={NARROW}
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
        </SelectField>
      ) : null}
      <TextField
        label={t("filter.from")}
        frameClassName={NARROW}
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onChange={day("from")}
      />
      <TextField
        label={t("filter.to")}
        frameClassName={NARROW}
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onChange={day("to")}
      />
      <SelectField
        label={t("filter.weight")}
        frameClassName={NARROW}
        value={weight}
        aria-controls={listId}
        onChange={({ target }) => library.narrow(WEIGHTS[target.value] ?? {})}
      >
        {Object.keys(WEIGHTS).map((name) => (
          <option key={name} value={name}>
            {t(`weight.${name}`)}
          </option>
        ))}
      </SelectField>
      <FolderField library={library} listId={listId} />
    </>
  );
}

/** The filter by folder, where the backend has folders. */
function FolderField({ library, listId }: Pick<NarrowingProps, "library" | "listId">) {
  const t = useTranslations("edit.media");
  const folderId = useStore(library.store, (state) => state.filter.folderId);
  const folders = useStore(library.store, (state) => state.folders);
  if (folders.length === 0) return null;
  return (
    <SelectField
      label={t("filter.folder")}
      frameClassName={NARROW}
      value={String(folderId ?? "")}
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
    </SelectField>
  );
}

/** Opens the device's file chooser, for people who may add files. */
function UploadButton({ library, accept, onUpload }: Omit<Props, "listId">) {
  const t = useTranslations("edit.media");
  const mayChange = useStore(library.store, (state) => state.mayChange);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  return (
    <>
      <StaffButton
        variant="primary"
        aria-disabled={!mayChange}
        aria-describedby={hint}
        onClick={() => mayChange && input.current?.click()}
      >
        {t("upload")}
      </StaffButton>
      <span id={hint} className="sr-only">
        {t(mayChange ? "uploadHint" : "noRight")}
      </span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("upload")}
        accept={acceptOf(STAFF_FORMATS.filter(({ mime }) => isAccepted(kindOfMime(mime), accept)))}
        onChange={(event) => {
          onUpload([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = "";
        }}
      />
    </>
  );
}

/** The number of files: separate, because only it changes with each page that is read. */
function Found({ library, isNarrowed }: { library: Library; isNarrowed: boolean }) {
  const t = useTranslations("edit.media");
  const total = useStore(library.store, (state) => state.total);
  const count = useStore(library.store, (state) => (isNarrowed ? state.items.length : total));
  const isWhole = useStore(library.store, (state) => state.nextPage === null);
  return (
    <p role="status" className="flex-1 text-small text-muted">
      {isNarrowed ? t(isWhole ? "found" : "foundSoFar", { count, total }) : t("count", { count })}
    </p>
  );
}
