import { isRecord } from "#lib/base/utils/is-record.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import type { Json } from "./edit-operation.ts";

/** Whether two values of the backend are equal, whatever the order of an object's keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** Whether nothing is set: undefined, null, an empty text or an empty list. */
export const isUnset = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/** Whether two values are equal; any two unset values are. */
export const saysSame = (one: unknown, other: unknown): boolean =>
  isSame(one, other) || (isUnset(one) && isUnset(other));

/** A value of unknown origin as JSON; undefined if it isn't JSON. Depth and size are bounded by the request. */
export function toJson(value: unknown): Json | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) return value.map((item) => toJson(item) ?? null);
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
    const json = toJson(item);
    return json === undefined ? [] : [[key, json]];
  });
  return Object.fromEntries(entries);
}

/** A slot, also one sent as JSON text. */
export function toBag(value: unknown): Record<string, unknown> {
  const read = typeof value === "string" ? parseJson(value) : value;
  return isRecord(read) ? read : {};
}

/** The parts of a slot with a list, or with a list as JSON text. */
export function toList(value: unknown): unknown[] {
  const read = typeof value === "string" ? parseJson(value) : value;
  return Array.isArray(read) ? read : [];
}
