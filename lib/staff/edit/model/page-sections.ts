import type { SlotElement } from "#lib/shop/domain/content/element.ts";
import { flagAt } from "#lib/shop/domain/content/element.ts";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { visibilityOf } from "#lib/shop/domain/sections/section-visibility.ts";
import {
  insertSection,
  newPart,
  partsIn,
  removeSection,
  setValue,
  valueOfSection,
} from "./actions.ts";
import {
  type Content,
  EMPTY_CONTENT,
  type InsertOperation,
  inverseOf,
  isContent,
  type Json,
  type Operation,
  type SectionContent,
} from "./edit-operation.ts";
import { partKeysOf, withPartKeys } from "./part-keys.ts";
import { allowedAt, parsePlace } from "./place.ts";
import { type Section, savedAt } from "./section.ts";
import type { Operations } from "./working-copy.ts";
import { inOrderOf } from "./working-element.ts";

/** A page and the sections on it, in their order. */
export interface PageSections {
  readonly handler: string;
  readonly ids: readonly number[];
}

/**
 * The sections of a page in the working copy, in order, even before the page is redrawn.
 * @param shown the sections that the page shows, in order
 */
export function sectionsIn(
  operations: Operations,
  handler: string,
  shown: readonly number[],
): readonly number[] {
  const isThere = (id: number): boolean => {
    const kind = operations[`${id}:`]?.kind;
    return id < 0 ? kind === "insert" : kind !== "remove";
  };
  const present = shown.filter(isThere);
  const order = operations[`${handler}:order`];
  if (order?.kind !== "order") return present;
  const added = order.after.filter((id) => id < 0 && isThere(id) && !present.includes(id));
  const items = [...present, ...added].map((id) => ({ key: String(id), id }));
  return inOrderOf(items, order.after.map(String)).map(({ id }) => id);
}

/** The changes of one section. */
const operationsOf = (operations: Operations, elementId: number): Operation[] =>
  Object.values(operations).filter(
    (operation) => operation.kind !== "order" && operation.elementId === elementId,
  );

const made = new WeakMap<InsertOperation, Section>();

/** A section that exists in the working copy only: the same for the same operation, so that views don't render again. */
export function newSection(operation: InsertOperation): Section {
  const { elementId, handler, about, seen, content } = operation;
  const section = made.get(operation) ?? {
    elementId,
    handler,
    about,
    seen,
    masterId: null,
    content,
    partKeys: partKeysOf(content.parts),
  };
  made.set(operation, section);
  return section;
}

/** A copy of a section behind it, with all that is unsaved in it. @param id negative, and new in this working copy */
export function copySection(
  operations: Operations,
  section: Section,
  { handler, ids }: PageSections,
  id: number,
): readonly Operation[] {
  const held = operations[`${section.elementId}:`];
  const source = held?.kind === "insert" ? held : null;
  const content = source?.content ?? withoutMaster(section.content);
  const component = String(content.options.component ?? section.about.component);
  const copyOf = source ? source.copyOf : section.elementId;
  const insert = insertSection(
    { handler, ids, after: section.elementId },
    component,
    id,
    content,
    copyOf,
  );
  // The parts of what is created have no ids yet.
  const keys = partKeysOf(content.parts);
  const keyOf = (key: string): string =>
    source ? key : (keys[section.partKeys.indexOf(key)] ?? key);
  const own = operationsOf(operations, section.elementId).flatMap((operation) =>
    retold(operation, id, keyOf),
  );
  return [...insert, ...own];
}

/** An operation on a section as an operation on its copy; none if it does not change the section's content. */
const retold = (
  operation: Operation,
  elementId: number,
  keyOf: (key: string) => string,
): readonly Operation[] =>
  isContent(operation) ? [{ ...withPartKeys(operation, keyOf), elementId, seen: "" }] : [];

const withoutMaster = (content: SectionContent): SectionContent => {
  const { masterId: _, ...options } = content.options;
  return { ...content, options };
};

/** Removes a section, and first what is unsaved in it: a removal is of what the backend holds. */
export function removeFromPage(
  operations: Operations,
  section: Section,
  { handler, ids }: PageSections,
): readonly Operation[] {
  if (section.elementId < 0) {
    const order = operations[`${handler}:order`];
    // From the base order: sections that others have added or removed since do not count as moved.
    const before = order?.kind === "order" ? order.after : ids;
    const after = before.filter((id) => id !== section.elementId);
    const held = operations[`${section.elementId}:`];
    const removal: Operation =
      held?.kind === "insert" ? { ...held, kind: "remove" } : removeSection(section);
    return [{ kind: "order", handler, before, after }, ...undoAll(operations, section), removal];
  }
  return [...undoAll(operations, section), removeSection(section)];
}

const undoAll = (operations: Operations, { elementId }: Section): Operation[] =>
  operationsOf(operations, elementId)
    .filter(({ kind }) => kind !== "insert" && kind !== "remove")
    .toReversed()
    .map(inverseOf);

const HIDDEN = "options.hidden";
const HIDDEN_ON_PHONES = "mobileOptions.hidden";

/** On which screens a section is shown in the working copy. */
export function visibilityIn(
  operations: Operations,
  section: Section,
): ReturnType<typeof visibilityOf> {
  return visibilityOf({
    id: section.elementId,
    title: "",
    meta: {},
    linkMeta: {},
    mobileMeta: {},
    options: { hidden: valueOfSection(operations, section, HIDDEN) },
    mobileOptions: { hidden: valueOfSection(operations, section, HIDDEN_ON_PHONES) },
  } satisfies SlotElement);
}

/** Shows or hides a section on every screen. */
export function setShown(
  operations: Operations,
  section: Section,
  definition: SectionDefinition,
  isShown: boolean,
): readonly Operation[] {
  const phone = valueOfSection(operations, section, HIDDEN_ON_PHONES);
  const own = setHidden(operations, section, definition, HIDDEN, !isShown);
  // An own value of phones would show or hide it there all the same.
  const isOver = phone !== undefined && phone !== null;
  const override = isOver
    ? setValue(operations, section, definition, HIDDEN_ON_PHONES, undefined)
    : null;
  return [own, override].filter((operation) => operation !== null);
}

function setHidden(
  operations: Operations,
  section: Section,
  definition: SectionDefinition,
  path: string,
  isHidden: boolean,
): Operation | null {
  const place = parsePlace(path);
  const saved = place ? savedAt(section, place) : undefined;
  const was = isFlag(saved);
  const after: Json | undefined = was === isHidden ? saved : isHidden;
  return setValue(operations, section, definition, path, after);
}

const isFlag = (value: Json | undefined): boolean =>
  flagAt({ id: 0, title: "", meta: { value }, ...NOTHING }, "meta.value");
const NOTHING = { linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} } as const;

/** Whether a part is hidden in the working copy. */
export const isPartHidden = (operations: Operations, section: Section, key: string): boolean =>
  isFlag(valueOfSection(operations, section, `parts.${key}.${HIDDEN}`));

/** Shows or hides a part. */
export const setPartShown = (
  operations: Operations,
  section: Section,
  definition: SectionDefinition,
  key: string,
  isShown: boolean,
): Operation | null =>
  setHidden(operations, section, definition, `parts.${key}.${HIDDEN}`, !isShown);

const SLOTS = ["meta", "linkMeta", "mobileMeta", "options", "mobileOptions"] as const;

/** A copy of a part behind it, with all that is unsaved in it. */
export function copyPart(
  operations: Operations,
  section: Section,
  definition: SectionDefinition,
  key: string,
): { readonly key: string; readonly operation: Operation } {
  const keys = partsIn(operations, section);
  const inserted = operations[`${section.elementId}:parts.${key}`];
  const held: Partial<Content> =
    (inserted?.kind === "insertPart"
      ? inserted.content
      : section.content.parts[section.partKeys.indexOf(key)]) ?? {};
  const content = Object.fromEntries(
    SLOTS.map((slot) => [slot, valuesOf(operations, section, definition, key, slot, held[slot])]),
  );
  return newPart(section, keys[keys.indexOf(key) + 1] ?? null, {
    ...content,
    title: held.title ?? "",
  });
}

/** The values of one slot of a part: what its definition names, because nothing else may be sent. */
function valuesOf(
  operations: Operations,
  section: Section,
  definition: SectionDefinition,
  key: string,
  slot: (typeof SLOTS)[number],
  held: Readonly<Record<string, Json>> = {},
): Record<string, Json> {
  const prefix = `${section.elementId}:parts.${key}.${slot}.`;
  const changed = Object.keys(operations).flatMap((address) =>
    address.startsWith(prefix) ? address.slice(prefix.length) : [],
  );
  return Object.fromEntries(
    [...new Set([...Object.keys(held), ...changed])].flatMap((name): [string, Json][] => {
      const path = `parts.${key}.${slot}.${name}`;
      const set = operations[`${section.elementId}:${path}`];
      const value = set?.kind === "set" ? set.after : held[name];
      return value === undefined || !allowedAt(definition, path) ? [] : [[name, value]];
    }),
  );
}

/** The initial number of parts of a new section: parts with texts are filled in place, others are added one by one. */
const NEW_PARTS = { written: 3, other: 1 } as const;

/** The beginning of a new section: only empty parts, to be filled. */
export function beginning({ parts }: SectionDefinition): Partial<SectionContent> {
  if (!parts) return {};
  const isWritten = parts.slots.some(({ kind }) => kind === "html");
  const count = isWritten ? NEW_PARTS.written : NEW_PARTS.other;
  return { parts: Array.from({ length: count }, () => EMPTY_CONTENT) };
}
