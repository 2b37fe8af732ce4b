import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import {
  type CustomFieldRule,
  toPersonalizations,
  wrongFields,
} from "#lib/shop/domain/product/custom-options.ts";
import { fieldsToAsk } from "#lib/shop/domain/product/fields-to-ask.ts";
import {
  type Chosen,
  openChoices,
  resolveVariant,
  type VariantKey,
} from "#lib/shop/domain/product/variants.ts";
import type { LineOptions } from "./line.ts";

/** A bundle part as its choices need it (docs/screens.md §2.7). */
export interface ChoosablePart<Field extends CustomFieldRule = CustomFieldRule> {
  /** The main product's id, as in `bundles[].product`. */
  readonly id: number;
  readonly configurable: boolean;
  readonly variants: readonly (VariantKey & {
    readonly id: number;
    readonly fields?: readonly Field[] | undefined;
  })[];
  readonly fields: readonly Field[];
  readonly preset: Chosen;
}

/** The chosen values and typed texts of a part. */
export interface PartChoice {
  readonly chosen: Chosen;
  readonly texts: ReadonlyMap<string, string>;
}

/** Why a part is not complete. */
export interface PartMistakes {
  /** Positions of open choices. */
  readonly missing: readonly number[];
  /** Everything is chosen, but no such variant exists. */
  readonly impossible: boolean;
  /** Titles of custom fields. */
  readonly wrong: readonly string[];
}

/** The product that goes into the cart for a part; null until a variant of a configurable one is chosen. */
export const chosenId = (part: ChoosablePart, { chosen }: PartChoice): number | null =>
  part.configurable ? (resolveVariant(part.variants, chosen)?.id ?? null) : part.id;

/**
 * The fields of every part as chosen. Texts are stored by the part's id, so the fields of a product that is in the
 * bundle twice are shown once.
 */
export function partFields<Field extends CustomFieldRule>(
  parts: readonly ChoosablePart<Field>[],
  choices: readonly PartChoice[],
): Field[][] {
  const asked = new Set<string>();
  return parts.map((part, place) => {
    const { chosen } = choices[place] ?? startChoice(part);
    const variant = part.configurable ? resolveVariant(part.variants, chosen) : null;
    const fields = fieldsToAsk(part, variant).filter(
      ({ title }) => !asked.has(partKey(part, title)),
    );
    for (const { title } of fields) asked.add(partKey(part, title));
    return fields;
  });
}

/** `fields` are the fields to fill in if they differ from the part's own, see `partFields`. */
export function partMistakes(
  part: ChoosablePart,
  choice: PartChoice,
  locale: string,
  fields: readonly CustomFieldRule[] = partFields([part], [choice])[0] ?? [],
): PartMistakes {
  const missing = part.configurable ? openChoices(choice.chosen) : [];
  return {
    missing,
    impossible: missing.length === 0 && chosenId(part, choice) === null,
    wrong: wrongFields(fields, choice.texts, locale),
  };
}

/** Whether a part is complete (docs/screens.md §3.8). */
export const isSet = ({ missing, impossible, wrong }: PartMistakes): boolean =>
  missing.length === 0 && !impossible && wrong.length === 0;

/** Only simple and e-product variants of a configurable part may be chosen (docs/screens.md §3.8). */
export function withSellableVariants(product: Product): Product {
  const { associatedProducts } = product;
  if (!associatedProducts) return product;
  const products = associatedProducts.products.filter(
    ({ format }) => format === "simple" || format === "eproduct",
  );
  return { ...product, associatedProducts: { ...associatedProducts, products } };
}

/** The initial choice: the shop's preset values, no texts. */
export const startChoice = ({ preset }: ChoosablePart): PartChoice => ({
  chosen: preset,
  texts: new Map(),
});

/** The key of a part's text (docs/contract.md §4.7). */
export const partKey = (part: { readonly id: number }, title: string) => `${part.id}:${title}`;

/**
 * A bundle's `options` (docs/contract.md §4.7): every part by its chosen id; the bundle's own texts under their titles,
 * a part's under `{part id}:{title}`. Null while a part is incomplete.
 */
export function toBundleOptions(
  bundle: { readonly fields: readonly CustomFieldRule[]; readonly texts: PartChoice["texts"] },
  parts: readonly ChoosablePart[],
  choices: readonly PartChoice[],
  locale: string,
): LineOptions | null {
  if (wrongFields(bundle.fields, bundle.texts, locale).length > 0) return null;
  const asked = partFields(parts, choices);
  const set = parts.map((part, place) => {
    const choice = choices[place] ?? startChoice(part);
    const fields = asked[place] ?? [];
    const id = isSet(partMistakes(part, choice, locale, fields)) ? chosenId(part, choice) : null;
    const texts = Object.entries(toPersonalizations(fields, choice.texts, locale));
    return { id, texts: texts.map(([title, text]) => [partKey(part, title), text] as const) };
  });
  const bundleOptions = set.flatMap(({ id }) => (id === null ? [] : [{ id, options: null }]));
  if (bundleOptions.length < parts.length || parts.length === 0) return null;
  const personalizations = Object.fromEntries([
    ...Object.entries(toPersonalizations(bundle.fields, bundle.texts, locale)),
    ...set.flatMap(({ texts }) => texts),
  ]);
  return { bundleOptions, personalizations };
}

/** The choices from which a cart line was made. Choices that the line lacks have their initial value. */
export function fromBundleOptions(
  { bundleOptions, personalizations }: LineOptions,
  parts: readonly ChoosablePart[],
): PartChoice[] {
  const left = bundleOptions.map(({ id }) => id);
  const written = new Map(Object.entries(personalizations));
  return parts.map((part) => {
    const known = new Set(part.variants.map(({ id }) => id));
    const place = left.findIndex((id) => known.has(id));
    // Two parts of the same product take two variants, in order.
    const [id] = place < 0 ? [] : left.splice(place, 1);
    const variant = part.variants.find((one) => one.id === id);
    return {
      chosen: variant?.values ?? part.preset,
      texts: new Map(
        fieldsToAsk(part, variant ?? null).flatMap(({ title }) => {
          const text = written.get(partKey(part, title));
          return text === undefined ? [] : [[title, text] as const];
        }),
      ),
    };
  });
}
