import { createStore, type StateCreator, type StoreApi } from "zustand/vanilla";
import type { FailedReason, PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import {
  addressOf,
  inverseOf,
  type Json,
  type Operation,
} from "#lib/staff/edit/model/edit-operation.ts";
import { isSame, saysSame } from "#lib/staff/edit/model/json.ts";
import { together } from "#lib/staff/edit/model/merge-drafts.ts";
import { isOlder, type Section } from "#lib/staff/edit/model/section.ts";
import { withoutLeftOut } from "#lib/staff/edit/model/selection.ts";
import { type Operations, valueIn } from "#lib/staff/edit/model/working-copy.ts";
import type { Colleague } from "#lib/staff/edit/seen/colleague.ts";
import { add } from "./add.ts";
import { applyAnswer } from "./apply-answer.ts";
import { addressNow, freeId, operationNow } from "./created.ts";
import type { EditState } from "./edit-state.ts";
import type { Mode, Region, Step } from "./edit-types.ts";
import type { OpenDialog } from "./open-dialog.ts";
import { askedLater, drawnAnew } from "./other-lists.ts";
import { resolved } from "./resolved.ts";
import type { View } from "./screens.ts";
import { performed, withLast, withStep } from "./undo-steps.ts";

interface EditActions {
  setMode(mode: Mode): void;
  /** A place was rendered. Newer values (set here or just saved) are kept. */
  register(region: Region): void;
  /** A section was rendered. */
  registerSection(section: Section): void;
  open(dialog: OpenDialog): void;
  close(): void;
  announce(message: string): void;
  preview(view: View | null): void;
  leaveOut(addresses: ReadonlySet<string>): void;
  /** Shows what these would do, and changes nothing; null ends that. */
  tryOut(operations: readonly Operation[] | null): void;
  /** What is unsaved has reached the server: the page is drawn with it. */
  drawn(): void;
  meet(people: readonly Colleague[]): void;
  /** An id for a section that does not exist yet. */
  newId(): number;
  /** Sets a place's value, without a step of the history: a field that is being typed into. */
  type(address: string, value: Json | undefined): void;
  /**
   * A field was left: what was typed in it becomes one step of the history.
   * @param joinsLast one step with the last one: words that were moved from one field to another
   */
  commit(address: string, before: Json | undefined, joinsLast?: boolean): void;
  /** One action of an editor: one step of the history, however many operations it takes. */
  act(operations: readonly Operation[]): void;
  keepBeside(language: string, operations: Operations): void;
  /** Undoes or redoes a step and returns it, so that the page can scroll there. */
  undo(): Step | null;
  redo(): Step | null;
  /**
   * Restores a draft's operations as one step. Places that were changed here since then stay as they are.
   * @returns what was not restored
   */
  restore(operations: Operations): Operations;
  discard(): void;
  startSaving(): void;
  /** Takes in the answers of a publish for the operations sent; null when there are none, for the given reason. */
  settle(sent: Operations, answer: PublishAnswer | null, reason?: FailedReason): void;
  /** Resolves a conflict as one step: mine is based on theirs from now on, or theirs is taken over. */
  resolve(address: string, winner: "mine" | "theirs"): void;
}

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

const valueNow = ({ operations, regions }: EditState, address: string): Json | undefined =>
  valueIn(operations, address, regions[address]?.stored);

/** What is drawn: the unsaved changes without those that the list of changes leaves out, or with what is tried out. */
export const includedIn = ({ operations, leftOut, tried }: EditState): Operations =>
  tried ?? (leftOut.size === 0 ? operations : withoutLeftOut(operations, leftOut));

/** What is unsaved at a place, and what was wrong with it. */
export const unsavedAt = (state: EditState, place: string) => {
  const address = addressNow(state, place);
  return { operation: state.operations[address], problem: state.problems[address] };
};

/** The working copy of edit mode: unsaved operations by address, and the history (docs/edit-mode.md §3.1). */
export function createEditStore(): EditStore {
  const store = createStore(workingCopy);
  // What pages add goes in here (`add.ts`): what the store began with stays what the server knows, which is what a page
  // in a frame is compared with when it comes later.
  store.setState({ regions: {}, sections: {} });
  return store;
}

const workingCopy: StateCreator<EditState & EditActions> = (set, get, store) => ({
  ...START,

  setMode: (mode) => set({ mode }),

  register: (region) => {
    const { regions, operations } = get();
    const address = addressOf(setOf(region, undefined, undefined));
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
    // Who is asked about every few seconds is mostly the same, and everybody hears of a change.
    if (!isSame(people, get().people)) set({ people });
  },

  newId: () => freeId(get()),

  type: (place, value) =>
    set((state) => {
      const address = addressNow(state, place);
      // Leaving a field isn't typing: it must not remove the field's publish problem.
      if (isSame(valueNow(state, address), value)) return {};
      const operation = setAt(state, address, value);
      return operation ? performed(state, [operation]) : {};
    }),

  commit: (place, before, joinsLast = false) =>
    set((state) => {
      const address = addressNow(state, place);
      const after = valueNow(state, address);
      const begun =
        setAt({ ...state, operations: {} }, address, after) ?? state.operations[address];
      if (begun?.kind !== "set" || saysSame(before, after)) return {};
      const done = { ...begun, before, after };
      return joinsLast ? withLast(state, done) : withStep(state, { address, operations: [done] });
    }),

  act: (list) =>
    set((state) => {
      const operations = list.map((operation) => operationNow(state, operation));
      const [first] = operations;
      if (!first) return {};
      return {
        ...performed(state, operations),
        ...withStep(state, { address: addressOf(first), operations }),
      };
    }),

  keepBeside: (language, list) =>
    set(({ beside }) => ({ beside: { ...beside, [language]: list } })),

  undo: () => {
    const step = get().done.at(-1) ?? null;
    if (step)
      set((state) => ({
        ...performed(state, step.operations.toReversed().map(inverseOf)),
        done: state.done.slice(0, -1),
        undone: [...state.undone, step],
      }));
    return step;
  },

  redo: () => {
    const step = get().undone.at(-1) ?? null;
    if (step)
      set((state) => ({
        ...performed(state, step.operations),
        undone: state.undone.slice(0, -1),
        done: [...state.done, step],
      }));
    return step;
  },

  restore: (operations) => {
    const state = get();
    // What was published from here since the draft was kept has other keys now.
    const draft = Object.fromEntries(
      Object.values(operations).map((one) => {
        const now = operationNow({ created: {}, parts: state.parts }, one);
        return [addressOf(now), now];
      }),
    );
    // The draft's own new sections may be called as those of this visit.
    const { added, left } = together(state.operations, draft, state.newId() + 1);
    set((state) => {
      const [first] = added;
      if (!first) return {};
      const restored = performed(state, added);
      return {
        ...restored,
        problems: askedLater({ ...state, ...restored }),
        ...withStep(state, { address: addressOf(first), operations: added }),
      };
    });
    return left;
  },

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

/** The setting of a place's value, from what it holds now; null for a place that nobody has shown. */
function setAt(state: EditState, address: string, value: Json | undefined): Operation | null {
  const held = state.operations[address];
  if (held?.kind === "set") return { ...held, before: held.after, after: value };
  const region = state.regions[address];
  return region ? setOf(region, region.stored, value) : null;
}

const setOf = (
  { stored: _, ...region }: Region,
  before: Json | undefined,
  after: Json | undefined,
): Operation => ({ ...region, kind: "set", before, after });
