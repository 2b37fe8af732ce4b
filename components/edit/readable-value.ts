import type { Json } from "#lib/edit/model/operation.ts";
import { isRecord } from "#lib/utils/is-record.ts";

/** A value as a person reads it: of rich text the words, of a link its name and address, of a medium its title. */
export function readableValue(value: Json | undefined): string {
  if (typeof value === "string")
    return /<[a-z]/i.test(value)
      ? (new DOMParser().parseFromString(value, "text/html").body.textContent ?? "")
      : value;
  if (isRecord(value))
    return [value.name, value.title, value.href, value.path].filter(Boolean).join(" · ");
  return value === undefined || value === null ? "" : String(value);
}
