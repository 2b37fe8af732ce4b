import { alignParts } from "./align-parts.ts";
import {
  addressOf,
  type InsertPartOperation,
  type Operation,
  type OrderPartsOperation,
  type RemovePartOperation,
  type SetOperation,
} from "./operation.ts";
import { hashOf, keyAt, lackIds } from "./part-marks.ts";
import { parsePlace } from "./place.ts";
import type { Operations } from "./working-copy.ts";

type OfParts = SetOperation | InsertPartOperation | RemovePartOperation | OrderPartsOperation;

/** An operation in the places of a list of parts. */
interface Placed<O> {
  readonly operation: O;
  /** The part is gone; or it is not sure which one it is, and the operation is on the one that it might be. */
  readonly doubt: "gone" | "unsure" | null;
}

/** More than an element has parts. */
const PLACES = 1000;
const LISTS = 100_000_000;

/** Whether an operation may be about parts. */
export const isOfParts = (operation: Operation): operation is OfParts =>
  ["set", "insertPart", "removePart", "orderParts"].includes(operation.kind);

/** Whether a key is the place of a part in the list that the page shows. */
const isPlace = (key: string): boolean => /^i\d{1,3}$/.test(key);

/**
 * The key of a place in a list that the page does not show: no part of it has that key. Places of the same list have the
 * same number before them.
 */
export function asideKey(key: string, places: readonly string[]): string {
  const list = (hashOf(places.join("\n")) % (LISTS - 1)) + 1;
  return isPlace(key) ? `i${list * PLACES + Number(key.slice(1))}` : key;
}

/** The place that a key means in a list; null where it is of another list, or no place. */
function placeIn(key: string, places: readonly string[]): number | null {
  if (!key.startsWith("i")) return null;
  const place = Number(key.slice(1)) % PLACES;
  return isPlace(key) || asideKey(`i${place}`, places) === key ? place : null;
}

/** The parts that an operation needs. */
function keysOf(operation: OfParts): readonly string[] {
  switch (operation.kind) {
    case "set":
      return [parsePlace(operation.path)?.part ?? []].flat();
    case "insertPart":
      return [operation.beforeKey ?? []].flat();
    case "removePart":
      return [operation.key, operation.beforeKey ?? []].flat();
    case "orderParts":
      return [...operation.before, ...operation.after];
    default:
      return operation satisfies never;
  }
}

function withKeys<O extends OfParts>(operation: O, keyOf: (key: string) => string): O;
function withKeys(operation: OfParts, keyOf: (key: string) => string): OfParts {
  switch (operation.kind) {
    case "set":
      return {
        ...operation,
        path: operation.path.replace(
          /^parts\.([a-z0-9]+)/,
          (_, key: string) => `parts.${keyOf(key)}`,
        ),
      };
    case "insertPart":
    case "removePart": {
      const { key, beforeKey } = operation;
      const before = beforeKey === null ? null : keyOf(beforeKey);
      // What is new has no place yet.
      return {
        ...operation,
        key: operation.kind === "removePart" ? keyOf(key) : key,
        beforeKey: before,
      };
    }
    case "orderParts":
      return {
        ...operation,
        before: operation.before.map(keyOf),
        after: operation.after.map(keyOf),
      };
    default:
      return operation satisfies never;
  }
}

/**
 * An operation with what was seen of the list of parts, where it needs that: where it is about places of parts without
 * ids. What adds a part says it too, because its answer is a place.
 */
export function withPlaces<O extends Operation>(operation: O, marks: readonly string[] | null): O {
  if (!isOfParts(operation)) return operation;
  const isNeeded =
    marks !== null &&
    lackIds(marks) &&
    (operation.kind === "insertPart" || keysOf(operation).some((key) => key.startsWith("i")));
  if (isNeeded) return operation.places === marks ? operation : { ...operation, places: marks };
  if (!("places" in operation)) return operation;
  const { places: _, ...without } = operation;
  return without as O;
}

/**
 * An operation as one on the parts as they are now. One that does not say what was seen of them, such as a draft that
 * an earlier version has kept, is on the same places.
 */
export function inPlaces<O extends OfParts>(operation: O, now: readonly string[]): Placed<O> {
  const { places } = operation;
  if (!places) return { operation, doubt: null };
  const found = alignParts(places, now);
  const meant = keysOf(operation)
    .filter((key) => operation.kind !== "removePart" || key === operation.key)
    .map((key) => placeIn(key, places))
    .filter((place) => place !== null);
  const isGone = meant.some((place) => !found[place]);
  const isUnsure = meant.some((place) => found[place]?.isSure === false);
  if (isGone && (operation.kind === "set" || operation.kind === "removePart"))
    return { operation: setAside(operation), doubt: "gone" };
  const next = withKeys(operation, (key) => {
    const place = placeIn(key, places);
    if (place === null) return key;
    const at = found[place]?.at;
    return at === undefined ? asideKey(`i${place}`, places) : keyAt(now, at);
  });
  return { operation: withPlaces(next, now), doubt: isUnsure ? "unsure" : null };
}

/** An operation as one on parts that the page does not show, so that it is taken for none on those that it shows. */
export function setAside<O extends OfParts>(operation: O): O {
  const { places } = operation;
  return places ? withKeys(operation, (key) => asideKey(key, places)) : operation;
}

/** Whether an operation is on places of the list that the page shows, as far as it is on places at all. */
export const isOnPlaces = (operation: OfParts): boolean => {
  const keys = keysOf(operation).filter((key) => key.startsWith("i"));
  return keys.length === 0 || keys.some(isPlace);
};

/**
 * Operations beside others, which another tab may have done on another list of parts: the places of the first list of an
 * element count, those of other lists are set aside, so that the same key is never that of two parts.
 */
export function beside(operations: Operations, others: Operations): Operations {
  const lists = new Map<number, string>();
  for (const one of Object.values(others))
    if (isOfParts(one) && one.places && isOnPlaces(one) && !lists.has(one.elementId))
      lists.set(one.elementId, one.places.join());
  return Object.fromEntries(
    Object.values(operations).map((one) => {
      const list = isOfParts(one) ? lists.get(one.elementId) : undefined;
      const next =
        isOfParts(one) && list !== undefined && one.places?.join() !== list ? setAside(one) : one;
      return [addressOf(next), next];
    }),
  );
}

/** An operation in the places of another list; set aside where it has none there, or it is not sure which one. */
export function movedTo<O extends OfParts>(operation: O, now: readonly string[]): O {
  const { operation: moved, doubt } = inPlaces(operation, now);
  return doubt === null ? moved : setAside(operation);
}
