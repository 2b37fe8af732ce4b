import type { Content, Json } from "#lib/staff/edit/model/edit-operation.ts";
import { saysSame } from "#lib/staff/edit/model/json.ts";
import { type Place, parsePlace } from "#lib/staff/edit/model/place.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import type { EditState } from "./edit-state.ts";

/**
 * A section with the values that were published from here since it was drawn. Without them, somebody who removes it
 * would be asked about their own changes, because texts are not redrawn after a publish.
 */
export function asSaved({ regions }: Pick<EditState, "regions">, section: Section): Section {
  const saved = Object.values(regions).flatMap(({ elementId, path, stored }) => {
    const place = elementId === section.elementId ? parsePlace(path) : null;
    return place ? { place, stored } : [];
  });
  const contentOf = <T extends Content>(content: T, part: string | null): T =>
    saved
      .filter(({ place }) => place.part === part)
      .reduce((held, { place, stored }) => withValue(held, place, stored), content);
  const own = contentOf(section.content, null);
  const parts = own.parts.map((part, index) => contentOf(part, section.partKeys[index] ?? ""));
  return { ...section, content: { ...own, parts } };
}

function withValue<T extends Content>(
  content: T,
  { slot, name }: Place,
  value: Json | undefined,
): T {
  const { [name]: held, ...others } = content[slot];
  if (saysSame(held, value)) return content;
  return { ...content, [slot]: value === undefined ? others : { ...others, [name]: value } };
}
