import { createStore, type StoreApi } from "zustand/vanilla";
import type { ElementAnswer, FailedReason } from "#lib/edit/types.ts";
import { applyResults } from "./apply-results.ts";
import type { Changes, Mode, Problem, Region, Step } from "./types.ts";

/** Steps that can be undone (docs/edit-mode.md §3.2). */
export const HISTORY_LIMIT = 200;

export interface EditState {
  readonly mode: Mode;
  readonly regions: Readonly<Record<string, Region>>;
  readonly changes: Changes;
  readonly problems: Readonly<Record<string, Problem>>;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  readonly saving: boolean;
}

interface EditActions {
  setMode(mode: Mode): void;
  /** A place was rendered. Newer values (typed or just saved) are kept. */
  register(region: Region): void;
  /** Sets a place's value. A text equal to the backend's is no change. */
  type(address: string, value: string): void;
  /** A field was left: what was typed in it becomes one step of the history. */
  commit(address: string, before: string): void;
  /** Undoes or redoes a step and returns it, so that the page can scroll there. */
  undo(): Step | null;
  redo(): Step | null;
  /** Restores the changes of a local draft, with the stored texts they were based on. */
  restore(changes: Changes): void;
  discard(): void;
  startSaving(): void;
  /** Takes in the results of a publish for the changes sent; null when there are none, for the given reason. */
  applyResults(
    sent: Changes,
    results: readonly ElementAnswer[] | null,
    reason?: FailedReason,
  ): void;
  /** Resolves a conflict: mine is based on theirs from now on, or theirs is taken over. */
  resolve(address: string, winner: "mine" | "theirs"): void;
}

export type EditStore = StoreApi<EditState & EditActions>;

const START: EditState = {
  mode: "edit",
  regions: {},
  changes: {},
  problems: {},
  done: [],
  undone: [],
  saving: false,
};

/** The value of a place: the change, else what the page was rendered with. */
export const valueAt = (state: EditState, address: string): string | undefined =>
  state.changes[address]?.value ?? state.regions[address]?.shown;

/** The working copy of edit mode: base values, changes by address, and the history (docs/edit-mode.md §3.1). */
export const createEditStore = (): EditStore =>
  createStore((set, get) => ({
    ...START,

    setMode: (mode) => set({ mode }),

    register: (region) =>
      set(({ regions, changes }) => {
        const known = regions[region.address];
        if (changes[region.address] || (known && known.seen > region.seen)) {
          return known ? {} : { regions: { ...regions, [region.address]: region } };
        }
        return { regions: { ...regions, [region.address]: region } };
      }),

    type: (address, value) => set((state) => typed(state, address, value)),

    commit: (address, before) =>
      set((state) => {
        const after = valueAt(state, address);
        const label = state.regions[address]?.label ?? state.changes[address]?.label;
        if (after === undefined || label === undefined || after === before) return {};
        const done = [...state.done, { address, label, before, after }].slice(-HISTORY_LIMIT);
        return { done, undone: [] };
      }),

    undo: () => {
      const step = get().done.at(-1) ?? null;
      if (step) {
        set((state) => ({
          ...typed(state, step.address, step.before),
          done: state.done.slice(0, -1),
          undone: [...state.undone, step],
        }));
      }
      return step;
    },

    redo: () => {
      const step = get().undone.at(-1) ?? null;
      if (step) {
        set((state) => ({
          ...typed(state, step.address, step.after),
          undone: state.undone.slice(0, -1),
          done: [...state.done, step],
        }));
      }
      return step;
    },

    restore: (changes) => set((state) => ({ changes: { ...state.changes, ...changes } })),

    discard: () => set({ changes: {}, problems: {}, done: [], undone: [] }),

    startSaving: () => set({ saving: true, problems: {} }),

    applyResults: (sent, results, reason = "unreachable") =>
      set((state) => ({ ...applyResults(state, sent, results, reason), saving: false })),

    resolve: (address, winner) =>
      set(({ regions, changes, problems }) => {
        const problem = problems[address];
        const change = changes[address];
        if (problem?.kind !== "conflict" || !change) return {};
        const { [address]: _problem, ...otherProblems } = problems;
        const { [address]: _change, ...otherChanges } = changes;
        const region = regions[address];
        return {
          problems: otherProblems,
          changes:
            winner === "theirs"
              ? otherChanges
              : { ...changes, [address]: { ...change, stored: problem.theirs } },
          regions: region
            ? {
                ...regions,
                [address]: { ...region, stored: problem.theirs, shown: problem.theirsShown },
              }
            : regions,
        };
      }),
  }));

function typed(state: EditState, address: string, value: string): Partial<EditState> {
  // Leaving a field is no typing: it must not remove the field's publish problem.
  if (valueAt(state, address) === value) return {};
  const { [address]: problem, ...problems } = state.problems;
  const { [address]: change, ...changes } = state.changes;
  const region = state.regions[address];
  const begun = change ?? region;
  if (!begun) return {};
  // A conflict stays while the editor types on: only a choice resolves it.
  const kept = problem?.kind === "conflict" ? state.problems : problems;
  if (region && region.shown === value && region.stored === begun.stored)
    return { changes, problems };
  return {
    problems: kept,
    changes: {
      ...changes,
      [address]: {
        address,
        elementId: begun.elementId,
        path: begun.path,
        handler: begun.handler,
        partId: begun.partId,
        kind: begun.kind,
        label: begun.label,
        seen: begun.seen,
        stored: begun.stored,
        value,
      },
    },
  };
}
