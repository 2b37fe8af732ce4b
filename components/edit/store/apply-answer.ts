import type { FailedReason, OperationAnswer, PublishAnswer } from "#lib/edit/model/answers.ts";
import { saysSame } from "#lib/edit/model/json.ts";
import type { Operation } from "#lib/edit/model/operation.ts";
import { addressOf } from "#lib/edit/model/operation.ts";
import { newSection } from "#lib/edit/model/page-sections.ts";
import { placesOf, type Section } from "#lib/edit/model/section.ts";
import { type Operations, perform } from "#lib/edit/model/working-copy.ts";
import { addressNow, operationNow, type Renamed, renamedBy } from "./created.ts";
import type { EditState } from "./edit-store.ts";
import { placesAt, renamedSince } from "./part-lists.ts";
import type { Problem, Step } from "./types.ts";

type Settled = Omit<Partial<EditState>, "mode" | "dialog" | "under" | "saving" | "announcement">;

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
    operations = afterSave(operations, operation, result, seen, answer);
  }
  // A section that was saved from here was not changed by somebody else: what is still unsaved in it goes on from there.
  operations = Object.fromEntries(
    Object.entries(operations).map(([address, operation]) => [
      address,
      sinceSave(operation, sent, answer),
    ]),
  );
  const sections = aged(state.sections, answer);
  const made = answer && renamedBy(answer, (id) => placesSent(state, sent, answer, id));
  if (!made || Object.keys({ ...made.created, ...made.parts, ...made.places }).length === 0)
    return { regions, sections, operations, problems };
  const { created } = made;
  const steps = (list: readonly Step[]) =>
    list.map((step) => ({
      address: addressNow(made, step.address),
      operations: step.operations.map((operation) => operationNow(made, operation)),
    }));
  return {
    regions: { ...regions, ...regionsOf(made, regions, answer) },
    sections: { ...sections, ...sectionsOf(created, state.sections, sent) },
    created: { ...state.created, ...created },
    ...renamedSince(state, made),
    operations: Object.values(operations).reduce<Operations>(
      (list, operation) => perform(list, operationNow(made, operation)),
      {},
    ),
    problems: Object.fromEntries(
      Object.entries(problems).map(([address, problem]) => [addressNow(made, address), problem]),
    ),
    done: steps(state.done),
    undone: steps(state.undone),
  };
}

/** What the parts of an element were recognised by when its operations were sent. */
function placesSent(
  state: EditState,
  sent: Operations,
  { created }: PublishAnswer,
  elementId: number,
): readonly string[] | null {
  const [old] = Object.entries(created).find(([, id]) => id === elementId) ?? [];
  const insert = old === undefined ? undefined : sent[`${old}:`];
  return insert?.kind === "insert" ? placesOf(newSection(insert)) : placesAt(state, elementId);
}

/** The places of new sections and parts as they are called now, so that they can be typed into before the page is drawn anew. */
function regionsOf(
  made: Renamed,
  regions: EditState["regions"],
  answer: PublishAnswer | null,
): EditState["regions"] {
  return Object.fromEntries(
    Object.entries(regions).flatMap(([address, region]) => {
      const next = addressNow(made, address);
      if (next === address) return [];
      const now = operationNow(made, { ...region, kind: "set" });
      if (now.kind !== "set") return [];
      const { elementId, path } = now;
      const seen = answer?.seen[elementId] ?? region.seen;
      return [[next, { ...region, elementId, path, seen }]];
    }),
  );
}

/** New sections under their ids. */
function sectionsOf(
  made: Renamed["created"],
  sections: EditState["sections"],
  sent: Operations,
): EditState["sections"] {
  return Object.fromEntries(
    Object.entries(made).flatMap(([old, elementId]): [string, Section][] => {
      const insert = sent[`${old}:`];
      const section = sections[old] ?? (insert?.kind === "insert" ? newSection(insert) : undefined);
      return section ? [[String(elementId), { ...section, elementId }]] : [];
    }),
  );
}

/** What is still unsaved at an address once an operation of it was saved. */
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
  // What somebody else has changed in between was not shown: it is asked about before a master covers it.
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

/** The sections with the age that they have since, where nobody else has changed them meanwhile. */
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
