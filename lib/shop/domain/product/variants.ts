/** A value that can be chosen. `color` is set for a colour swatch, `picture` is a media path. */
export interface VariantOption {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly picture: string;
}

/** How a choice is made: a combobox, radios drawn as swatches, or boxes of which several may be ticked. */
export type ChoiceControl = "select" | "swatch" | "many";

/** One choice of a configurable product. */
export interface VariantChoice {
  readonly code: string;
  readonly label: string;
  readonly control: ChoiceControl;
  readonly options: readonly VariantOption[];
  /** The local address of a page that helps to choose, e.g. a table of sizes. */
  readonly guide?: string;
}

/** A variant's option ids in the order of the choices; several ids of one choice are joined by commas. */
export interface VariantKey {
  readonly values: readonly string[];
  readonly available: boolean;
}

/**
 * The chosen values in the order of the choices: an option id, several joined by commas, or "" for an open choice.
 * By position and not by code, because codes come from the backend and may be `__proto__`.
 */
export type Chosen = readonly string[];

/** The chosen ids of one choice. */
export const idsOf = (value: string | undefined): string[] => (value ? value.split(",") : []);

const carries = (value: string | undefined, ids: string): boolean =>
  idsOf(ids).every((id) => `,${value},`.includes(`,${id},`));

const fits = ({ values }: VariantKey, chosen: Chosen): boolean =>
  chosen.every((ids, place) => carries(values[place], ids));

/**
 * The variant with every chosen value (docs/contract.md §4.6); null while a choice is open or if there is no such
 * variant. Of several matches, the one without further values.
 */
export function resolveVariant<V extends VariantKey>(
  variants: readonly V[],
  chosen: Chosen,
): V | null {
  if (chosen.length === 0 || chosen.includes("")) return null;
  const fitting = variants.filter((variant) => fits(variant, chosen));
  return (
    fitting.find(({ values }) => values.join().length === chosen.join().length) ??
    fitting[0] ??
    null
  );
}

/** The positions of the choices that are still open. */
export const openChoices = (chosen: Chosen): number[] =>
  chosen.flatMap((ids, place) => (ids === "" ? [place] : []));

/** The result of choosing an option, with the other choices unchanged. */
type OptionState = "available" | "soldOut" | "impossible";

/** `place` is the index of the choice, `ids` its new value. */
export function optionState(
  variants: readonly VariantKey[],
  chosen: Chosen,
  place: number,
  ids: string,
): OptionState {
  const requested = withChoice(chosen, place, ids);
  const left = variants.filter((variant) => fits(variant, requested));
  if (left.length === 0) return "impossible";
  return left.some(({ available }) => available) ? "available" : "soldOut";
}

/**
 * Available alternatives if the chosen variant is not in stock: the labels of the first choice that has any, in the
 * order of its options.
 */
export function inStockInstead(
  variants: readonly VariantKey[],
  choices: readonly VariantChoice[],
  chosen: Chosen,
): readonly string[] {
  for (const [place, { options, control }] of choices.entries()) {
    if (control === "many") continue;
    const labels = options.flatMap(({ id, label }) =>
      optionState(variants, chosen, place, id) === "available" ? label : [],
    );
    if (labels.length > 0) return labels;
  }
  return [];
}

/** The choices with one of them changed. */
export const withChoice = (chosen: Chosen, place: number, ids: string): Chosen =>
  chosen.map((before, index) => (index === place ? ids : before));

/**
 * Ticks or unticks one of several; ids stay in the order of the options, so that the address is always spelled the same
 * way.
 */
export function toggled({ options }: VariantChoice, value: string, id: string): string {
  const ids = idsOf(value);
  return options
    .flatMap((option) => (ids.includes(option.id) !== (option.id === id) ? [option.id] : []))
    .join();
}

/** The part of a query that names existing values: `?size=12&surface=701,702`. Everything else is dropped. */
export const choiceFrom = (query: URLSearchParams, choices: readonly VariantChoice[]): Chosen =>
  choices.map(({ code, control, options }) => {
    const requested = query.getAll(code);
    // A form without JavaScript repeats the name for each box.
    const ids = control === "many" ? idsOf(requested.join()) : requested.slice(0, 1);
    return options.flatMap(({ id }) => (ids.includes(id) ? [id] : [])).join();
  });
