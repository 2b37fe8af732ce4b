import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { newPart, partsIn, removePart, setValue, valueOfSection } from "./actions.ts";
import type { Content, Json, Operation, SectionContent } from "./edit-operation.ts";
import { saysSame } from "./json.ts";
import { placeOfKey } from "./part-keys.ts";
import { allowedAt } from "./place.ts";
import type { Section } from "./section.ts";
import { type Operations, perform, valueIn } from "./working-copy.ts";

const SLOTS = ["meta", "linkMeta", "mobileMeta", "options", "mobileOptions"] as const;
/** Options that identify or position a section and are not its content: the order of a page is restored as a whole. */
const HOUSEKEEPING: ReadonlySet<string> = new Set([
  "options.component",
  "options.order",
  "options.masterId",
]);

/** A section now, in the working copy. */
export interface Present {
  readonly section: Section;
  readonly operations: Operations;
  /** The backend's values at shown places, by address: newer than the section's. */
  readonly stored: Readonly<Record<string, { readonly stored: Json | undefined }>>;
}

/** The way from one state of a section to another. */
export interface Way {
  readonly operations: readonly Operation[];
  /** Values that differ and that the section's definition does not name: they stay as they are. */
  readonly unknown: number;
}

/** The value at a place of a section in the working copy. */
export function presentValue({ section, operations, stored }: Present, path: string) {
  const address = `${section.elementId}:${path}`;
  const known = stored[address];
  return known
    ? valueIn(operations, address, known.stored)
    : valueOfSection(operations, section, path);
}

/** The operations that make a section what it was. Parts that are gone come back as new ones. */
export function towards(present: Present, definition: SectionDefinition, past: Section): Way {
  const then = inPlacesOf(present.section, past);
  const parts = definition.parts
    ? partsTowards(present, definition, then)
    : { operations: [], unknown: 0 };
  const own = valuesTowards(present, definition, null, then.content);
  return {
    operations: [...parts.operations, ...own.operations],
    unknown: parts.unknown + own.unknown,
  };
}

/** An old version of a section; its parts without an id get the keys of the parts at the same positions now. */
function inPlacesOf(section: Section, past: Section): Section {
  const partKeys = past.partKeys.map((key, place) => {
    const now = section.partKeys[place] ?? "";
    return placeOfKey(key) && placeOfKey(now) ? now : key;
  });
  return { ...past, partKeys };
}

function valuesTowards(
  present: Present,
  definition: SectionDefinition,
  part: string | null,
  then: Content,
): Way {
  const { section, operations: unsaved } = present;
  const owner = part === null ? "" : `parts.${part}.`;
  const held =
    part === null ? section.content : section.content.parts[section.partKeys.indexOf(part)];
  const operations: Operation[] = [];
  let unknown = 0;
  for (const slot of SLOTS) {
    const prefix = `${section.elementId}:${owner}${slot}.`;
    const changed = Object.keys(unsaved).flatMap((address) =>
      address.startsWith(prefix) ? address.slice(prefix.length) : [],
    );
    const names = [...Object.keys(held?.[slot] ?? {}), ...Object.keys(then[slot]), ...changed];
    for (const name of new Set(names)) {
      const path = `${owner}${slot}.${name}`;
      if (HOUSEKEEPING.has(path)) continue;
      const after = Object.hasOwn(then[slot], name) ? then[slot][name] : undefined;
      if (!allowedAt(definition, path)) {
        if (!saysSame(held?.[slot][name], after)) unknown += 1;
        continue;
      }
      const before = presentValue(present, path);
      if (saysSame(before, after)) continue;
      const operation = setValue(unsaved, section, definition, path, after);
      if (operation) operations.push({ ...operation, before });
    }
  }
  return { operations, unknown };
}

function partsTowards(present: Present, definition: SectionDefinition, then: Section): Way {
  const { section } = present;
  let operations = present.operations;
  let unknown = 0;
  const list: Operation[] = [];
  const add = (operation: Operation) => {
    list.push(operation);
    operations = perform(operations, operation);
  };
  for (const key of partsIn(operations, section))
    if (!then.partKeys.includes(key)) add(removePart(operations, section, key));

  // From the end, so that each part is restored after the part that follows it.
  const wanted: string[] = [];
  for (const [index, key] of [...then.partKeys.entries()].toReversed()) {
    const content = then.content.parts[index];
    if (!content) continue;
    if (partsIn(operations, section).includes(key)) {
      wanted.unshift(key);
      const way = valuesTowards({ ...present, operations }, definition, key, content);
      unknown += way.unknown;
      for (const operation of way.operations) add(operation);
      continue;
    }
    const made = newPart(section, wanted[0] ?? null, knownOf(definition, content));
    wanted.unshift(made.key);
    add(made.operation);
  }
  const before = partsIn(operations, section);
  if (before.join() !== wanted.join()) {
    const { elementId, handler, about, seen } = section;
    add({ elementId, handler, about, seen, kind: "orderParts", before, after: wanted });
  }
  return { operations: list, unknown };
}

/** The content that a section's definition names, without its master and place on the page: nothing else may be sent. */
export function knownContent(
  definition: SectionDefinition,
  content: SectionContent,
): SectionContent {
  const slots = SLOTS.map((slot) => [
    slot,
    Object.fromEntries(
      Object.entries(content[slot]).filter(
        ([name]) =>
          !HOUSEKEEPING.has(`${slot}.${name}`) && allowedAt(definition, `${slot}.${name}`),
      ),
    ),
  ]);
  const parts = definition.parts
    ? content.parts.map((part) => ({ ...part, ...knownOf(definition, part) }))
    : [];
  const known: SectionContent = { ...content, ...Object.fromEntries(slots), parts };
  return { ...known, options: { ...known.options, component: definition.component } };
}

/** The part's values that its section's definition knows: no others may be sent. */
export function knownOf(definition: SectionDefinition, content: Content): Partial<Content> {
  const slots = SLOTS.map((slot) => [
    slot,
    Object.fromEntries(
      Object.entries(content[slot]).filter(([name]) =>
        allowedAt(definition, `parts.i0.${slot}.${name}`),
      ),
    ),
  ]);
  return { ...Object.fromEntries(slots), title: content.title };
}
