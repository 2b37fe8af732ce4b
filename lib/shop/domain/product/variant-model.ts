import { toColor } from "#lib/base/utils/color.ts";
import { isPictureFile } from "#lib/base/utils/picture-file.ts";
import type { Product, VariantAttribute } from "#lib/shop/api/schemas/product-schema.ts";
import { isInStock } from "./buyable.ts";
import { type PriceView, priceOf } from "./product-price.ts";
import { valueLabel } from "./value-label.ts";
import {
  type ChoiceControl,
  type Chosen,
  idsOf,
  type VariantChoice,
  type VariantKey,
  type VariantOption,
} from "./variants.ts";

/** The type of an attribute's values, which decides how they are formatted in the page's language. */
export type ValueKind = "text" | "yesNo" | "number" | "date" | "dateTime";

/** A choice with the backend's labels: `kind` decides how the page formats them. */
export interface ModelChoice extends VariantChoice {
  readonly kind: ValueKind;
}

/** A product that can be bought, with the key of its choices. */
export interface Variant extends VariantKey {
  readonly id: number;
  readonly price: PriceView;
  /** Pieces left; null if the backend gives none. */
  readonly stock: number | null;
}

interface VariantModel {
  readonly choices: readonly ModelChoice[];
  readonly variants: readonly Variant[];
}

type Source = Pick<Product, "associatedProducts">;

/** Input types (docs/contract.md §4.6) without case and hyphens; an unknown one is chosen from a list of texts. */
const TYPES: Readonly<Record<string, readonly [ChoiceControl, ValueKind]>> = {
  textswatch: ["swatch", "text"],
  visualswatch: ["swatch", "text"],
  multipleselect: ["many", "text"],
  multiselect: ["many", "text"],
  yesno: ["swatch", "yesNo"],
  number: ["select", "number"],
  numberfield: ["select", "number"],
  date: ["select", "date"],
  datetime: ["select", "dateTime"],
};

/** So many values are shown as buttons; more are a list. */
const MOST_BUTTONS = 24;

const bare = (type: string) => type.toLowerCase().replace(/[^a-z]/g, "");

/** The choices and variants of a product (docs/contract.md §4.6). */
export function toVariantModel(product: Source): VariantModel {
  const products = (product.associatedProducts?.products ?? []).filter(({ archived }) => !archived);
  const valueIn = (variant: (typeof products)[number], code: string) =>
    variant.attributeSet?.attributes.find(({ attributeCode }) => attributeCode === code)?.value ??
    "";
  const choices = (product.associatedProducts?.attributes ?? []).map((attribute) =>
    toChoice(
      attribute,
      products.map((variant) => valueIn(variant, attribute.attributeCode)),
    ),
  );
  return {
    choices,
    variants: products.map((variant) => ({
      id: variant.id,
      values: choices.map((choice) => toIds(choice, valueIn(variant, choice.code))),
      price: priceOf(variant),
      available: isInStock(variant.stock),
      stock: variant.stock.quantity,
    })),
  };
}

/**
 * The values that the shop preselects (docs/contract.md §4.6): only those that are in stock and cost nothing extra, so
 * that nobody pays for a value without having chosen it (Directive 2011/83/EU, article 22).
 */
export function defaultChoice(product: Source, variants: readonly Variant[]): Chosen {
  const offered = variants.some(({ available }) => available)
    ? variants.filter(({ available }) => available)
    : variants;
  const lowest = priceSpan(offered)?.lowest;
  const costsNoMore = (id: string, place: number) => {
    const having = offered.filter(({ values }) => idsOf(values[place]).includes(id));
    return having.length > 0 && priceSpan(having)?.lowest === lowest;
  };
  return (product.associatedProducts?.attributes ?? []).map(
    ({ values }, place) =>
      values.find(({ id, shopDefault }) => shopDefault && costsNoMore(id, place))?.id ?? "",
  );
}

/** The lowest price of the variants and whether others cost more, for "from". */
export function priceSpan(
  variants: readonly Pick<Variant, "price">[],
): { readonly lowest: number; readonly varies: boolean } | null {
  const amounts = variants.flatMap(({ price }) => price.final ?? []);
  if (amounts.length === 0) return null;
  const lowest = Math.min(...amounts);
  return { lowest, varies: amounts.some((amount) => amount > lowest) };
}

/** Numbers and dates often come without a list of values: then the variants' values are offered. */
function toChoice(attribute: VariantAttribute, used: readonly string[]): ModelChoice {
  const { attributeCode: code, label, inputType, values } = attribute;
  const [usual, kind] = TYPES[bare(inputType)] ?? ["select", "text"];
  const named: VariantOption[] = values.map(({ id, value, color, media, isMedia }) => ({
    id,
    label: valueLabel({ text: value, isMedia, media }) || id,
    color:
      // Used in a style attribute, where anything but a colour could add other declarations.
      toColor(color) ??
      (bare(inputType) === "visualswatch" && /^#[0-9a-f]{3,8}$/i.test(value) ? value : ""),
    picture: media?.path ?? "",
  }));
  const usedValues = [
    ...new Set(used.flatMap((value) => (usual === "many" ? idsOf(value) : value || []))),
  ];
  const options =
    named.length > 0
      ? named
      : usedValues.map((value) => ({
          id: value,
          label: valueLabel({ text: value, isMedia: false, media: null }) || value,
          color: "",
          picture: isPictureFile(value) ? value : "",
        }));
  return {
    code,
    label: label || code,
    // A combobox hides the available and sold-out values.
    control: usual === "select" && options.length <= MOST_BUTTONS ? "swatch" : usual,
    kind,
    options,
  };
}

/** The option ids of a variant's value: by id, else by its meaning (`true` for `yes`, a day for a date with a time). */
function toIds({ control, kind, options }: ModelChoice, value: string): string {
  const one = (text: string) =>
    (
      options.find(({ id }) => id === text) ??
      options.find(({ id, label, picture }) =>
        [plain(kind, id), plain(kind, label), picture].includes(plain(kind, text)),
      )
    )?.id ?? text;
  if (value === "") return "";
  if (control !== "many") return one(value);
  const ids = idsOf(value).map((text) => one(text.trim()));
  return options.flatMap(({ id }) => (ids.includes(id) ? [id] : [])).join();
}

/** A value normalised for comparison. */
export function plain(kind: ValueKind, text: string): string {
  if (kind === "yesNo")
    return /^(yes|true|1)$/i.test(text) ? "yes" : /^(no|false|0)$/i.test(text) ? "no" : text;
  if (kind === "number") return text !== "" && Number.isFinite(+text) ? String(+text) : text;
  if (kind === "text") return text;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  return kind === "date" ? date.toISOString().slice(0, 10) : date.toISOString();
}
