import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { perform } from "#lib/staff/edit/model/working-copy.ts";
import type { EditState } from "./edit-state.ts";
import type { Step } from "./edit-types.ts";
import { asSaved } from "./saved-section.ts";

/** Steps that can be undone (docs/edit-mode.md §3.2). */
export const HISTORY_LIMIT = 200;

/** A master replaces the content that the page shows now, also when the step is undone after a publish. */
const asShown = (state: EditState, operation: Operation): Operation => {
  if (operation.kind !== "follow") return operation;
  const section = state.sections[operation.elementId];
  return section
    ? { ...operation, seen: section.seen, content: asSaved(state, section).content }
    : operation;
};

/** The state after operations: changed addresses lose the problem of an earlier publish, except for a conflict. */
export function performed(state: EditState, list: readonly Operation[]): Partial<EditState> {
  const operations = list
    .map((operation) => asShown(state, operation))
    .reduce(perform, state.operations);
  const known = Object.entries(state.problems);
  const left = known.filter(
    ([address, problem]) =>
      operations[address] !== undefined &&
      (problem.kind === "conflict" || operations[address] === state.operations[address]),
  );
  return left.length === known.length
    ? { operations }
    : { operations, problems: Object.fromEntries(left) };
}

/** The state with one more step of the history. */
export const withStep = ({ done }: EditState, step: Step): Pick<EditState, "done" | "undone"> => ({
  done: [...done, step].slice(-HISTORY_LIMIT),
  undone: [],
});

/** The state with an operation as part of the last step, which is now a step of the operation's own place. */
export function withLast(
  state: EditState,
  operation: Operation,
): Pick<EditState, "done" | "undone"> {
  const operations = [...(state.done.at(-1)?.operations ?? []), operation];
  const step = { address: addressOf(operation), operations };
  return withStep({ ...state, done: state.done.slice(0, -1) }, step);
}
