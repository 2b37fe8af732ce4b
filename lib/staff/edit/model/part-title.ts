import type { PartsDefinition } from "#lib/shop/domain/sections/definition.ts";
import { valueOfSection } from "./actions.ts";

import type { Section } from "./section.ts";
import type { Operations } from "./working-copy.ts";

/** The title of a part, to distinguish it from its neighbours: its first text in the working copy; null without one. */
export function titleOfPart(
  operations: Operations,
  section: Section,
  { slots }: PartsDefinition,
  key: string,
): string | null {
  for (const { kind, path } of slots) {
    const value =
      kind === "text" ? valueOfSection(operations, section, `parts.${key}.${path}`) : null;
    if (typeof value === "string" && value.trim() !== "") return value;
  }
  return null;
}
