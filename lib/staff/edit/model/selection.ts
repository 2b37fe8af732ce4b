import { inverseOf, type Operation } from "./edit-operation.ts";
import { parsePlace } from "./place.ts";
import type { Operations } from "./working-copy.ts";

/**
 * The operations of a publish without the excluded ones. Operations that depend on an excluded new section or part are
 * excluded as well: values set on it, and orders that name it.
 */
export function withoutLeftOut(operations: Operations, leftOut: ReadonlySet<string>): Operations {
  const behind = new Set(leftOut);
  for (const address of leftOut)
    for (const dependent of dependentsOf(operations, address)) behind.add(dependent);
  return Object.fromEntries(Object.entries(operations).filter(([address]) => !behind.has(address)));
}

/** The addresses of what would mean nothing without the operation at an address. */
function dependentsOf(operations: Operations, address: string): string[] {
  const operation = operations[address];
  if (operation?.kind !== "insert" && operation?.kind !== "insertPart") return [];
  return Object.entries(operations).flatMap(([other, one]) =>
    other !== address && needs(one, operation) ? [other] : [],
  );
}

type Insertion = Extract<Operation, { kind: "insert" | "insertPart" }>;

function needs(one: Operation, added: Insertion): boolean {
  if (added.kind === "insert") {
    if (one.kind === "order") return one.after.includes(added.elementId);
    return one.elementId === added.elementId;
  }
  if (one.kind === "order" || one.elementId !== added.elementId) return false;
  if (one.kind === "set") return parsePlace(one.path)?.part === added.key;
  return one.kind === "orderParts" && one.after.includes(added.key);
}

/**
 * Reverts the operation at an address as one step, together with the operations that depend on it. An order keeps its
 * other moves.
 */
export function takenBack(operations: Operations, address: string): Operation[] {
  const operation = operations[address];
  if (!operation) return [];
  if (operation.kind !== "insert" && operation.kind !== "insertPart") return [inverseOf(operation)];
  const dependents = dependentsOf(operations, address).flatMap((other) => {
    const one = operations[other];
    return one ? without(one, operation) : [];
  });
  return [...dependents.toReversed(), inverseOf(operation)];
}

function without(one: Operation, added: Insertion): Operation {
  if (one.kind === "order")
    return { ...one, before: one.after, after: one.after.filter((id) => id !== added.elementId) };
  if (one.kind === "orderParts" && added.kind === "insertPart")
    return { ...one, before: one.after, after: one.after.filter((key) => key !== added.key) };
  return inverseOf(one);
}
