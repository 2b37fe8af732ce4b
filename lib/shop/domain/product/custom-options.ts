import { readDecimal } from "#lib/base/utils/numbers/read-number.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";

/** The rules of a custom option; `title` is its name in requests. */
export interface CustomFieldRule {
  readonly title: string;
  readonly type: "text" | "number";
  readonly required: boolean;
  /** The labels to choose from, at least two; without them the value is typed. */
  readonly choices?: readonly string[];
  /** A hint for a typed value, e.g. "Up to ten letters". */
  readonly hint?: string;
}

/** The titles of all fields that a product may have, for any variant. */
export const everyTitle = (product: {
  readonly fields: readonly CustomFieldRule[];
  readonly variants: readonly { readonly fields?: readonly CustomFieldRule[] | undefined }[];
}): ReadonlySet<string> =>
  new Set(
    [product.fields, ...product.variants.map(({ fields }) => fields ?? [])].flatMap((fields) =>
      fields.map(({ title }) => title),
    ),
  );

/** The titles of wrong fields: required ones that are empty, choices that do not exist, numbers that cannot be read in the page's language. */
export const wrongFields = (
  fields: readonly CustomFieldRule[],
  values: ReadonlyMap<string, string>,
  locale: string,
): string[] =>
  fields
    .filter(({ title, type, required, choices }) => {
      const value = (values.get(title) ?? "").trim();
      if (value === "") return required;
      if (choices) return !choices.includes(value);
      return type === "number" && readDecimal(value, locale) === null;
    })
    .map(({ title }) => title);

/**
 * The values sent with a cart line: option name → value, without empty ones (docs/contract.md §6.2). Numbers are sent
 * with a decimal point in every language.
 */
export function toPersonalizations(
  fields: readonly CustomFieldRule[],
  values: ReadonlyMap<string, string>,
  locale: string,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ title, type, choices }): [string, string][] => {
      const value = (values.get(title) ?? "").trim();
      if (value === "") return [];
      const isNumber = type === "number" && !choices;
      return [[title, (isNumber && readDecimal(value, locale)) || value]];
    }),
  );
}

/** Fields are sent by title, so of several with the same title the last one counts, in the position of the first. */
export const toFields = (options: Product["customOptions"]): CustomFieldRule[] => [
  ...new Map(
    options.map(({ option_title: title, option_type: type, required, custom_option_values }) => {
      const labels = [
        ...new Set(custom_option_values.map(({ label, sku }) => label || sku)),
      ].filter(Boolean);
      return [title, { title, type, required, ...chosenOrTyped(labels) }];
    }),
  ).values(),
];

/** Two labels are a choice; a single one is a hint (docs/contract.md §4). */
function chosenOrTyped(labels: readonly string[]): Pick<CustomFieldRule, "choices" | "hint"> {
  const [hint] = labels;
  if (hint === undefined) return {};
  return labels.length > 1 ? { choices: labels } : { hint };
}

/** The fields of variants with options of their own: the main product's, then theirs. Equal lists are one object. */
export function variantFields({ customOptions, associatedProducts }: Product) {
  const lists = new Map<string, CustomFieldRule[]>();
  const common = JSON.stringify(toFields(customOptions));
  return new Map(
    (associatedProducts?.products ?? []).flatMap((variant) => {
      const fields = toFields([...customOptions, ...variant.customOptions]);
      const key = JSON.stringify(fields);
      if (key === common) return [];
      const known = lists.get(key) ?? fields;
      lists.set(key, known);
      return [[variant.id, known] as const];
    }),
  );
}
