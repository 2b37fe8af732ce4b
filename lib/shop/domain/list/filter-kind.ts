/** How a filter is shown and sent. Ranges have two ends, all others are a list of options. */
type FilterKind = OptionKind | RangeKind;
export type OptionKind = "choice" | "textSwatch" | "visualSwatch" | "yesNo" | "flag";
export type RangeKind = "number" | "date" | "dateTime";

const KINDS: readonly (readonly [FilterKind, RegExp])[] = [
  ["number", /^(number(field|range)?|numeric|price|decimal|integer|int|float|double|range)$/],
  ["date", /^date(field|picker)?$/],
  ["dateTime", /^(datetime(field|local|picker)?|timestamp)$/],
  ["yesNo", /^(yesno|bool(ean)?|switch|toggle|flag)$/],
  ["visualSwatch", /^(visual(swatch)?|colou?r(swatch)?|imageswatch)$/],
  ["textSwatch", /^(text(swatch)?|swatch)$/],
];

/**
 * The kind of a type as backends write it: `yes/no`, `MULTISELECT`, `numberField`… An unknown one is a list of options.
 */
export function kindOf(type: string): FilterKind {
  const name = type.toLowerCase().replace(/[^a-z]/g, "");
  const [kind] = KINDS.find(([, pattern]) => pattern.test(name)) ?? ["choice" as const];
  return kind;
}

export const isRangeKind = (kind: FilterKind): kind is RangeKind =>
  kind === "number" || kind === "date" || kind === "dateTime";
