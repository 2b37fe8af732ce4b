import type { RefObject } from "react";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { type EditStore, includedIn } from "#components/staff/edit/store/edit-store.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";

/** The focused field and its value when it was entered. */
export type Entered = RefObject<{ address: string; value: Json | undefined } | null>;

/** Messages from a page in a frame to the window with the working copy. */
type FrameMessage =
  | { readonly kind: "go"; readonly href: string }
  | { readonly kind: "publish" }
  | { readonly kind: "history"; readonly direction: "undo" | "redo" }
  /** Asks to move the focus to the bar. */
  | { readonly kind: "bar" }
  /** A field of a section was entered that may be shared by every page. */
  | { readonly kind: "entered"; readonly elementId: number; readonly field: Focusable };

/** A field, of whichever window. */
export interface Focusable {
  focus(): void;
  blur(): void;
}

/** The link that a page in a frame gets: the one working copy, and a way to send messages to its owner. */
export interface FrameLink {
  readonly store: EditStore;
  readonly entered: Entered;
  readonly tell: (message: FrameMessage) => void;
}

/** The interface of the window with the working copy. */
export interface FrameHost {
  /** @returns stops listening */
  listen(listener: (message: FrameMessage) => void): () => void;
  /**
   * Lets the page in this frame join, each time it is loaded.
   * @returns a function that ends this
   * @param shown all changes, or only those included in the list of changes
   */
  admit(frame: HTMLIFrameElement, shows?: "all" | "included"): () => void;
}

/** One symbol for the scripts of all windows. */
const DOOR = Symbol.for("baseline.edit-frame");

type Door = () => FrameLink;

/**
 * Shares the working copy with frames. There is no second copy: a frame has no operations, history or draft of its own.
 * The link is a property of the frame's own element, which browsers expose only to a page of the same origin.
 */
export function createFrameHost(store: EditStore, entered: Entered): FrameHost {
  const listeners = new Set<(message: FrameMessage) => void>();
  const tell = (message: FrameMessage) => {
    for (const listener of listeners) listener(message);
  };
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    admit: (frame, shows = "all") => {
      let leave = () => {};
      const door: Door = () => {
        leave();
        const joined = joinStore(store, shows);
        let isFieldHere = false;
        leave = () => {
          joined.close();
          const field = isFieldHere ? entered.current : null;
          isFieldHere = false;
          if (!field) return;
          // A field that is removed with its page gets no blur event.
          entered.current = null;
          store.getState().commit(field.address, field.value);
        };
        frame.contentWindow?.addEventListener("pagehide", leave, { once: true });
        return {
          store: joined.store,
          tell,
          entered: {
            get current() {
              return entered.current;
            },
            set current(field) {
              entered.current = field;
              isFieldHere = field !== null;
            },
          },
        };
      };
      Reflect.set(frame, DOOR, door);
      return () => {
        Reflect.deleteProperty(frame, DOOR);
        leave();
      };
    },
  };
}

/** Joins the editor around this page's frame; null for a page outside a frame. */
export function joinHost(frame: Element | null): FrameLink | null {
  const door: unknown = frame && Reflect.get(frame, DOOR);
  return typeof door === "function" ? door() : null;
}

/**
 * The store as a frame uses it. Data from a frame are copied, so that nothing keeps a closed page in memory, and
 * callbacks of a closed page are no longer called.
 */
function joinStore(
  store: EditStore,
  shows: "all" | "included",
): { readonly store: EditStore; close(): void } {
  const { register, registerSection, open, type, commit, act } = store.getState();
  const copied: Partial<ReturnType<EditStore["getState"]>> = {
    register: (region) => register(structuredClone(region)),
    registerSection: (section) => registerSection(structuredClone(section)),
    open: (dialog) => open(structuredClone(dialog)),
    type: (address, value) => type(address, structuredClone(value)),
    commit: (address, before) => commit(address, structuredClone(before)),
    act: (operations) => act(structuredClone(operations)),
  };
  type State = ReturnType<EditStore["getState"]>;
  const asJoined = new WeakMap<EditState, State>();
  /** One object for each state, because components compare what they read. */
  const joinedOf = (state: State): State => {
    const known = asJoined.get(state);
    if (known) return known;
    const operations = shows === "all" ? state.operations : includedIn(state);
    const joined = { ...state, ...copied, operations };
    asJoined.set(state, joined);
    return joined;
  };
  const subscriptions = new Set<() => void>();
  return {
    store: {
      ...store,
      getState: () => joinedOf(store.getState()),
      subscribe: (listener) => {
        const unsubscribe = store.subscribe((state, previous) =>
          listener(joinedOf(state), joinedOf(previous)),
        );
        subscriptions.add(unsubscribe);
        return () => {
          subscriptions.delete(unsubscribe);
          unsubscribe();
        };
      },
    },
    close: () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      subscriptions.clear();
    },
  };
}
