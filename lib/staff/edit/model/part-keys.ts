import { partKey } from "#lib/shop/domain/content/element.ts";
import type { ContentOperation } from "./edit-operation.ts";
import { isUnset, toBag, toList } from "./json.ts";
import { parsePlace } from "./place.ts";

/**
 * The keys of a list of parts, in order: `p12` for a part with an id; for one without, its position and the fingerprint
 * of the list, such as `i0x3f…`. Once the list changes, such a key belongs to no part (decision 0108). Parts in a
 * preview keep the keys that it gave them.
 */
export function partKeysOf(parts: unknown): readonly string[] {
  const keys = toList(parts).map((part, index) => partKey(toBag(part), index));
  if (!keys.some((key) => isPlaceWithoutList(key))) return keys;
  const list = listOf(parts);
  return keys.map((key, place) => (isPlaceWithoutList(key) ? keyAt(place, list) : key));
}

const isPlaceWithoutList = (key: string): boolean => /^i\d+$/.test(key);

/** The key of a place in a list. */
const keyAt = (place: number, list: string): string => `i${place}x${list}`;

interface PlaceInList {
  readonly place: number;
  /** The fingerprint of the list; undefined in drafts of earlier versions, which don't name it. */
  readonly list: string | undefined;
}

/** The place that a key names; null for a part with an id, and for a new one. */
export function placeOfKey(key: string): PlaceInList | null {
  const [, place, list] = /^i(\d+)(?:x([a-z0-9]+))?$/.exec(key) ?? [];
  return place === undefined ? null : { place: Number(place), list };
}

const SLOTS = ["meta", "linkMeta", "mobileMeta", "options", "mobileOptions"] as const;

/**
 * The fingerprint of a list of parts: 13 characters that are the same for the same parts in the same order. For a part
 * with an id the id counts, for others their values. It is the same in the browser and for the backend's answer.
 */
export const listOf = (parts: unknown): string =>
  hashOf(canonical(toList(parts).map((part) => identityOf(toBag(part)))));

function identityOf(part: Readonly<Record<string, unknown>>): unknown {
  if (Number(part.id) > 0) return Number(part.id);
  const title = typeof part.title === "number" ? String(part.title) : part.title;
  return [{ title }, ...SLOTS.map((slot) => toBag(part[slot]))].map((values) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => !isUnset(value))),
  );
}

/** The same text for the same value: the order of an object's keys says nothing. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held !== null && typeof held === "object" && !Array.isArray(held)
      ? Object.fromEntries(
          Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : held,
  ) ?? "";

/** 64 bits of a text (cyrb53 with all bits of both halves): it guards against mistakes, not against anybody. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const mixed = (one: number, other: number) =>
    (Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)) >>>
    0;
  const [first, second] = [mixed(high, low), mixed(low, high)];
  return ((BigInt(first) << 32n) | BigInt(second)).toString(36).padStart(13, "0");
}

/** The parts that have to be there for an operation. */
function keysNeeded(operation: ContentOperation): readonly string[] {
  switch (operation.kind) {
    case "set":
      return [parsePlace(operation.path)?.part ?? []].flat();
    case "insertPart":
      return [operation.beforeKey ?? []].flat();
    case "removePart":
      return [operation.key];
    case "orderParts":
      return [...operation.before, ...operation.after];
    default:
      return operation satisfies never;
  }
}

/**
 * Whether an operation was made on an outdated list of parts. An order also names parts removed here since: it is
 * current as long as it names one current part.
 * @param isHere whether a key is in the current list
 */
export function isOfOtherList(
  operation: ContentOperation,
  isHere: (key: string) => boolean,
): boolean {
  const places = keysNeeded(operation).filter((key) => placeOfKey(key) !== null);
  return places.length > 0 && !places.some(isHere);
}

/** An operation with other keys of its parts. */
export function withPartKeys<O extends ContentOperation>(
  operation: O,
  keyOf: (key: string) => string,
): O;
export function withPartKeys(
  operation: ContentOperation,
  keyOf: (key: string) => string,
): ContentOperation {
  switch (operation.kind) {
    case "set":
      return { ...operation, path: withPartKey(operation.path, keyOf) };
    case "insertPart":
    case "removePart": {
      const { key, beforeKey } = operation;
      const before = beforeKey === null ? null : keyOf(beforeKey);
      return { ...operation, key: keyOf(key), beforeKey: before };
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

/** The path of a part, or of a place of one, with another key. */
export const withPartKey = (path: string, keyOf: (key: string) => string): string =>
  path.replace(/^parts\.([a-z0-9]+)/, (_, key: string) => `parts.${keyOf(key)}`);

/** An operation on the same places of another list. */
export function onList<O extends ContentOperation>(operation: O, list: string): O {
  const moved = withPartKeys(operation, (key) => {
    const named = placeOfKey(key);
    return named ? keyAt(named.place, list) : key;
  });
  // A removed part that is restored is not in the current list.
  return operation.kind === "insertPart" ? { ...moved, key: operation.key } : moved;
}
