import { addressOf, type Json, type Operation, type OrderOperation } from "./edit-operation.ts";
import { saysSame } from "./json.ts";

/** The unsaved operations by address, in the order in which their addresses were first touched. */
export type Operations = Readonly<Record<string, Operation>>;

/**
 * Adds an operation to the unsaved ones: for each address the last one counts, with the initial value of the first. One
 * that restores the initial value is dropped, and so are those of a section or part that exists only here.
 */
export function perform(operations: Operations, operation: Operation): Operations {
  const address = addressOf(operation);
  const held = operations[address];
  const next = merge(held, operation);
  if (operation.kind === "remove" && held?.kind === "insert")
    return withoutPrefix(operations, `${operation.elementId}:`);
  if (operation.kind === "removePart" && held?.kind === "insertPart")
    return withoutPrefix(operations, address);
  if (next && isEmpty(next)) return without(operations, address);
  return next ? { ...operations, [address]: next } : without(operations, address);
}

/** Null where both together change nothing. */
function merge(held: Operation | undefined, next: Operation): Operation | null {
  if (!held) return next;
  if (held.kind === "set" && next.kind === "set")
    return { ...next, before: held.before, seen: held.seen };
  if (held.kind === "order" && next.kind === "order") return { ...next, before: held.before };
  if (held.kind === "orderParts" && next.kind === "orderParts")
    return { ...next, before: held.before, seen: held.seen };
  if (held.kind === "follow" && next.kind === "follow")
    return { ...next, before: held.before, seen: held.seen, content: held.content };
  // A removed one was put back.
  if (held.kind === "remove" && next.kind === "insert") return null;
  if (held.kind === "removePart" && next.kind === "insertPart") return null;
  return next;
}

/** Whether an operation restores the original value. */
function isEmpty(operation: Operation): boolean {
  switch (operation.kind) {
    case "set":
      return saysSame(operation.before, operation.after);
    case "order":
      return movesNothing(operation);
    case "orderParts":
    case "follow":
      return JSON.stringify(operation.before) === JSON.stringify(operation.after);
    default:
      return false;
  }
}

/** Whether an order moves nothing, and adds nothing: what was new and is taken back has no place any more. */
function movesNothing({ before, after }: OrderOperation): boolean {
  const left = before.filter((id) => id > 0 || after.includes(id));
  return left.length === after.length && left.every((id, index) => after[index] === id);
}

const without = (operations: Operations, address: string): Operations => {
  const { [address]: _, ...others } = operations;
  return others;
};

const withoutPrefix = (operations: Operations, prefix: string): Operations =>
  Object.fromEntries(
    Object.entries(operations).filter(
      ([address]) =>
        address !== prefix && !address.startsWith(`${prefix}${prefix.endsWith(":") ? "" : "."}`),
    ),
  );

/**
 * The operations that count as changes in lists: adding or removing something includes its position, so an order
 * without further moves is not listed.
 */
export const changesIn = (list: readonly Operation[]): readonly Operation[] =>
  list.filter((one) => !isPlaceOfOthers(one, list));

/** How many changes a person counts. */
export const countOf = (operations: Operations): number =>
  changesIn(Object.values(operations)).length;

function isPlaceOfOthers(order: Operation, list: readonly Operation[]): boolean {
  if (order.kind === "order") {
    const ids = list.flatMap((one) =>
      one.kind === "insert" || one.kind === "remove" ? one.elementId : [],
    );
    const left = (all: readonly number[]) => all.filter((id) => !ids.includes(id));
    return movesNothing({ ...order, before: left(order.before), after: left(order.after) });
  }
  if (order.kind !== "orderParts") return false;
  const keys = list.flatMap((one) =>
    (one.kind === "insertPart" || one.kind === "removePart") && one.elementId === order.elementId
      ? one.key
      : [],
  );
  const left = (all: readonly string[]) => all.filter((key) => !keys.includes(key));
  return saysSame([...left(order.before)], [...left(order.after)]);
}

/** The value that an operation has set at an address; `fallback` if nothing was changed there. */
export function valueIn(
  operations: Operations,
  address: string,
  fallback: Json | undefined,
): Json | undefined {
  const held = operations[address];
  return held?.kind === "set" ? held.after : fallback;
}
