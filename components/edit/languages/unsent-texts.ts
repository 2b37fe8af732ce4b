import { addressOf, type SetOperation } from "#lib/edit/model/operation.ts";
import { movedTo } from "#lib/edit/model/part-places.ts";
import { placesOf, type Section } from "#lib/edit/model/section.ts";
import { type Operations, perform } from "#lib/edit/model/working-copy.ts";

/**
 * The texts of a section that were typed next to a source and are not published yet, by path. Texts of parts follow the
 * current position of their part; one whose part is gone, or uncertain, is under a path that no part has.
 */
export function typedIn(typed: Operations, section: Section): ReadonlyMap<string, SetOperation> {
  return new Map(
    Object.values(typed).flatMap((one): [string, SetOperation][] => {
      const now = hereIn(one, section);
      return now ? [[now.path, now]] : [];
    }),
  );
}

function hereIn(operation: Operations[string], section: Section): SetOperation | null {
  if (operation.kind !== "set" || operation.elementId !== section.elementId) return null;
  const places = placesOf(section);
  return places && operation.places ? movedTo(operation, places) : operation;
}

/** Adds a text typed at a spot: its base is the value when its first character was typed. */
export function withTyped(
  typed: Operations,
  section: Section,
  operation: SetOperation,
): Operations {
  const begun = typedIn(typed, section).get(operation.path);
  const before: Operations = begun ? { [addressOf(begun)]: begun } : {};
  return { ...withoutTyped(typed, section, [operation.path]), ...perform(before, operation) };
}

/**
 * Removes the texts typed at some spots: they were published, became unsaved changes of the page, or equal the saved
 * value.
 */
export function withoutTyped(
  typed: Operations,
  section: Section,
  paths: readonly string[],
): Operations {
  return Object.fromEntries(
    Object.entries(typed).filter(([, one]) => {
      const path = hereIn(one, section)?.path;
      return path === undefined || !paths.includes(path);
    }),
  );
}
