import type { FailedReason, OperationAnswer, PublishAnswer } from "#lib/edit/model/answers.ts";
import { saysSame } from "#lib/edit/model/json.ts";
import type { Operation } from "#lib/edit/model/operation.ts";
import { addressOf } from "#lib/edit/model/operation.ts";
import { type Operations, perform } from "#lib/edit/model/working-copy.ts";
import type { EditState } from "./edit-store.ts";
import type { Problem, Step } from "./types.ts";

type Settled = Pick<EditState, "regions" | "operations" | "problems" | "done" | "undone">;

/**
 * The state after a publish. Saved values become the new base and are no longer unsaved, unless they were changed while
 * the publish was in flight. Everything else stays unsaved, with its problem. New elements get their ids everywhere.
 */
export function applyAnswer(
  state: EditState,
  sent: Operations,
  answer: PublishAnswer | null,
  reason: FailedReason,
): Settled {
  const regions = { ...state.regions };
  const problems: Record<string, Problem> = { ...state.problems };
  let { operations } = state;
  const answers = new Map(answer?.results.map((result) => [result.address, result]));

  for (const [address, operation] of Object.entries(sent)) {
    const result = answers.get(address);
    if (result?.status !== "saved") {
      problems[address] = problemOf(result, reason);
      continue;
    }
    delete problems[address];
    const seen = seenOf(operation, answer);
    const region = regions[address];
    if (region) regions[address] = { ...region, stored: result.stored, seen: seen || region.seen };
    for (const [other, one] of Object.entries(regions))
      if (seen !== "" && operation.kind !== "order" && one.elementId === operation.elementId)
        regions[other] = { ...one, seen };
    operations = afterSave(operations, operation, result, seen);
  }
  // A section that was saved from here was not changed by somebody else: what is still unsaved in it goes on from there.
  operations = Object.fromEntries(
    Object.entries(operations).map(([address, operation]) => [
      address,
      sinceSave(operation, sent, answer),
    ]),
  );
  const created = answer?.created ?? {};
  if (Object.keys(created).length === 0)
    return { regions, operations, problems, done: state.done, undone: state.undone };
  const rename = renamer(created);
  const steps = (list: readonly Step[]) =>
    list.map((step) => ({ ...step, operations: step.operations.map(rename) }));
  return {
    regions,
    operations: Object.values(operations).reduce<Operations>(
      (list, operation) => perform(list, rename(operation)),
      {},
    ),
    problems,
    done: steps(state.done),
    undone: steps(state.undone),
  };
}

/** What is still unsaved at an address once an operation of it was saved. */
function afterSave(
  operations: Operations,
  saved: Operation,
  result: OperationAnswer & { readonly status: "saved" },
  seen: string,
): Operations {
  const address = addressOf(saved);
  const { [address]: current, ...others } = operations;
  if (!current || current === saved) return others;
  if (current.kind !== "set" || saved.kind !== "set") return operations;
  // Typed on while the publish was in flight: from now on against what was saved.
  return saysSame(current.after, saved.after)
    ? others
    : {
        ...operations,
        [address]: { ...current, before: result.stored, seen: seen || current.seen },
      };
}

/** The operation with the age that its section has now, where it was set on the same copy as one that was saved. */
function sinceSave(
  operation: Operation,
  sent: Operations,
  answer: PublishAnswer | null,
): Operation {
  const seen = seenOf(operation, answer);
  if (operation.kind === "order" || seen === "" || operation.seen === seen) return operation;
  const isOfSameCopy = Object.values(sent).some(
    (one) =>
      one.kind !== "order" && one.elementId === operation.elementId && one.seen === operation.seen,
  );
  return isOfSameCopy ? { ...operation, seen } : operation;
}

const seenOf = (operation: Operation, answer: PublishAnswer | null): string =>
  operation.kind === "order" ? "" : (answer?.seen[operation.elementId] ?? "");

/** Replaces the negative ids of new elements. */
function renamer(created: PublishAnswer["created"]): (operation: Operation) => Operation {
  const idOf = (id: number): number => created[id] ?? id;
  return (operation) =>
    operation.kind === "order"
      ? { ...operation, before: operation.before.map(idOf), after: operation.after.map(idOf) }
      : { ...operation, elementId: idOf(operation.elementId) };
}

function problemOf(result: OperationAnswer | undefined, reason: FailedReason): Problem {
  if (result?.status === "conflict")
    return { kind: "conflict", theirs: result.theirs, at: result.at };
  if (result?.status === "invalid") return { kind: "invalid", reason: result.reason };
  return { kind: "failed", reason: result?.status === "failed" ? result.reason : reason };
}
