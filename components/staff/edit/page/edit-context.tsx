"use client";

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { DraftOwner } from "#components/staff/edit/store/draft-shelf.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { createEditStore, type EditStore } from "#components/staff/edit/store/edit-store.ts";
import { listenAside } from "#components/staff/edit/store/listen.ts";
import type { Screen } from "#components/staff/edit/store/screens.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";
import { STAFF_SCOPES, type StaffScope, WRITING_SCOPES } from "#lib/staff/edit/rights.ts";
import { createFrameHost, type Entered, type FrameHost, type FrameLink } from "./frame-host.ts";

/** The bundle test searches for this string: it must be in scripts of edit mode, and in none of a shopper's page. */
export const EDIT_MARKER = "baseline-edit-surface";

interface EditContextValue {
  readonly store: EditStore;
  /** The person, the site and the language of the editing. */
  readonly owner: DraftOwner;
  /** The focused field and its value when it was entered. */
  readonly entered: Entered;
  /** Optional calls that the site's backend offers (docs/contract.md §5.15). */
  readonly offers: readonly string[];
  /** The rights of the person; the server checks them again. */
  readonly scopes: readonly StaffScope[];
  /** The frames in which this window previews the page. */
  readonly frames: FrameHost;
  /** The sections shown in this window by element id, as rendered by the server. */
  readonly drawn: Map<number, Section>;
  /** The screen that this page is a preview for; null for the editor's own window, which shows the page itself. */
  readonly screen: Screen | null;
  /** Whether the site's cache service is on, without which no cached pages are shown. */
  readonly cacheService: boolean;
}

interface Props {
  owner?: DraftOwner;
  offers?: readonly string[];
  scopes?: readonly StaffScope[];
  screen?: Screen | null;
  /** For a page in a frame: the working copy of the window around it. */
  link?: FrameLink | null;
  cacheService?: boolean;
  children: ReactNode;
}

const NONE: readonly string[] = [];
/** Without a person nothing is stored on the device. */
const NOBODY: DraftOwner = { domain: "", locale: "", person: "" };

const EditContext = createContext<EditContextValue | null>(null);

/** Holds one working copy for all pages that the tab opens in edit mode. */
export function EditContextProvider({
  owner: { domain, locale, person } = NOBODY,
  offers = NONE,
  scopes = STAFF_SCOPES,
  cacheService = false,
  screen = null,
  link = null,
  children,
}: Props) {
  const own = useRef(null);
  const owner = useMemo(() => ({ domain, locale, person }), [domain, locale, person]);
  const entered: Entered = link?.entered ?? own;
  const [store] = useState(() => link?.store ?? createEditStore());
  const [drawn] = useState(() => new Map<number, Section>());
  const [frames] = useState(() => createFrameHost(store, entered));
  return (
    <EditContext
      value={{ store, owner, entered, offers, scopes, cacheService, frames, drawn, screen }}
    >
      {children}
    </EditContext>
  );
}

export function useEditContext(): EditContextValue {
  const value = use(EditContext);
  if (!value) throw new Error("Put an EditContextProvider above this component.");
  return value;
}

/** Whether the person has the right of a scope. */
export const useMayChange = (scope: StaffScope): boolean => useEditContext().scopes.includes(scope);

/** Whether the person may write on pages at all: sections, or the texts of posts and pages. */
export const useMayWrite = (): boolean => {
  const { scopes } = useEditContext();
  return WRITING_SCOPES.some((scope) => scopes.includes(scope));
};

export const useEditState = <T,>(select: (state: EditState) => T): T =>
  useStore(useEditContext().store, select);

/** The same for state that typing does not change: it is not read again during typing. */
export const useStillState = <T,>(select: (state: EditState) => T): T => {
  const { store } = useEditContext();
  const subscribe = useCallback((listener: () => void) => listenAside(store, listener), [store]);
  return useSyncExternalStore(
    subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
};

/** Whether a click on a spot starts editing it. */
export const useIsEditing = (): boolean => useStillState(({ mode }) => mode === "edit");

const NOTHING: Operations = {};

/** The unsaved operations, for components that rarely need them: otherwise they are not redrawn with every key. */
export const useOperationsWhile = (isNeeded: (state: EditState) => boolean): Operations =>
  useEditState((state) => (isNeeded(state) ? state.operations : NOTHING));

/** The unsaved operations other than new values, which stay the same during typing. */
export const useStructure = (): Operations =>
  useStillState(
    useShallow(({ operations }) =>
      Object.fromEntries(Object.entries(operations).filter(([, { kind }]) => kind !== "set")),
    ),
  );

/** Whether this window shows the page: in a preview, the frames have the page's tools. */
export function useIsPageShown(): boolean {
  const { screen } = useEditContext();
  return useEditState(({ view }) => screen !== null || view === null);
}
