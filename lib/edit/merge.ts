import type { RawElement } from "#lib/api/calls/variants.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import { parseTextPath, type TextPath } from "./paths.ts";
import type { InvalidReason, TextChange } from "./types.ts";

type Bag = Record<string, unknown>;

export interface Merge {
  /** The complete changed slots, built from the fresh copy. Empty when nothing has to be written. */
  readonly slots: Readonly<Record<string, unknown>>;
  readonly saved: readonly TextChange[];
  readonly conflicts: readonly { readonly change: TextChange; readonly theirs: string }[];
  readonly invalid: readonly { readonly path: string; readonly reason: InvalidReason }[];
}

/**
 * Merges changed texts into a freshly read copy of their element, path by path (docs/edit-mode.md §4.1). Where the
 * fresh text is neither what the editor saw nor what they wrote, it was changed by someone else: a conflict, and
 * nothing is written at that path.
 */
export function mergeTexts(fresh: RawElement, changes: readonly TextChange[]): Merge {
  const slots: Bag = {};
  const saved: TextChange[] = [];
  const conflicts: { change: TextChange; theirs: string }[] = [];
  const invalid: { path: string; reason: InvalidReason }[] = [];

  for (const change of changes) {
    const path = parseTextPath(change.path);
    if (!path) {
      invalid.push({ path: change.path, reason: "path" });
      continue;
    }
    const place = locate(fresh, path, change.partId);
    if ("reason" in place) {
      invalid.push({ path: change.path, reason: place.reason });
    } else if (place.text === change.value) {
      saved.push(change);
    } else if (place.text !== change.base) {
      conflicts.push({ change, theirs: place.text });
    } else {
      write(slots, fresh, path, place.part, change.value);
      saved.push(change);
    }
  }
  return { slots, saved, conflicts, invalid };
}

/** The text at a path; null where there is none or the value is not a text. */
export function textOf(element: RawElement, path: string, partId?: number): string | null {
  const parsed = parseTextPath(path);
  const place = parsed && locate(element, parsed, partId);
  return place && "text" in place ? place.text : null;
}

/** The name of the component that draws an element, "" where it has none. */
export function componentIn(element: RawElement): string {
  const name = ownValue(toBag(element.options), "component");
  return typeof name === "string" ? name : "";
}

type Place =
  | { readonly text: string; readonly part: number | null }
  | { readonly reason: InvalidReason };

/** The present text at a path. A part that was moved is found again by its id. */
function locate(fresh: RawElement, path: TextPath, partId: number | undefined): Place {
  let owner: unknown = fresh;
  let part: number | null = null;
  if (path.part !== null) {
    const parts = toList(fresh.parts);
    const moved = partId ? parts.findIndex((item) => Number(toBag(item).id) === partId) : -1;
    part = moved >= 0 ? moved : path.part;
    owner = parts[part];
    if (owner === undefined || (partId && moved < 0 && toBag(owner).id))
      return { reason: "noPart" };
  }
  const [slot, name, field] = path.keys;
  const value = ownValue(toBag(ownValue(toBag(owner), slot)), name);
  if (field === undefined) return toPlace(value, part);
  return isRecord(value) ? toPlace(ownValue(value, field), part) : { reason: "noLink" };
}

function toPlace(value: unknown, part: number | null): Place {
  if (value === undefined || value === null) return { text: "", part };
  return typeof value === "string" || typeof value === "number"
    ? { text: String(value), part }
    : { reason: "notText" };
}

/** Writes a text into the working copy of its top slot, made from the fresh element when first needed. */
function write(
  slots: Bag,
  fresh: RawElement,
  path: TextPath,
  part: number | null,
  text: string,
): void {
  const [slot, name, field] = path.keys;
  const owner = part === null ? slots : copyOfPart(slots, fresh, part);
  const values = copyOfSlot(owner, slot, (part === null ? fresh : owner)[slot]);
  if (field === undefined) values[name] = text;
  else copyOfSlot(values, name, values[name])[field] = text;
}

function copyOfPart(slots: Bag, fresh: RawElement, part: number): Bag {
  const parts: unknown[] = Array.isArray(slots.parts)
    ? slots.parts
    : structuredClone(toList(fresh.parts));
  const copy = toBag(parts[part]);
  parts[part] = copy;
  slots.parts = parts;
  return copy;
}

/** The slot of a working copy; made from `source` where there is none yet. */
function copyOfSlot(owner: Bag, slot: string, source: unknown): Bag {
  const held = owner[slot];
  if (isRecord(held)) return held;
  const copy = structuredClone(toBag(source));
  owner[slot] = copy;
  return copy;
}

const ownValue = (bag: Bag, key: string): unknown =>
  Object.hasOwn(bag, key) ? bag[key] : undefined;

/** A slot, also where it comes as a JSON text (docs/contract.md §1.5). */
function toBag(value: unknown): Bag {
  const read = typeof value === "string" ? parse(value) : value;
  return isRecord(read) ? read : {};
}

function toList(value: unknown): unknown[] {
  const read = typeof value === "string" ? parse(value) : value;
  return Array.isArray(read) ? read : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
