import { type SlotElement, valueAt } from "#lib/shop/domain/content/element.ts";
import type { Content, Json, SectionContent, Subject } from "./edit-operation.ts";
import { toBag, toJson } from "./json.ts";
import { partKeysOf } from "./part-keys.ts";
import { isFollower, type Place } from "./place.ts";
import { type MarkupReader, shownTitle } from "./shown-title.ts";

/** A section as the editor knows it: the backend's content and the positions of its parts. */
export interface Section {
  /** Negative while it exists in the working copy only. */
  readonly elementId: number;
  readonly handler: string;
  readonly about: Subject;
  readonly seen: string;
  /** The master whose values it shows. */
  readonly masterId: number | null;
  readonly content: SectionContent;
  /** The keys of `content.parts`, in their order. */
  readonly partKeys: readonly string[];
}

/** Whether a copy is older than another one, as far as both have timestamps. */
export const isOlder = (seen: string, other: string): boolean =>
  Date.parse(seen) < Date.parse(other);

/** The content of a part. */
export const partContentOf = (slots: Readonly<Record<string, unknown>>): Content => ({
  title: typeof slots.title === "string" ? slots.title : "",
  meta: toValues(slots.meta),
  linkMeta: toValues(slots.linkMeta),
  mobileMeta: toValues(slots.mobileMeta),
  options: toValues(slots.options),
  mobileOptions: toValues(slots.mobileOptions),
});

const toValues = (slot: unknown): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(toBag(slot)).flatMap(([name, value]): [string, Json][] => {
      const json = toJson(value);
      return json === undefined ? [] : [[name, json]];
    }),
  );

/** The content of a section, with its parts. */
export const contentOf = (slots: Readonly<Record<string, unknown>>): SectionContent => ({
  ...partContentOf(slots),
  parts: (Array.isArray(slots.parts) ? slots.parts : []).map((part) => partContentOf(toBag(part))),
});

/**
 * Converts an element to a section. In a preview, with the backend's content; for a new one, with its initial content.
 * @param read left out in a browser
 */
export function toSection(element: SlotElement, component: string, read?: MarkupReader): Section {
  const held = element.saved ?? element;
  return {
    elementId: element.id,
    handler: element.handler ?? "",
    about: { component, title: shownTitle(held, component, read) },
    seen: element.updated_at ?? "",
    masterId: isFollower(element) ? Number(valueAt(element, "options.masterId")) : null,
    content: contentOf({ ...held }),
    partKeys: partKeysOf(held.parts),
  };
}

/** The backend's value at a place of a section. */
export function savedAt({ content, partKeys }: Section, place: Place): Json | undefined {
  const owner = place.part === null ? content : content.parts[partKeys.indexOf(place.part)];
  return owner?.[place.slot][place.name];
}
