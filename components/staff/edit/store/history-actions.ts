import type { StateCreator } from "zustand/vanilla";
import { addressOf, inverseOf } from "#lib/staff/edit/model/edit-operation.ts";
import { isSame, saysSame } from "#lib/staff/edit/model/json.ts";
import { together } from "#lib/staff/edit/model/merge-drafts.ts";
import { addressNow, operationNow } from "./created.ts";
import type { EditActions, HistoryActions } from "./edit-actions.ts";
import type { EditState } from "./edit-state.ts";
import { askedLater } from "./other-lists.ts";
import { setAt, valueNow } from "./place-values.ts";
import { performed, withLast, withStep } from "./undo-steps.ts";

/** Values, and the steps of the history in which they change. */
export const historyActions: StateCreator<EditState & EditActions, [], [], HistoryActions> = (
  set,
  get,
) => ({
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
    // Parts published from here since the draft was kept have other keys now.
    const draft = Object.fromEntries(
      Object.values(operations).map((one) => {
        const now = operationNow({ created: {}, parts: state.parts }, one);
        return [addressOf(now), now];
      }),
    );
    // New sections of the draft may have the same temporary ids as those of this tab.
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
});
