import type { LayeredFilter } from "#lib/shop/api/schemas/filter.ts";
import { valueLabel } from "./value-label.ts";
import type { ValueKind } from "./variant-model.ts";

/** One line of a product's details. `yes` and `no` are translated by the page, everything else is shown as it is. */
export interface Fact {
  readonly code: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly kind: ValueKind;
}

const KINDS: Readonly<Record<string, ValueKind>> = {
  number: "number",
  numberfield: "number",
  date: "date",
  datetime: "dateTime",
  yesno: "yesNo",
};

/** Filters that every list has and whose values the product's page shows elsewhere. */
const KNOWN = /^(id|archived|(final|retail|basic|membership)?price|discount|rating|stock)$/i;

/**
 * The attributes of one product, from the filters of a list that contains only it: counts are 1, ranges have one end.
 */
export const toFacts = (filters: readonly LayeredFilter[]): Fact[] =>
  filters.flatMap(({ attributeCode, label, type, values }) => {
    const kind = KINDS[type.toLowerCase().replace(/[^a-z]/g, "")] ?? "text";
    const labels =
      kind === "number" || kind === "date" || kind === "dateTime"
        ? values.flatMap(({ minValue }) => (minValue === null ? [] : [String(minValue)]))
        : values
            .filter(({ totalProducts }) => totalProducts !== 0)
            .map(({ valueLabel: text, id, ...value }) => valueLabel({ text, ...value }) || id);
    return labels.length > 0 && label !== "" && !KNOWN.test(attributeCode)
      ? [{ code: attributeCode, label, values: labels, kind }]
      : [];
  });
