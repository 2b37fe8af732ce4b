import type {
  FailedReason,
  OperationAnswer,
  PublishAnswer,
} from "#lib/staff/edit/model/answers.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { addressOf } from "#lib/staff/edit/model/edit-operation.ts";
import { saysSame } from "#lib/staff/edit/model/json.ts";
import { newSection } from "#lib/staff/edit/model/page-sections.ts";
import { type Operations, perform } from "#lib/staff/edit/model/working-copy.ts";
import { addressNow, keyNow, operationNow, renamedSince } from "./created.ts";
import type { EditState } from "./edit-state.ts";
import type { Problem, Step } from "./edit-types.ts";
import { askedLater } from "./other-lists.ts";

type Settled = Pick<
  EditState,
  "regions" | "sections" | "operations" | "problems" | "done" | "undone"
>;
type Renaming = Pick<EditState, "created" | "parts">;

/**
 * The state after a publish. Saved values become the new base and are no longer unsaved, unless they were changed while
 * the publish was in flight. Everything else stays unsaved, with its problem. New elements get their ids everywhere.
 * @param answer null if there is none, for the given reason
 */
export function applyAnswer(
  state: EditState,
  sent: Operations,
  answer: PublishAnswer | null,
  reason: FailedReason,
): Partial<Settled & Renaming> {
  const settled = settle(state, sent, answer, reason);
  if (!answer || !isRenaming(answer)) return settled;
  const renamed = rename({ ...state, ...settled }, sent, answer);
  return { ...renamed, problems: askedLater(renamed) };
}

/** Applies the result of each operation, under the ids with which it was sent. */
function settle(
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
    operations = afterSave(operations, operation, result, seen, answer);
  }
  // A section saved from here has not been changed by somebody else: its remaining unsaved changes continue from the
  // saved version.
  operations = Object.fromEntries(
    Object.entries(operations).map(([address, operation]) => [
      address,
      sinceSave(operation, sent, answer),
    ]),
  );
  // So does a step that is undone later.
  const since = (steps: readonly Step[]) =>
    steps.map((step) => ({
      ...step,
      operations: step.operations.map((operation) => sinceSave(operation, sent, answer)),
    }));
  return {
    regions,
    sections: aged(state.sections, answer),
    operations,
    problems,
    done: since(state.done),
    undone: since(state.undone),
  };
}

const isRenaming = ({ created, parts }: PublishAnswer): boolean =>
  Object.keys({ ...created, ...parts }).length > 0;

/** Gives everything the ids and keys that it has since the publish. */
function rename(state: EditState, sent: Operations, made: PublishAnswer): Settled & Renaming {
  const steps = (list: readonly Step[]) =>
    list.map((step) => ({
      address: addressNow(made, step.address),
      operations: step.operations.map((operation) => operationNow(made, operation)),
    }));
  return {
    regions: { ...state.regions, ...newRegions(state.regions, made) },
    sections: { ...withNewKeys(state.sections, made), ...newSections(state.sections, sent, made) },
    created: { ...state.created, ...made.created },
    parts: renamedSince(state.parts, made),
    operations: Object.values(state.operations).reduce<Operations>(
      (list, operation) => perform(list, operationNow(made, operation)),
      {},
    ),
    problems: Object.fromEntries(
      Object.entries(state.problems).map(([address, problem]) => [
        addressNow(made, address),
        problem,
      ]),
    ),
    done: steps(state.done),
    undone: steps(state.undone),
  };
}

/**
 * The addresses of new sections and parts under their new ids, so that they can be edited before the page is redrawn.
 */
function newRegions(regions: EditState["regions"], made: PublishAnswer): EditState["regions"] {
  return Object.fromEntries(
    Object.entries(regions).flatMap(([address, region]) => {
      const next = addressNow(made, address);
      if (next === address) return [];
      const now = operationNow(made, { ...region, kind: "set" });
      if (now.kind !== "set") return [];
      const { elementId, path } = now;
      const seen = made.seen[elementId] ?? region.seen;
      return [[next, { ...region, elementId, path, seen }]];
    }),
  );
}

/** The sections with the keys that their parts have now. */
const withNewKeys = (sections: EditState["sections"], made: PublishAnswer): EditState["sections"] =>
  Object.fromEntries(
    Object.entries(sections).map(([id, section]) => {
      const partKeys = section.partKeys.map((key) => keyNow(made, id, key));
      return [id, saysSame(partKeys, section.partKeys) ? section : { ...section, partKeys }];
    }),
  );

/** New sections under their ids. */
function newSections(
  sections: EditState["sections"],
  sent: Operations,
  made: PublishAnswer,
): EditState["sections"] {
  return Object.fromEntries(
    Object.entries(made.created).flatMap(([old, elementId]) => {
      const insert = sent[`${old}:`];
      const section = sections[old] ?? (insert?.kind === "insert" ? newSection(insert) : null);
      if (!section) return [];
      const partKeys = section.partKeys.map((key) => keyNow(made, elementId, key));
      return [[String(elementId), { ...section, elementId, partKeys }]];
    }),
  );
}

/** The remaining operation at an address after an earlier one was saved. */
function afterSave(
  operations: Operations,
  saved: Operation,
  result: OperationAnswer & { readonly status: "saved" },
  seen: string,
  answer: PublishAnswer | null,
): Operations {
  const address = addressOf(saved);
  const { [address]: current, ...others } = operations;
  // Moved on while the publish was in flight, from now on against the order that was saved; or with the place of a new
  // section that was not created, which still has it when it is, and takes it along when it is taken back.
  if (current?.kind === "order" && saved.kind === "order") {
    const isThere = (id: number) => id > 0 || answer?.created[id] !== undefined;
    return perform(others, { ...current, before: saved.after.filter(isThere) });
  }
  if (!current || current === saved) return others;
  if (current.kind !== "set" || saved.kind !== "set") return operations;
  // Edited while the publish was in flight: now based on the saved value.
  return saysSame(current.after, saved.after)
    ? others
    : {
        ...operations,
        [address]: { ...current, before: result.stored, seen: seen || current.seen },
      };
}

/** The operation with its section's new timestamp, if it was based on the same version as one that was saved. */
function sinceSave(
  operation: Operation,
  sent: Operations,
  answer: PublishAnswer | null,
): Operation {
  const seen = seenOf(operation, answer);
  if (operation.kind === "order" || seen === "" || operation.seen === seen) return operation;
  // Changes by somebody else in between were never shown here: a question comes before a master replaces them.
  if (operation.kind === "follow" && answer?.merged) return operation;
  const isOfSameCopy = Object.values(sent).some(
    (one) =>
      one.kind !== "order" && one.elementId === operation.elementId && one.seen === operation.seen,
  );
  return isOfSameCopy ? { ...operation, seen } : operation;
}

const seenOf = (operation: Operation, answer: PublishAnswer | null): string => {
  if (operation.kind === "order" || !answer) return "";
  const { elementId } = operation;
  return answer.seen[answer.created[elementId] ?? elementId] ?? "";
};

/** The sections with their new timestamps, if nobody else has changed them in the meantime. */
const aged = (sections: EditState["sections"], answer: PublishAnswer | null) =>
  Object.fromEntries(
    Object.entries(sections).map(([id, section]) => {
      const seen = answer?.merged ? undefined : answer?.seen[id];
      return [id, seen === undefined ? section : { ...section, seen }];
    }),
  );

function problemOf(result: OperationAnswer | undefined, reason: FailedReason): Problem {
  if (result?.status === "conflict")
    return {
      kind: "conflict",
      theirs: result.theirs,
      at: result.at,
      ...(result.by && { by: result.by }),
      ...(result.parts && { parts: result.parts }),
    };
  if (result?.status === "invalid") return { kind: "invalid", reason: result.reason };
  return { kind: "failed", reason: result?.status === "failed" ? result.reason : reason };
}
