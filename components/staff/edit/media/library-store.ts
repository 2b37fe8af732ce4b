import { createStore, type StoreApi } from "zustand/vanilla";
import { withPassword } from "#components/staff/admin/frame/with-password.ts";
import { callStaff } from "#lib/staff/call-staff.ts";
import { isAccepted, kindOfMedia } from "#lib/staff/edit/media/library-kind.ts";
import type {
  AcceptedKind,
  ListAnswer,
  MediaEntry,
  MediaFilter,
  MediaFolder,
} from "#lib/staff/edit/media/media-types.ts";
import { onUploaded } from "./upload-store.ts";

export type View = "grid" | "list";

export interface LibraryState {
  readonly filter: MediaFilter;
  readonly view: View;
  readonly items: readonly MediaEntry[];
  readonly nextPage: number | null;
  readonly total: number;
  readonly status: "idle" | "loading" | "failed" | "session";
  /** Whether the backend's answer about the person and the site has arrived. */
  readonly isKnown: boolean;
  readonly mayChange: boolean;
  readonly isBusy: boolean;
  readonly mediaUrl: string;
  readonly folders: readonly MediaFolder[];
  /** Files that will be deleted shortly, unless that is undone. */
  readonly leaving: readonly MediaEntry[];
}

/** Milliseconds in which a deletion can be undone. */
const UNDO_TIME = 8_000;
/** The storage key of the library while its page is away, until the tab closes. */
const KEY = "edit-media:";

export const EVERYTHING: MediaFilter = {
  search: "",
  kind: "any",
  from: "",
  to: "",
  least: null,
  most: null,
  folderId: null,
};

const EMPTY: LibraryState = {
  filter: EVERYTHING,
  view: "grid",
  items: [],
  nextPage: 1,
  total: 0,
  status: "idle",
  isKnown: false,
  mayChange: true,
  isBusy: false,
  mediaUrl: "",
  folders: [],
  leaving: [],
};

/**
 * The state of a person's search in this tab: restored when the dialog is opened again, also after going back to the
 * page.
 */
const createLibrary = (accept: AcceptedKind) => {
  const kept = readKept(accept);
  const store = createStore<LibraryState>(() => ({
    ...EMPTY,
    filter: { ...EVERYTHING, ...kept?.filter, kind: kindIn(accept, kept?.filter.kind) },
    view: kept?.view ?? "grid",
  }));
  const { getState: get, setState: set } = store;
  /** The scroll position in pixels: not part of the state, because nothing is redrawn for it. */
  let scrolled = kept?.scrolled ?? 0;
  /** Answers of an older filter are not taken. */
  let turn = 0;
  const deletions = createDeletions(store);

  async function load(): Promise<void> {
    const { status, nextPage, filter } = get();
    if (status === "loading" || nextPage === null) return;
    const mine = turn;
    set({ status: "loading" });
    const answer = await callStaff("edit/media/list", { ...filter, page: nextPage });
    if (mine !== turn) return;
    if (!answer.ok) {
      const { status: code } = answer.error;
      set({ status: code === 401 || code === 403 ? "session" : "failed" });
      return;
    }
    set((state) => ({ ...taken(state, answer.data), status: "idle" }));
  }

  /** Loads as many files as before the page was left, so that the scroll position is the same. */
  async function restore(count: number): Promise<void> {
    do await load();
    while (get().status === "idle" && get().nextPage !== null && get().items.length < count);
  }

  function narrow(part: Partial<MediaFilter>): void {
    turn += 1;
    const filter = { ...get().filter, ...part };
    scrolled = 0;
    set({ filter, items: [], nextPage: 1, total: 0, status: "idle" });
    void load();
  }

  const take = (media: MediaEntry): void =>
    set(({ items, total }) => {
      const isKnown = items.some(({ id }) => id === media.id);
      return isKnown
        ? { items: items.map((item) => (item.id === media.id ? media : item)) }
        : { items: [media, ...items], total: total + 1 };
    });

  const api = {
    store,
    load,
    narrow,
    take,
    /** Loads the first page, unless something is already loaded. */
    open(): void {
      const { items, status } = get();
      if (items.length === 0 && status !== "loading") void restore(kept?.count ?? 0);
    },
    retry(): void {
      set({ status: "idle" });
      void load();
    },
    setView: (view: View): void => set({ view }),
    scrolled: (): number => scrolled,
    scrollTo(pixels: number): void {
      scrolled = pixels;
    },
    ...deletions,
    keep: (): void => keep(accept, get(), scrolled),
  };
  return api;
};

/** Deletions that can be undone for a while: until then the files are only hidden. */
function createDeletions({ getState: get, setState: set }: StoreApi<LibraryState>) {
  /** The pending deletions that can still be undone, by file id. */
  const due = new Map<number, () => void>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** The file is deleted after the time to undo, unless it is no longer due. */
  function wait(id: number): void {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => due.get(id)?.(), UNDO_TIME),
    );
  }

  async function deleteNow(media: MediaEntry): Promise<boolean> {
    clearTimeout(timers.get(media.id));
    due.delete(media.id);
    const answer = await withPassword(() =>
      // Also while the page is being left: the request outlives it.
      callStaff("edit/media/delete", { id: media.id }, { keepalive: true }),
    );
    const isGone = answer.ok || answer.error.status === 404;
    set(({ leaving, items, total }) => ({
      leaving: leaving.filter(({ id }) => id !== media.id),
      items: isGone ? items.filter(({ id }) => id !== media.id) : items,
      total: isGone ? Math.max(0, total - 1) : total,
    }));
    return isGone;
  }

  return {
    /**
     * Deletes a file after a delay: until then it is only hidden, and `undo` restores it.
     * @param onFailed the backend did not delete it
     */
    remove(media: MediaEntry, onFailed: () => void): void {
      set(({ leaving }) => ({ leaving: [...leaving, media] }));
      due.set(media.id, () => void deleteNow(media).then((isGone) => isGone || onFailed()));
      wait(media.id);
    },
    /** While the undo control is in use nothing is deleted; afterwards the full time starts again. */
    hold(isHeld: boolean): void {
      for (const id of due.keys()) {
        if (isHeld) clearTimeout(timers.get(id));
        else wait(id);
      }
    },
    undo(media: MediaEntry): void {
      clearTimeout(timers.get(media.id));
      due.delete(media.id);
      set(({ leaving }) => ({ leaving: leaving.filter(({ id }) => id !== media.id) }));
    },
    /** Runs pending deletions now, because they can no longer be undone. */
    flush(): void {
      for (const media of get().leaving) if (due.has(media.id)) void deleteNow(media);
    },
  };
}

export type Library = ReturnType<typeof createLibrary>;

const taken = (state: LibraryState, answer: ListAnswer): Partial<LibraryState> => {
  const known = new Set(state.items.map(({ id }) => id));
  return {
    // Uploads in the meantime shift the backend's pages by that many positions.
    items: [...state.items, ...answer.items.filter(({ id }) => !known.has(id))],
    nextPage: answer.nextPage,
    total: answer.total,
    isKnown: true,
    mayChange: answer.mayChange,
    mediaUrl: answer.mediaUrl,
    ...(answer.folders && { folders: answer.folders }),
    ...(answer.isBusy !== undefined && { isBusy: answer.isBusy }),
  };
};

interface Kept {
  readonly filter: MediaFilter;
  readonly view: View;
  readonly scrolled: number;
  readonly count: number;
}

/** The most files that are read again after the page was left. */
const MOST_KEPT = 1_000;

function readKept(accept: string): Kept | null {
  try {
    const kept: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(KEY + accept) ?? "null");
    return kept
      ? {
          filter: { ...EVERYTHING, ...kept.filter },
          view: kept.view === "list" ? "list" : "grid",
          scrolled: Number(kept.scrolled) || 0,
          count: Math.min(Number(kept.count) || 0, MOST_KEPT),
        }
      : null;
  } catch {
    return null;
  }
}

function keep(accept: string, { filter, view, items }: LibraryState, scrolled: number): void {
  try {
    const kept: Kept = { filter, view, scrolled, count: items.length };
    sessionStorage.setItem(KEY + accept, JSON.stringify(kept));
  } catch {
    // Without storage the library opens at its beginning.
  }
}

const libraries = new Map<AcceptedKind, Library>();

/** The library of this tab; a picker of pictures, videos or documents has its own. */
export function theLibrary(accept: AcceptedKind): Library {
  const held = libraries.get(accept);
  if (held) return held;
  const made = createLibrary(accept);
  libraries.set(accept, made);
  onUploaded((media) => {
    const { filter } = made.store.getState();
    // Uploads are added to the shown list unless it is filtered to another kind.
    if (isAccepted(kindOfMedia(media), filter.kind)) made.take(media);
  });
  window.addEventListener("pagehide", () => {
    made.flush();
    made.keep();
  });
  return made;
}

/** Forgets all searches, as a reload does (tests). */
export const forgetLibraries = (): void => libraries.clear();

/** The filters of a picker: everything its slot accepts, then the single kinds. */
export const kindsIn = (accept: AcceptedKind): readonly AcceptedKind[] =>
  accept === "any" || accept === "visual"
    ? [accept, ...KINDS.filter((kind) => isAccepted(kind, accept))]
    : [accept];

const KINDS = ["picture", "video", "document"] as const;

const kindIn = (accept: AcceptedKind, kept: AcceptedKind = accept): AcceptedKind =>
  kindsIn(accept).includes(kept) ? kept : accept;

/** The visible items: without those about to be deleted. */
export function shownItems({
  items,
  leaving,
}: Pick<LibraryState, "items" | "leaving">): readonly MediaEntry[] {
  if (leaving.length === 0) return items;
  const hidden = new Set(leaving.map(({ id }) => id));
  return items.filter(({ id }) => !hidden.has(id));
}
