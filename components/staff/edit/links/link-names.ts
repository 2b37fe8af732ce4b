import { valueOfSection } from "#lib/staff/edit/model/actions.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import type { Operations } from "#lib/staff/edit/model/working-copy.ts";

/** The names of a part's links, or of the section's own, in the order in which pages show them. */
export function namedLinksOf(
  operations: Operations,
  section: Section,
  part: string | null,
): readonly string[] {
  const prefix = `${part === null ? "" : `parts.${part}.`}linkMeta.`;
  const inserted = operations[`${section.elementId}:parts.${part}`];
  const owner =
    part === null
      ? section.content
      : inserted?.kind === "insertPart"
        ? inserted.content
        : section.content.parts[section.partKeys.indexOf(part)];
  const set = Object.values(operations).flatMap((operation) =>
    operation.kind === "set" &&
    operation.elementId === section.elementId &&
    operation.path.startsWith(prefix)
      ? operation.path.slice(prefix.length)
      : [],
  );
  const all = [...new Set([...Object.keys(owner?.linkMeta ?? {}), ...set])];
  return all.filter((name) => {
    const value = valueOfSection(operations, section, `${prefix}${name}`);
    return value !== undefined && value !== null;
  });
}

/** A name that no other link has. Pages do not show it. */
export function newName(names: readonly string[]): string {
  let number = names.length + 1;
  while (names.includes(`link${number}`)) number += 1;
  return `link${number}`;
}
