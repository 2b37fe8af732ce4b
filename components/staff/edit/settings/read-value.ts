import type { Json } from "#lib/staff/edit/model/edit-operation.ts";

// Values of a backend are read leniently (docs/contract.md §1.5): numbers may be texts, lists may be joined by commas.

/** A text; "" for everything else. */
export const textOf = (value: Json | undefined): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** A number, also from a text; null for anything else. */
export function numberOf(value: Json | undefined): number | null {
  const text = textOf(value).trim();
  const number = Number(text);
  return text !== "" && Number.isFinite(number) ? number : null;
}

/** A yes or no, also from a text. */
export const flagOf = (value: Json | undefined): boolean =>
  value === true || value === 1 || value === "true" || value === "1";

/** The texts and numbers of a list, each once, also of a single one and of a text with commas. */
export function listOf(value: Json | undefined): string[] {
  const list = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.split(",")
      : [value];
  const texts = list.map((item) => textOf(item).trim()).filter((item) => item !== "");
  return [...new Set(texts)];
}
