import type { Content, Json } from "./edit-operation.ts";
import { toBag, toList } from "./json.ts";
import { partKeysOf } from "./part-keys.ts";
import type { Place } from "./place.ts";

type Bag = Record<string, unknown>;

/** An element of the backend while it is changed. Unchanged slots keep their exact values. */
export interface WorkingElement {
  /** Whether the place's part exists. */
  has(place: Place): boolean;
  read(place: Place): unknown;
  /** Undefined removes the value. */
  write(place: Place, value: Json | undefined): void;
  /** The parts as they are now, with their keys. */
  parts(): readonly { readonly key: string; readonly part: Readonly<Bag> }[];
  /** The current content of a part; null if no part has that key. */
  part(key: string): Readonly<Bag> | null;
  /** Whether a part was added here. */
  isNew(key: string): boolean;
  insertPart(key: string, content: Content, beforeKey: string | null): void;
  removePart(key: string): void;
  /** Reorders the parts. Parts without a key in the order stay behind the one they followed. */
  orderParts(keys: readonly string[]): void;
  /** The top slots that differ from the element, each whole. */
  changed(): Bag;
}

/**
 * A working copy of an element as the backend sent it; slots may be JSON texts (docs/contract.md §1.5).
 *
 * @param keys of its parts, in their order
 */
export function workOn(
  element: Readonly<Bag>,
  keys: readonly string[] = partKeysOf(element.parts),
): WorkingElement {
  const changed: Bag = {};
  let parts: { key: string; part: Bag }[] | null = null;
  const added = new Set<string>();

  const listParts = () => {
    parts ??= toList(element.parts).map((part, index) => ({
      key: keys[index] ?? "",
      part: toBag(part),
    }));
    return parts;
  };
  const storeParts = (next: { key: string; part: Bag }[]) => {
    parts = next;
    changed.parts = next.map(({ part }) => part);
  };
  const ownerOf = ({ part }: Place): Readonly<Bag> | null => {
    if (part === null) return { ...element, ...changed };
    return listParts().find(({ key }) => key === part)?.part ?? null;
  };

  return {
    has: (place) => ownerOf(place) !== null,
    read: (place) => {
      const values = toBag(ownerOf(place)?.[place.slot]);
      return Object.hasOwn(values, place.name) ? values[place.name] : undefined;
    },
    write: (place, value) => {
      const owner = ownerOf(place);
      if (!owner) return;
      const values = { ...toBag(owner[place.slot]) };
      if (value === undefined) delete values[place.name];
      else values[place.name] = value;
      if (place.part === null) changed[place.slot] = values;
      else
        storeParts(
          listParts().map((item) =>
            item.key === place.part
              ? { ...item, part: { ...item.part, [place.slot]: values } }
              : item,
          ),
        );
    },
    parts: listParts,
    part: (key) => listParts().find((item) => item.key === key)?.part ?? null,
    isNew: (key) => added.has(key),
    insertPart: (key, content, beforeKey) => {
      added.add(key);
      const all = listParts();
      const found = all.findIndex((item) => item.key === beforeKey);
      const at = found < 0 ? all.length : found;
      storeParts([...all.slice(0, at), { key, part: { ...content } }, ...all.slice(at)]);
    },
    removePart: (key) => storeParts(listParts().filter((item) => item.key !== key)),
    orderParts: (keys) => storeParts(inOrderOf(listParts(), keys)),
    changed: () => changed,
  };
}

/** The items in the order of keys; items without a key in it stay behind the one they followed before. */
export function inOrderOf<T extends { readonly key: string }>(
  items: readonly T[],
  keys: readonly string[],
): T[] {
  const named = new Set(keys);
  const ordered = keys.flatMap((key) => items.find((item) => item.key === key) ?? []);
  items.forEach((item, index) => {
    if (named.has(item.key)) return;
    const previous = items[index - 1];
    const at = previous ? ordered.indexOf(previous) + 1 : 0;
    ordered.splice(at, 0, item);
  });
  return ordered;
}
