import type { SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";

/**
 * A section's unpublished texts that were typed beside their source, by path. Texts of a part without an id get a path
 * that no part has once somebody else has changed the list of parts.
 */
export const typedIn = (
  typed: Operations,
  { elementId }: Section,
): ReadonlyMap<string, SetOperation> =>
  new Map(
    Object.values(typed).flatMap((one): [string, SetOperation][] =>
      one.kind === "set" && one.elementId === elementId ? [[one.path, one]] : [],
    ),
  );

/**
 * Removes texts that were typed at some places, because they are published, unsaved changes of the page, or equal to
 * the saved value.
 */
export const withoutTyped = (
  typed: Operations,
  section: Section,
  paths: readonly string[],
): Operations => {
  const gone = new Set(paths.map((path) => `${section.elementId}:${path}`));
  return Object.fromEntries(Object.entries(typed).filter(([address]) => !gone.has(address)));
};
