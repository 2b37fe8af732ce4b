import { addressOf, type Operation } from "./edit-operation.ts";
import type { Operations } from "./working-copy.ts";

interface Together {
  /** The operations to perform on the first draft to include the second. */
  readonly added: readonly Operation[];
  /** Values of the second draft at places that the first one has changed too. */
  readonly left: Operations;
}

/**
 * Merges two working copies of one person, e.g. of two tabs. If both changed the same place, the first one wins; its
 * page order also gets the second one's new sections.
 * @param lowest the lowest id that the first one has given to a new section, because both may use the same ids for
 * different ones
 */
export function together(first: Operations, second: Operations, lowest: number): Together {
  const added: Operation[] = [];
  const left: Record<string, Operation> = {};
  for (const [address, named] of Object.entries(second)) {
    const operation = renumbered(named, lowest);
    const held = first[addressOf(operation)];
    if (!held) added.push(operation);
    else if (held.kind === "order" && operation.kind === "order")
      added.push({ ...operation, before: held.after, after: withNew(held.after, operation.after) });
    else left[address] = named;
  }
  return { added, left };
}

/** The lowest id of a new section; 0 where there is none. */
export const lowestId = (operations: Operations): number =>
  Object.values(operations).reduce(
    (lowest, operation) =>
      operation.kind === "order" ? lowest : Math.min(lowest, operation.elementId),
    0,
  );

function renumbered(operation: Operation, by: number): Operation {
  const now = (id: number) => (id < 0 ? id + by : id);
  return operation.kind === "order"
    ? { ...operation, before: operation.before.map(now), after: operation.after.map(now) }
    : { ...operation, elementId: now(operation.elementId) };
}

/** An order with the new sections of another order, each after the one that it follows there. */
function withNew(order: readonly number[], other: readonly number[]): readonly number[] {
  return other.reduce<readonly number[]>((list, id, index) => {
    if (id >= 0 || list.includes(id)) return list;
    const previous = other.slice(0, index).findLast((one) => list.includes(one));
    const at = previous === undefined ? 0 : list.indexOf(previous) + 1;
    return list.toSpliced(at, 0, id);
  }, order);
}
