import { isRecord } from "#lib/base/utils/is-record.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import type { Json, Operation } from "./edit-operation.ts";
import { type Allowed, allowedAt } from "./place.ts";

/** Of each text of a link or a medium, and of an option that is a line or a list of words. */
const VALUE_LIMIT = 2_000;
const OPTION_LIMIT = 200;

/** How long a text is, and how long its place lets it be, in UTF-16 units. */
export interface TooLong {
  readonly length: number;
  readonly limit: number;
}

/** By how many characters a value's longest text exceeds its limit; null if none does. */
export function tooLongAt(allowed: Allowed, value: Json | undefined): TooLong | null {
  const limit = limitOf(allowed);
  const length = Math.max(0, ...textsOf(value).map((text) => text.length));
  return length > limit ? { length, limit } : null;
}

/** The same for what was typed into a place of a section. */
export function tooLongIn(operation: Operation): TooLong | null {
  if (operation.kind !== "set") return null;
  const { path, after } = operation;
  const definition = definitionFor(operation);
  const allowed = definition ? allowedAt(definition, path) : null;
  return allowed && tooLongAt(allowed, after);
}

function limitOf(allowed: Allowed): number {
  switch (allowed.slot) {
    case "text":
    case "html":
      return allowed.limit ?? Number.POSITIVE_INFINITY;
    case "link":
    case "media":
    case "icon":
      return VALUE_LIMIT;
    case "option":
      return OPTION_LIMIT;
    default:
      return allowed satisfies never;
  }
}

const textsOf = (value: Json | undefined): string[] => {
  const all = isRecord(value) ? Object.values(value) : Array.isArray(value) ? value : [value];
  return all.filter((one) => typeof one === "string");
};
