import "server-only";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import {
  type ChoosablePart,
  type PartChoice,
  partFields,
  partKey,
  partMistakes,
  toBundleOptions,
  withSellableVariants,
} from "#lib/shop/domain/cart/bundle-choice.ts";
import type { LineOptions } from "#lib/shop/domain/cart/line.ts";
import {
  type CustomFieldRule,
  toFields,
  variantFields,
  wrongFields,
} from "#lib/shop/domain/product/custom-options.ts";
import { textName } from "#lib/shop/domain/product/fields-to-ask.ts";
import { toVariantModel } from "#lib/shop/domain/product/variant-model.ts";
import { readBundleParts } from "#lib/web/data/catalog/bundles.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The name of the list of a part's variants in a form; `place` because a bundle may contain a product twice. */
export const partName = (place: number): string => `part:${place}`;

/** A bundle as a form without scripts has filled it in. */
interface FilledBundle {
  readonly parts: readonly {
    readonly product: Product;
    /** The fields that the chosen product asks for. */
    readonly fields: readonly CustomFieldRule[];
    readonly isOpen: boolean;
  }[];
  /** Null while something is wrong. */
  readonly options: LineOptions | null;
  /** The names of wrong controls. */
  readonly wrong: readonly string[];
}

/** Reads the chosen parts of a bundle from a form, by the same rules as the scripts. Null if it cannot be bought. */
export async function readBundleForm(
  context: SiteContext,
  bundle: Product,
  read: (name: string) => string,
): Promise<FilledBundle | null> {
  const found = await readBundleParts(context, bundle);
  const products = found.flatMap((product) =>
    product && product.format !== "bundle" ? [product] : [],
  );
  if (products.length === 0 || products.length < found.length) return null;
  const parts = products.map(toChoosable);
  const choices = parts.map((part, place) => choiceOf(part, place, read));
  const asked = partFields(parts, choices);
  const own = toFields(bundle.customOptions);
  const texts = new Map(own.map(({ title }) => [title, read(textName(title))]));
  const mistakes = parts.map((part, place) =>
    partMistakes(part, choices[place] ?? NOTHING, context.locale, asked[place] ?? []),
  );
  return {
    parts: products.map((product, place) => ({
      product,
      fields: asked[place] ?? [],
      isOpen: isOpen(mistakes[place]),
    })),
    options: toBundleOptions({ fields: own, texts }, parts, choices, context.locale),
    wrong: [
      ...wrongFields(own, texts, context.locale).map(textName),
      ...mistakes.flatMap((mistake, place) => [
        ...(isOpen(mistake) ? [partName(place)] : []),
        ...mistake.wrong.map((title) => textName(partKey(parts[place] ?? bundle, title))),
      ]),
    ],
  };
}

/** A part with its variants and fields. Nothing is preselected, because its list begins with an empty choice. */
function toChoosable(product: Product): ChoosablePart {
  const sellable = withSellableVariants(product);
  const fields = variantFields(sellable);
  return {
    id: product.id,
    configurable: product.format === "configurable",
    variants: toVariantModel(sellable).variants.map((one) => ({
      ...one,
      fields: fields.get(one.id),
    })),
    fields: toFields(product.customOptions),
    preset: NOTHING.chosen,
  };
}

const NOTHING: PartChoice = { chosen: [""], texts: new Map() };

const isOpen = (mistake: ReturnType<typeof partMistakes> | undefined): boolean =>
  mistake !== undefined && (mistake.missing.length > 0 || mistake.impossible);

function choiceOf(part: ChoosablePart, place: number, read: (name: string) => string): PartChoice {
  const variant = part.variants.find(({ id }) => id === Number(read(partName(place))));
  const titles = [part, ...part.variants].flatMap(({ fields = [] }) =>
    fields.map(({ title }) => title),
  );
  return {
    chosen: variant?.values ?? NOTHING.chosen,
    texts: new Map(titles.map((title) => [title, read(textName(partKey(part, title)))])),
  };
}
