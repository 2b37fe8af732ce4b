import { isUnset } from "./json.ts";
import { toBag, toList } from "./working-element.ts";

const SLOTS = ["meta", "linkMeta", "mobileMeta", "options", "mobileOptions"] as const;
/** Values of a part that are told apart; all others together count as one more. */
const MOST_VALUES = 11;

/**
 * What the parts of an element are recognised by, in their order: `#12` for one with an id; for one without, a few letters
 * for each value that is set on it, so that it is still found where somebody has changed one of them.
 */
export const marksOf = (parts: unknown): readonly string[] =>
  toList(parts).map((part) => markOf(toBag(part)));

/** Whether the backend gives some of the parts no id. */
export const lackIds = (marks: readonly string[]): boolean =>
  marks.some((mark) => !mark.startsWith("#"));

/** The key of the part that stands at a place. */
export const keyAt = (marks: readonly string[], index: number): string => {
  const mark = marks[index] ?? "";
  return mark.startsWith("#") ? `p${mark.slice(1)}` : `i${index}`;
};

/** The values that are told apart in a mark; none of a part with an id, or of an empty one. */
export const valuesIn = (mark: string): readonly string[] =>
  mark === "" || mark.startsWith("#") ? [] : mark.split(".");

function markOf(part: Readonly<Record<string, unknown>>): string {
  if (Number(part.id) > 0) return `#${Number(part.id)}`;
  const title = typeof part.title === "number" ? String(part.title) : part.title;
  const values = [
    ...Object.entries({ title }),
    ...SLOTS.flatMap((slot) =>
      Object.entries(toBag(part[slot])).map(([name, value]) => [`${slot}.${name}`, value] as const),
    ),
  ]
    .filter(([, value]) => !isUnset(value))
    .map(([path, value]) => `${path}=${canonical(value)}`)
    .toSorted();
  const told = values.slice(0, MOST_VALUES).map(lettersOf);
  const rest = values.slice(MOST_VALUES);
  return [...told, ...(rest.length > 0 ? [lettersOf(rest.join("\n"))] : [])].join(".");
}

/** The same text for the same value: the order of an object's keys says nothing. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held !== null && typeof held === "object" && !Array.isArray(held)
      ? Object.fromEntries(
          Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : held,
  ) ?? "";

const LETTERS = 4;
const lettersOf = (text: string): string =>
  (hashOf(text) % 36 ** LETTERS).toString(36).padStart(LETTERS, "0");

/** A number for a text (FNV-1a, 32 bits): it guards against mistakes, not against anybody. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
