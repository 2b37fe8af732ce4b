import type { SlotElement } from "#lib/shop/domain/content/element.ts";
import { postKindOf } from "#lib/shop/domain/content/post-element.ts";
import type { SectionDefinition } from "./definition.ts";
import { SECTIONS, SHELL, WRITTEN } from "./definitions.ts";

const BY_COMPONENT: ReadonlyMap<string, SectionDefinition> = new Map(
  SECTIONS.map((definition) => [definition.component, definition]),
);

/** The definition of a component; null for an unknown one. */
export const definitionNamed = (component: string): SectionDefinition | null =>
  BY_COMPONENT.get(component) ?? null;

interface OfSection {
  readonly handler: string;
  readonly about: { readonly component: string };
}

/**
 * The definition of a section or of an operation on it: by its handler for shared elements and for texts of a page or
 * post, otherwise by its component.
 */
export function definitionFor({ handler, about }: OfSection): SectionDefinition | null {
  const kind = postKindOf(handler);
  if (kind) return WRITTEN[kind];
  return Object.hasOwn(SHELL, handler)
    ? (SHELL[handler] ?? null)
    : definitionNamed(about.component);
}

/** The same for an element. */
export const definitionOf = ({
  handler = "",
  options,
}: Pick<SlotElement, "handler" | "options">): SectionDefinition | null =>
  definitionFor({ handler, about: { component: String(options.component ?? "") } });
