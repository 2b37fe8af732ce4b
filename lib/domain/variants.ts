import type { Product } from "@/lib/api/schemas/product";
import { type PriceView, priceOf } from "./price";

/** A value that can be chosen. `color` is set for a colour swatch, `picture` is a media path. */
export interface VariantOption {
  readonly id: string;
  readonly label: string;
  readonly color: string;
  readonly picture: string;
}

/** One choice of a configurable product. `swatch` is drawn as radios, everything else as a combobox. */
export interface VariantChoice {
  readonly code: string;
  readonly label: string;
  readonly swatch: boolean;
  readonly options: readonly VariantOption[];
}

/** A product that can be bought, by what was chosen: attribute code → option id. */
export interface Variant {
  readonly id: number;
  readonly values: Readonly<Record<string, string>>;
  readonly price: PriceView;
  readonly available: boolean;
  readonly stock: number | null;
}

export interface VariantModel {
  readonly choices: readonly VariantChoice[];
  readonly variants: readonly Variant[];
}

/** What is chosen so far: attribute code → option id. */
export type Chosen = Readonly<Record<string, string>>;

const isSold = (stock: { available: boolean; quantity: number | null }) =>
  stock.available && stock.quantity !== 0;

/** The choices and variants of a product (contract, section 4, associatedProducts); slim enough to travel to an island. */
export function toVariantModel(product: Pick<Product, "associatedProducts">): VariantModel {
  const { attributes = [], products = [] } = product.associatedProducts ?? {};
  const codes = attributes.map(({ attributeCode }) => attributeCode);
  return {
    choices: attributes.map(({ attributeCode, label, inputType, values }) => ({
      code: attributeCode,
      label: label || attributeCode,
      swatch: inputType === "textSwatch" || inputType === "visualSwatch",
      options: values.map(({ id, value, color, media, isMedia }) => ({
        id,
        label: isMedia ? media?.title || value : value,
        color:
          color || (inputType === "visualSwatch" && /^#[0-9a-f]{3,8}$/i.test(value) ? value : ""),
        picture: media?.path ?? "",
      })),
    })),
    variants: products
      .filter(({ archived }) => !archived)
      .map(({ id, attributeSet, stock, ...prices }) => ({
        id,
        values: Object.fromEntries(
          (attributeSet?.attributes ?? []).flatMap(
            ({ attributeCode, value }): [string, string][] =>
              codes.includes(attributeCode) && value ? [[attributeCode, value]] : [],
          ),
        ),
        price: priceOf(prices),
        available: isSold(stock),
        stock: stock.quantity,
      })),
  };
}

/** The values preselected by the shop (contract, section 7). */
export function defaultChoice(product: Pick<Product, "associatedProducts">): Chosen {
  return Object.fromEntries(
    (product.associatedProducts?.attributes ?? []).flatMap(
      ({ attributeCode, values }): [string, string][] => {
        const preset = values.find(({ shopDefault }) => shopDefault);
        return preset ? [[attributeCode, preset.id]] : [];
      },
    ),
  );
}

/** The part of a query that names existing values: `?size=12&color=3`. Everything else is dropped. */
export function choiceFrom(query: URLSearchParams, { choices }: VariantModel): Chosen {
  return Object.fromEntries(
    choices.flatMap(({ code, options }): [string, string][] => {
      const asked = query.get(code);
      return asked !== null && options.some(({ id }) => id === asked) ? [[code, asked]] : [];
    }),
  );
}

const fits = (variant: Variant, chosen: Chosen): boolean =>
  Object.entries(chosen).every(([code, id]) => variant.values[code] === id);

/** The variant that carries every chosen value; null while a choice is open or where there is no such variant. */
export function resolveVariant(
  { choices, variants }: VariantModel,
  chosen: Chosen,
): Variant | null {
  if (choices.length === 0 || choices.some(({ code }) => !chosen[code])) return null;
  const asked = Object.fromEntries(choices.map(({ code }) => [code, chosen[code] as string]));
  return variants.find((variant) => fits(variant, asked)) ?? null;
}

/** Codes of what is still to be chosen. */
export const openChoices = ({ choices }: VariantModel, chosen: Chosen): string[] =>
  choices.filter(({ code }) => !chosen[code]).map(({ code }) => code);

/** What choosing an option would lead to, the other choices kept. */
export type OptionState = "available" | "soldOut" | "impossible";

export function optionState(
  { variants }: VariantModel,
  chosen: Chosen,
  code: string,
  id: string,
): OptionState {
  const left = variants.filter((variant) => fits(variant, { ...chosen, [code]: id }));
  if (left.length === 0) return "impossible";
  return left.some(({ available }) => available) ? "available" : "soldOut";
}

/** The lowest price of the variants and whether there are dearer ones, for "from". */
export function priceSpan(
  variants: readonly Variant[],
): { readonly lowest: number; readonly varies: boolean } | null {
  const amounts = variants.flatMap(({ price }) => price.final ?? []);
  if (amounts.length === 0) return null;
  const lowest = Math.min(...amounts);
  return { lowest, varies: amounts.some((amount) => amount > lowest) };
}
