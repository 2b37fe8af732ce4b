import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import {
  type Content,
  EMPTY_CONTENT,
  type InsertOperation,
  type Json,
  type Operation,
  type SectionContent,
  type SetOperation,
} from "./edit-operation.ts";
import { allowedAt, parsePlace } from "./place.ts";
import { type Section, savedAt } from "./section.ts";
import { shownTitle } from "./shown-title.ts";
import { type Operations, valueIn } from "./working-copy.ts";

const ofSection = ({ elementId, handler, about, seen }: Section) => ({
  elementId,
  handler,
  about,
  seen,
});

/** The value at a path of a section in the working copy. */
export function valueOfSection(
  operations: Operations,
  section: Section,
  path: string,
): Json | undefined {
  const place = parsePlace(path);
  const inserted = place?.part && operations[`${section.elementId}:parts.${place.part}`];
  const saved =
    place && inserted && inserted.kind === "insertPart"
      ? inserted.content[place.slot][place.name]
      : place
        ? savedAt(section, place)
        : undefined;
  return valueIn(operations, `${section.elementId}:${path}`, saved);
}

/** Sets a value; null for a path that the section's definition does not name. Undefined removes it. */
export function setValue(
  operations: Operations,
  section: Section,
  definition: SectionDefinition,
  path: string,
  after: Json | undefined,
): SetOperation | null {
  const allowed = allowedAt(definition, path);
  if (!allowed) return null;
  const before = valueOfSection(operations, section, path);
  return { ...ofSection(section), kind: "set", path, slot: allowed.slot, before, after };
}

/** The parts of a section in the working copy, in their order. */
export function partsIn(operations: Operations, section: Section): readonly string[] {
  const order = operations[`${section.elementId}:parts`];
  const inserted = Object.values(operations).flatMap((operation) =>
    operation.kind === "insertPart" && operation.elementId === section.elementId ? operation : [],
  );
  let keys = section.partKeys.filter(
    (key) => operations[`${section.elementId}:parts.${key}`]?.kind !== "removePart",
  );
  for (const { key, beforeKey } of inserted) {
    // A new section is identified by its rendered content, with its new parts.
    if (keys.includes(key)) continue;
    const at = beforeKey === null ? -1 : keys.indexOf(beforeKey);
    keys = at < 0 ? [...keys, key] : keys.toSpliced(at, 0, key);
  }
  if (order?.kind !== "orderParts") return keys;
  const known = keys;
  const named = order.after.filter((key) => known.includes(key));
  return [...named, ...known.filter((key) => !named.includes(key))];
}

/** A new part at a place among the others; at the end without one. @returns the operation and the part's key */
export function newPart(
  section: Section,
  beforeKey: string | null,
  content: Partial<Content> = {},
): { readonly key: string; readonly operation: Operation } {
  const key = `n${crypto.randomUUID().replaceAll("-", "").slice(0, 16)}`;
  const operation: Operation = {
    ...ofSection(section),
    kind: "insertPart",
    key,
    beforeKey,
    content: { ...EMPTY_CONTENT, ...content },
  };
  return { key, operation };
}

/** Removes a part. */
export function removePart(operations: Operations, section: Section, key: string): Operation {
  const keys = partsIn(operations, section);
  const inserted = operations[`${section.elementId}:parts.${key}`];
  return {
    ...ofSection(section),
    kind: "removePart",
    key,
    beforeKey: keys[keys.indexOf(key) + 1] ?? null,
    content:
      inserted?.kind === "insertPart"
        ? inserted.content
        : (section.content.parts[section.partKeys.indexOf(key)] ?? EMPTY_CONTENT),
  };
}

/** Moves a part to another place; null if it is there already. */
export function movePart(
  operations: Operations,
  section: Section,
  key: string,
  to: number,
): Operation | null {
  const before = partsIn(operations, section);
  const after = moved(before, before.indexOf(key), to);
  return after && { ...ofSection(section), kind: "orderParts", before, after };
}

/** Moves a section of a page to another position; null if it is there already. `ids`: the page's sections as shown. */
export function moveSection(
  handler: string,
  ids: readonly number[],
  elementId: number,
  to: number,
): Operation | null {
  const after = moved(ids, ids.indexOf(elementId), to);
  return after && { kind: "order", handler, before: ids, after };
}

function moved<T>(list: readonly T[], from: number, to: number): T[] | null {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return null;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** A new element of a handler, which for a section of a page still needs its place. */
export const newElement = (
  handler: string,
  component: string,
  id: number,
  content: Partial<SectionContent> = {},
  copyOf?: number,
): InsertOperation => ({
  kind: "insert",
  elementId: id,
  handler,
  about: { component, title: shownTitle({ meta: content.meta, parts: content.parts }, component) },
  seen: "",
  ...(copyOf !== undefined && { copyOf }),
  content: {
    ...EMPTY_CONTENT,
    parts: [],
    ...content,
    options: { ...content.options, component },
  },
});

/** A new section behind another one, or first. @param id negative, and new in this working copy */
export function insertSection(
  page: {
    readonly handler: string;
    readonly ids: readonly number[];
    readonly after: number | null;
  },
  component: string,
  id: number,
  content: Partial<SectionContent> = {},
  copyOf?: number,
): readonly Operation[] {
  const { handler, ids, after } = page;
  const insert = newElement(handler, component, id, content, copyOf);
  const at = after === null ? 0 : ids.indexOf(after) + 1;
  return [insert, { kind: "order", handler, before: ids, after: ids.toSpliced(at, 0, id) }];
}

/** Removes a section. */
export const removeSection = (section: Section): Operation => ({
  ...ofSection(section),
  kind: "remove",
  content: section.content,
});

/** Follows a master, or none. */
export const followMaster = (section: Section, after: number | null): Operation => ({
  ...ofSection(section),
  kind: "follow",
  content: section.content,
  before: section.masterId,
  after,
});
