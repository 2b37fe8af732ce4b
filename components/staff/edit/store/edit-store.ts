import { createStore, type StateCreator, type StoreApi } from "zustand/vanilla";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { isSame } from "#lib/staff/edit/model/json.ts";
import { isOlder } from "#lib/staff/edit/model/section.ts";
import { withoutLeftOut } from "#lib/staff/edit/model/selection.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";
import { add } from "./add.ts";
import { applyAnswer } from "./apply-answer.ts";
import { addressNow, freeId } from "./created.ts";
import type { EditActions } from "./edit-actions.ts";
import type { EditState } from "./edit-state.ts";
import { historyActions } from "./history-actions.ts";
import { drawnAnew } from "./other-lists.ts";
import { addressOfRegion, valueNow } from "./place-values.ts";
import { resolved } from "./resolved.ts";
import { performed } from "./undo-steps.ts";

export type EditStore = StoreApi<EditState & EditActions>;

const START: EditState = {
  mode: "edit",
  regions: {},
  operations: {},
  beside: {},
  problems: {},
  done: [],
  undone: [],
  saving: false,
  sections: {},
  created: {},
  parts: {},
  dialog: null,
  announcement: { id: 0, text: "" },
  under: null,
  view: null,
  leftOut: new Set(),
  tried: null,
  drawings: 0,
  people: [],
  published: 0,
};

/** The value of a place: the working copy's, else the backend's. */
export const valueAt = (state: EditState, place: string): Json | undefined =>
  valueNow(state, addressNow(state, place));

/** The operations shown on the page: the previewed ones, otherwise all that the list of changes doesn't exclude. */
export const includedIn = ({ operations, leftOut, tried }: EditState): Operations =>
  tried ?? (leftOut.size === 0 ? operations : withoutLeftOut(operations, leftOut));

/** The unsaved operation at a place, and its problem. */
export const unsavedAt = (state: EditState, place: string) => {
  const address = addressNow(state, place);
  return { operation: state.operations[address], problem: state.problems[address] };
};

/** The working copy of edit mode: unsaved operations by address, and the history (docs/edit-mode.md §3.1). */
export function createEditStore(): EditStore {
  const store = createStore(workingCopy);
  // Pages add their own to these (`add.ts`). The objects of `START`, as the server knows them, stay empty: a page in a
  // frame that is loaded later is compared with them.
  store.setState({ regions: {}, sections: {} });
  return store;
}

const workingCopy: StateCreator<EditState & EditActions> = (set, get, store) => ({
  ...START,
  ...historyActions(set, get, store),

  setMode: (mode) => set({ mode }),

  register: (region) => {
    const { regions, operations } = get();
    const address = addressOfRegion(region);
    const known = regions[address];
    if (!known) return add(store, "regions", address, region);
    const isOld = isOlder(region.seen, known.seen);
    if (operations[address] || isOld || isSame(known, region)) return;
    set({ regions: { ...regions, [address]: region } });
  },

  registerSection: (section) => {
    const state = get();
    const known = state.sections[section.elementId];
    const isRestored = Object.values(state.operations).some(
      (one) => one.kind !== "order" && one.elementId === section.elementId,
    );
    if (!known && !isRestored) return add(store, "sections", String(section.elementId), section);
    const isOld = known && isOlder(section.seen, known.seen);
    if (!isOld && !isSame(known, section)) set((state) => drawnAnew(state, section));
  },

  open: (dialog) =>
    set((state) => ({
      dialog,
      under: state.dialog?.name === "settings" && "path" in dialog ? state.dialog : null,
    })),
  close: () => set(({ under }) => ({ dialog: under, under: null })),
  announce: (text) =>
    set(({ announcement }) => ({ announcement: { id: announcement.id + 1, text } })),

  preview: (view) => set({ view }),
  leaveOut: (leftOut) => set({ leftOut }),
  tryOut: (list) =>
    set((state) => ({ tried: list && (performed(state, list).operations ?? null) })),
  drawn: () => set(({ drawings }) => ({ drawings: drawings + 1 })),
  meet: (people) => {
    // Asked for every few seconds and mostly unchanged: listeners are only called for a change.
    if (!isSame(people, get().people)) set({ people });
  },

  newId: () => freeId(get()),

  keepBeside: (language, list) =>
    set(({ beside }) => ({ beside: { ...beside, [language]: list } })),

  discard: () => set({ operations: {}, beside: {}, problems: {}, done: [], undone: [] }),

  startSaving: () => set({ saving: true, problems: {} }),

  settle: (sent, answer, reason = "unreachable") =>
    set((state) => {
      const settled = applyAnswer(state, sent, answer, reason);
      const left = Object.keys(settled.operations ?? state.operations).length;
      const hasPublished = left < Object.keys(state.operations).length;
      return { ...settled, saving: false, published: state.published + Number(hasPublished) };
    }),

  resolve: (address, winner) => set((state) => resolved(state, address, winner)),
});
