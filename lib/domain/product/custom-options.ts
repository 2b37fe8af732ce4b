/** The rules of a custom option; `title` is its name in requests. */
export interface CustomFieldRule {
  readonly title: string;
  readonly type: "text" | "number";
  readonly required: boolean;
}

/** The titles of wrong fields: required ones that are empty, and numbers that cannot be read. */
export const wrongFields = (
  fields: readonly CustomFieldRule[],
  values: ReadonlyMap<string, string>,
): string[] =>
  fields
    .filter(({ title, type, required }) => {
      const value = (values.get(title) ?? "").trim();
      if (value === "") return required;
      return type === "number" && !/^-?\d+([.,]\d+)?$/.test(value);
    })
    .map(({ title }) => title);

/** What goes with a cart line: option name → value, without empty ones (docs/contract.md §6.2). */
export function toPersonalizations(
  fields: readonly CustomFieldRule[],
  values: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ title, type }): [string, string][] => {
      const value = (values.get(title) ?? "").trim();
      return value === "" ? [] : [[title, type === "number" ? value.replace(",", ".") : value]];
    }),
  );
}
