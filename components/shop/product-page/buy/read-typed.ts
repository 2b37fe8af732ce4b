import type { Chosen, VariantChoice } from "#lib/shop/domain/product/variants.ts";

interface Typed {
  readonly quantity: string;
  /** By the titles of the custom fields. */
  readonly texts: ReadonlyMap<string, string>;
  readonly chosen: Chosen;
}

/** Reads the values of a buy form from its controls. Choices that the product does not offer are left out. */
export function readTyped(form: HTMLFormElement, choices: readonly VariantChoice[]): Typed {
  const data = new FormData(form);
  const fields = [...form.elements].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLSelectElement,
  );
  return {
    quantity: String(data.get("quantity") ?? ""),
    texts: new Map(
      fields.flatMap(({ dataset, value }) =>
        dataset.field !== undefined && value !== "" ? [[dataset.field, value]] : [],
      ),
    ),
    chosen: choices.map(({ code, options }) =>
      data
        .getAll(code)
        .map(String)
        .filter((id) => options.some((option) => option.id === id))
        .join(","),
    ),
  };
}
