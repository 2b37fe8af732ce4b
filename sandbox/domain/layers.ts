import { type Catalogue, once } from "../database/catalogue.ts";
import {
  type Attribute,
  type AttributeValue,
  type Product,
  textIn,
} from "../database/documents.ts";
import { attributeOf, candidatesOf, findProducts, nameOf, type Search } from "./filters.ts";
import { finalCents } from "./prices.ts";

const TYPES: Readonly<Record<string, string>> = {
  numberField: "Number",
  date: "Date",
  dateTime: "DateTime",
  yesNo: "YesNo",
};
const PRICE_LABEL: Readonly<Record<string, string>> = {
  en: "Price",
  hr: "Cijena",
  de: "Preis",
  ar: "السعر",
};
const YES_NO: Readonly<Record<string, readonly [string, string]>> = {
  en: ["Yes", "No"],
  hr: ["Da", "Ne"],
  de: ["Ja", "Nein"],
  ar: ["نعم", "لا"],
};

/**
 * Layered filters of a search (`docs/contract.md §4`). Each filter counts the products that the other filters leave,
 * so that a second value of a chosen filter shows what it would add.
 */
export function layersOf(
  catalogue: Catalogue,
  search: Search,
  language: string,
  mediaOf: (picture: string) => object,
) {
  const layers = once(catalogue, nameOf("layers", search, language), () =>
    countLayers(catalogue, search, language),
  );
  return layers.map((layer) => ({
    ...layer,
    values: layer.values.map(({ picture, ...value }) =>
      picture === undefined ? value : { ...value, media: mediaOf(picture) },
    ),
  }));
}

interface Layer {
  readonly attributeCode: string;
  readonly attributeID: number;
  readonly label: string;
  readonly type: string;
  readonly values: readonly LayerValue[];
}

interface LayerValue {
  readonly attributeID: number | string;
  readonly valueLabel: string;
  readonly totalProducts: number;
  readonly minValue?: AttributeValue;
  readonly maxValue?: AttributeValue;
  readonly color?: string;
  readonly picture?: string;
}

function countLayers(catalogue: Catalogue, search: Search, language: string): readonly Layer[] {
  const others = (key: string) => search.filters.filter((filter) => filter.key !== key);
  const without = (key: string): readonly Product[] =>
    findProducts(catalogue, { ...search, filters: others(key) }, language);
  const layers = [...catalogue.attributes.values()].flatMap((attribute): Layer[] => {
    const valuesOf = (product: Product): AttributeValue[] =>
      candidatesOf(catalogue, product, others(attribute.code)).flatMap(
        (one) => attributeOf(one, attribute.code) ?? [],
      );
    const productValues = without(attribute.code)
      .map(valuesOf)
      .filter((values) => values.length > 0);
    const values = layerValues(attribute, productValues, language);
    if (values.length === 0) return [];
    return [
      {
        attributeCode: attribute.code,
        attributeID: attribute.id,
        label: textIn(attribute.label, language),
        type: TYPES[attribute.inputType] ?? attribute.inputType,
        values,
      },
    ];
  });
  const prices = without("finalPrice").map((product) => finalCents(product) / 100);
  if (prices.length === 0) return layers;
  return [
    ...layers,
    {
      attributeCode: "finalPrice",
      attributeID: 0,
      label: PRICE_LABEL[language] ?? "Price",
      type: "Number",
      values: [
        {
          attributeID: 0,
          valueLabel: "",
          totalProducts: prices.length,
          minValue: prices.reduce((least, price) => Math.min(least, price)),
          maxValue: prices.reduce((most, price) => Math.max(most, price)),
        },
      ],
    },
  ];
}

function layerValues(
  attribute: Attribute,
  productValues: readonly (readonly AttributeValue[])[],
  language: string,
): LayerValue[] {
  const counts = new Map<AttributeValue, number>();
  for (const value of productValues.flatMap((values) => [...new Set(values)]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  const count = (value: AttributeValue) => counts.get(value) ?? 0;
  switch (attribute.inputType) {
    case "numberField":
    case "date":
    case "dateTime": {
      const sorted = productValues.flat().toSorted((a, b) => (a < b ? -1 : 1));
      if (sorted.length === 0) return [];
      return [
        {
          attributeID: attribute.id,
          valueLabel: "",
          totalProducts: productValues.length,
          minValue: sorted[0],
          maxValue: sorted.at(-1),
        },
      ];
    }
    case "yesNo": {
      const labels = YES_NO[language] ?? ["Yes", "No"];
      return [
        { attributeID: "yes", valueLabel: labels[0], totalProducts: count(true) },
        { attributeID: "no", valueLabel: labels[1], totalProducts: count(false) },
      ].filter(({ totalProducts }) => totalProducts > 0);
    }
    default:
      return attribute.values
        .map((value) => ({
          attributeID: value.id,
          valueLabel: textIn(value.value, language),
          totalProducts: count(value.id),
          ...(value.color ? { color: value.color } : {}),
          ...(value.picture ? { picture: value.picture } : {}),
        }))
        .filter(({ totalProducts }) => totalProducts > 0);
  }
}
