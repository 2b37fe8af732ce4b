import type { SectionDefinition } from "#lib/domain/sections/definition.ts";
import type { Json, SetOperation } from "./operation.ts";
import { allowedAt, parsePlace } from "./place.ts";
import { type Section, savedAt } from "./section.ts";
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
