import type { SlotElement } from "#lib/domain/content/element.ts";
import type { SectionDefinition } from "./definition.ts";
import { SECTIONS, SHELL } from "./definitions.ts";

const BY_COMPONENT: ReadonlyMap<string, SectionDefinition> = new Map(
  SECTIONS.map((definition) => [definition.component, definition]),
);

/** The definition of a component; null for an unknown one. */
export const definitionNamed = (component: string): SectionDefinition | null =>
  BY_COMPONENT.get(component) ?? null;

/** The definition of an element: by its handler for elements shown on every page, else by its component. */
export const definitionOf = (
  element: Pick<SlotElement, "handler" | "options">,
): SectionDefinition | null => {
  const { handler = "" } = element;
  if (Object.hasOwn(SHELL, handler)) return SHELL[handler] ?? null;
  return definitionNamed(String(element.options.component ?? ""));
};
