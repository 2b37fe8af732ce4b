import type { PartsDefinition } from "#lib/shop/domain/sections/definition.ts";
import { valueOfSection } from "./actions.ts";

import type { Section } from "./section.ts";
import type { Operations } from "./working-copy.ts";

/** What tells a part from its neighbours: its first text, as the working copy has it; null where it has none. */
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
