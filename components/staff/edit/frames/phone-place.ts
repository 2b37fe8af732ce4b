import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { mobilePath } from "#lib/shop/domain/content/element.ts";
import type { NameKey, SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { allowedAt, parsePlace } from "#lib/staff/edit/model/place.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";

/** The hovered element in a preview for phones. */
export interface PhonePlace {
  readonly section: Section;
  readonly definition: SectionDefinition;
  readonly part: string | null;
  readonly name: NameKey;
  /** The path of its override; null if it is the same on every screen. */
  readonly path: string | null;
  readonly slot: string;
}

/** The phone version of a spot, by its marked address; null if the address is unknown. */
export function phonePlaceAt(address: string, sections: EditState["sections"]): PhonePlace | null {
  const at = address.indexOf(":");
  const section = sections[address.slice(0, at)];
  if (!section) return null;
  const path = address.slice(at + 1);
  const definition = definitionFor(section);
  const here = definition && allowedAt(definition, path);
  if (!definition || !here) return null;
  const override = here.isPhone ? path : (mobilePath(path) ?? "");
  return {
    section,
    definition,
    part: parsePlace(path)?.part ?? null,
    name: here.name,
    path: allowedAt(definition, override)?.isPhone ? override : null,
    slot: here.slot,
  };
}
