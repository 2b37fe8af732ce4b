import "server-only";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { RawElement } from "#lib/shop/api/calls/product-variants.ts";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import type { OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import {
  addressOf,
  type Content,
  type ContentOperation,
  type InsertPartOperation,
  type Json,
  type OrderPartsOperation,
  type RemovePartOperation,
  type SectionContent,
  type SetOperation,
} from "#lib/staff/edit/model/edit-operation.ts";
import { isSame, saysSame, toBag, toJson } from "#lib/staff/edit/model/json.ts";
import { orderOfBoth } from "#lib/staff/edit/model/order-of-both.ts";
import {
  isOfOtherList,
  listOf,
  onList,
  partKeysOf,
  placeOfKey,
} from "#lib/staff/edit/model/part-keys.ts";
import { allowedAt, parsePlace } from "#lib/staff/edit/model/place.ts";
import { contentOf } from "#lib/staff/edit/model/section.ts";
import { type WorkingElement, workOn } from "#lib/staff/edit/model/working-element.ts";
import { askOnPlace } from "./ask-on-place.ts";
import { stampOf } from "./port.ts";
import { checkPart } from "./valid-content.ts";
import { checkValue } from "./valid-value.ts";

export interface Merge {
  /** The complete changed slot groups, built from the fresh copy. Empty if nothing has to be written. */
  readonly slots: Readonly<Record<string, unknown>>;
  readonly answers: readonly OperationAnswer[];
  /** The keys of the parts of the fresh copy. */
  readonly read: readonly string[];
  /** The keys of the parts as they are to be. */
  readonly partKeys: readonly string[];
}

/**
 * Merges operations into a freshly read copy of their element, place by place (docs/edit-mode.md §4.1). A fresh value
 * that is neither what the editor saw nor what they set was changed by somebody else: a conflict, and nothing is
 * written. So is an operation on an outdated list of parts without ids, because positions do not identify parts.
 * @param listed the parts by which the operations got their keys, if not those of the fresh copy
 */
export function mergeElement(
  fresh: RawElement,
  operations: readonly ContentOperation[],
  definition: SectionDefinition | null,
  listed: unknown = fresh.parts,
): Merge {
  const read = partKeysOf(listed);
  const list = listOf(listed);
  const working = workOn(fresh, read);
  const at = stampOf(fresh);
  const isHere = (key: string) => placeOfKey(key)?.list === list || working.isNew(key);
  const answers = operations.map((operation): OperationAnswer => {
    if (!definition) return { address: addressOf(operation), status: "invalid", reason: "path" };
    const question = isOfOtherList(operation, isHere)
      ? askOnPlace(fresh, onList(operation, list), {
          address: addressOf(operation),
          at,
          list,
          read,
        })
      : null;
    return question ?? mergeOne(working, operation, definition, at);
  });
  const slots = working.changed();
  // An order equal to the current one changes nothing.
  return {
    slots: isSame(slots.parts, toList(fresh.parts)) ? withoutParts(slots) : slots,
    answers,
    read,
    partKeys: working.parts().map(({ key }) => key),
  };
}

function mergeOne(
  working: WorkingElement,
  operation: ContentOperation,
  definition: SectionDefinition,
  at: string,
): OperationAnswer {
  switch (operation.kind) {
    case "set":
      return mergeValue(working, operation, definition, at);
    case "insertPart":
      return mergeNewPart(working, operation, definition);
    case "removePart":
      return mergeRemoval(working, operation, at);
    case "orderParts":
      return mergeOrder(working, operation, at);
    default:
      return operation satisfies never;
  }
}

const withoutParts = ({ parts: _, ...slots }: Record<string, unknown>) => slots;
const toList = (value: unknown): unknown => (typeof value === "string" ? undefined : value);

function mergeValue(
  working: WorkingElement,
  operation: SetOperation,
  definition: SectionDefinition,
  at: string,
): OperationAnswer {
  const address = addressOf(operation);
  const allowed = allowedAt(definition, operation.path);
  const place = parsePlace(operation.path);
  if (!allowed || !place) return { address, status: "invalid", reason: "path" };
  if (!working.has(place)) return { address, status: "invalid", reason: "noPart" };
  const present = toJson(working.read(place));
  const checked = checkValue(allowed, operation.after, present);
  if ("reason" in checked) return { address, status: "invalid", reason: checked.reason };
  // Nobody else can have changed a section that exists only in the working copy.
  const isNew = operation.elementId < 0 || (place.part !== null && working.isNew(place.part));
  const merged = isNew ? checked.value : threeWay(operation.before, present, checked.value);
  if (merged === CONFLICT) return { address, status: "conflict", theirs: present, at };
  // An equivalent value is not written again.
  if (!saysSame(merged, present)) working.write(place, merged);
  return { address, status: "saved", stored: merged };
}

const CONFLICT = Symbol("conflict");

/** My value, unless somebody else has changed the same value. Each field of a link counts separately. */
function threeWay(
  before: Json | undefined,
  present: Json | undefined,
  mine: Json | undefined,
): Json | undefined | typeof CONFLICT {
  if (saysSame(present, before) || saysSame(present, mine)) return mine;
  if (!isRecord(before) || !isRecord(present) || !isRecord(mine)) return CONFLICT;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(mine)])].filter(
    (key) => !saysSame(before[key], mine[key]),
  );
  const isTheirs = fields.some(
    (key) => !saysSame(before[key], present[key]) && !saysSame(present[key], mine[key]),
  );
  if (isTheirs) return CONFLICT;
  return toJson({ ...present, ...Object.fromEntries(fields.map((key) => [key, mine[key]])) });
}

function mergeNewPart(
  working: WorkingElement,
  { key, beforeKey, content, ...operation }: InsertPartOperation,
  definition: SectionDefinition,
): OperationAnswer {
  const address = addressOf({ ...operation, key, beforeKey, content });
  const { parts } = definition;
  if (!parts) return { address, status: "invalid", reason: "path" };
  if (working.parts().length >= parts.max) return { address, status: "invalid", reason: "tooMany" };
  const checked = checkPart(content, parts);
  if ("reason" in checked) return { address, status: "invalid", reason: checked.reason };
  working.insertPart(key, checked.content, beforeKey);
  return { address, status: "saved", stored: undefined };
}

function mergeRemoval(
  working: WorkingElement,
  operation: RemovePartOperation,
  at: string,
): OperationAnswer {
  const address = addressOf(operation);
  const { key, content } = operation;
  const present = working.part(key);
  if (present !== null && !holds(present, content))
    return { address, status: "conflict", theirs: toJson(present), at };
  if (present !== null) working.removePart(key);
  return { address, status: "saved", stored: undefined };
}

/** An order of parts that somebody else has changed since is a conflict, unless both can be combined. */
function mergeOrder(
  working: WorkingElement,
  operation: OrderPartsOperation,
  at: string,
): OperationAnswer {
  const address = addressOf(operation);
  const present = working.parts().map(({ key }) => key);
  const both = orderOfBoth(operation.before, present, operation.after);
  if (!both) return { address, status: "conflict", theirs: present, at };
  working.orderParts(both.wanted);
  return { address, status: "saved", stored: undefined };
}

/** Whether an element, including its parts, is still as somebody saw it. */
export function holdsAll(present: RawElement, seen: SectionContent): boolean {
  const { parts } = contentOf(present);
  return (
    holds(present, seen) &&
    parts.length === seen.parts.length &&
    seen.parts.every((part, index) => holds({ ...parts[index] }, part))
  );
}

/**
 * Whether nobody has saved an element since it was shown: its timestamp, or else its content, is unchanged. Not every
 * backend sends timestamps, and some omit them in lists.
 */
export function isAsShown(
  present: RawElement,
  { seen, content }: { readonly seen: string; readonly content?: SectionContent | undefined },
): boolean {
  const at = stampOf(present);
  if (at !== "" && at === seen) return true;
  return content ? holdsAll(present, content) : at === "";
}

/** Whether an element or part is still as its remover saw it. */
export const holds = (present: Readonly<Record<string, unknown>>, seen: Content): boolean =>
  (["meta", "linkMeta", "mobileMeta", "options", "mobileOptions"] as const).every((slot) =>
    isSame(toBag(present[slot]), seen[slot]),
  );
