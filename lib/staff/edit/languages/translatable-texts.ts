import { isRecord } from "#lib/base/utils/is-record.ts";
import { mobilePath } from "#lib/shop/domain/content/element.ts";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { parsePlace } from "#lib/staff/edit/model/place.ts";
import { type Section, savedAt } from "#lib/staff/edit/model/section.ts";

/** The answer of POST /api/edit/languages/section: one section in two languages. */
export interface SectionPair {
  readonly source: Section;
  readonly target: Section;
}

/** A text of a section that exists in every language. */
export interface TextPlace {
  /** Of the target's section. */
  readonly path: string;
  readonly kind: "text" | "html" | "link";
  readonly limit: number | null;
  /** The number of the part that it belongs to, from 1; null outside parts. */
  readonly part: number | null;
  readonly source: string;
  readonly target: string;
}

/**
 * The texts of a section, next to their sources: texts, HTML and the names of links, on desktop and on phones. A part
 * of the source is paired with the part at the same position of the target. Texts that are empty in both are left out.
 */
export function placesOf(
  definition: SectionDefinition,
  source: Section,
  target: Section,
): TextPlace[] {
  const own = (slots: SectionDefinition["slots"], part: number | null) => {
    const prefix = (section: Section) => {
      const key = part === null ? null : section.partKeys[part];
      if (key === undefined) return null;
      return key === null ? "" : `parts.${key}.`;
    };
    const [from, to] = [prefix(source), prefix(target)];
    if (from === null || to === null) return [];
    return slots.flatMap(({ path, kind, limit, phone }): TextPlace[] => {
      if (kind !== "text" && kind !== "html" && kind !== "link") return [];
      const paths = [path, ...(phone ? [mobilePath(path) ?? []].flat() : [])];
      return paths.flatMap((at) => {
        const texts = {
          source: textOf(valueAt(source, from + at), kind),
          target: textOf(valueAt(target, to + at), kind),
        };
        // A link is set as a whole: if the target has none, its address is chosen on the page.
        const isSettable = kind !== "link" || isRecord(valueAt(target, to + at));
        if ((texts.source === "" && texts.target === "") || !isSettable) return [];
        const number = part === null ? null : part + 1;
        return [{ path: to + at, kind, limit: limit ?? null, part: number, ...texts }];
      });
    });
  };
  const parts = definition.parts;
  return [
    ...own(definition.slots, null),
    ...(parts ? target.partKeys.flatMap((_, index) => own(parts.slots, index)) : []),
  ];
}

/** Replaces the text of a value; a link keeps its target. */
export function withText(held: Json | undefined, kind: TextPlace["kind"], text: string): Json {
  return kind === "link" && isRecord(held) ? { ...toRecord(held), name: text } : text;
}

const toRecord = (value: Json): Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};

function valueAt(section: Section, path: string): Json | undefined {
  const place = parsePlace(path);
  return place ? savedAt(section, place) : undefined;
}

/** The text of a stored value. */
export function textOf(value: Json | undefined, kind: TextPlace["kind"]): string {
  const text = kind === "link" && isRecord(value) ? value.name : value;
  return typeof text === "string" ? text : "";
}
