import type { SeedAttribute, SeedCategory, SeedProduct } from "../types-catalogue.ts";
import { makeProducts } from "./make-products.ts";
import type { CategoryRow, Kind, Tables } from "./table-types.ts";
import { slugOf } from "./words.ts";

/** Values of attributes have ids from here, products from there. */
const FIRST_VALUE = 1_000;
const FIRST_PRODUCT = 10_000;

/** The ids by which products name what they have. */
export interface Ids {
  category(name: string): number;
  value(attribute: string, label: string): number;
}

/** Categories, attributes and products, made from the tables: the same every time. */
export function makeCatalogue(tables: Tables): {
  readonly categories: readonly SeedCategory[];
  readonly attributes: readonly SeedAttribute[];
  readonly products: readonly SeedProduct[];
} {
  const categories = tables.categories.map((row, index) => toCategory(tables, row, index));
  const attributes = toAttributes(tables);
  const categoryIds = new Map(categories.map(({ id, name }) => [name.en, id]));
  const values = new Map(
    attributes.map(({ code, values: all }) => [
      code,
      new Map(all.map(({ id, value }) => [value.en, id])),
    ]),
  );
  const ids: Ids = {
    category: (name) => known(categoryIds.get(name), name),
    value: (attribute, label) => known(values.get(attribute)?.get(label), label),
  };
  return { categories, attributes, products: makeProducts(tables, ids, FIRST_PRODUCT) };
}

function known(id: number | undefined, name: string): number {
  if (id === undefined) throw new Error(`The tables of the market lack ${name}.`);
  return id;
}

function toCategory(
  { categories, kinds }: Tables,
  [name, parent, plate, description]: CategoryRow,
  index: number,
): SeedCategory {
  const above = categories.findIndex(([other]) => other === parent);
  return {
    id: index + 1,
    parentId: parent === null ? null : above + 1,
    name: { en: name },
    slug: { en: slugOf(name) },
    description: { en: description },
    picture: `market-${drawingOf(plate, kinds)}`,
    sortTypes: [1, 3, 4, 5, 6, 8],
    sortDefaultType: 8,
  };
}

/** A drawing in the first colour of the goods that have it. */
function drawingOf(plate: string, kinds: readonly Kind[]): string {
  const kind = kinds.find((one) => one.plate === plate || one.plate.startsWith(`${plate}-`));
  const [colour = "Grey"] = kind ? coloursOf(kind) : [];
  return `${kind?.plate ?? plate}-${slugOf(colour)}`;
}

const coloursOf = ({ axes = [], colours = [] }: Kind): readonly string[] =>
  axes.find(({ code }) => code === "colour")?.of ?? colours;

function toAttributes({ attributes, kinds, colours }: Tables): SeedAttribute[] {
  let id = FIRST_VALUE;
  return attributes.map(({ code, label, inputType }) => ({
    code,
    label: { en: label },
    inputType,
    values: labelsOf(code, kinds).map((value) => {
      id += 1;
      const color = code === "colour" ? colours[value] : undefined;
      return { id, value: { en: value }, ...(color ? { color } : {}) };
    }),
  }));
}

/** All values of an attribute, over all kinds: numbers by size, others by name. */
function labelsOf(code: string, kinds: readonly Kind[]): string[] {
  const found = kinds.flatMap((kind): readonly unknown[] => {
    if (code === "brand") return kind.brand ?? [];
    if (code === "colour") return coloursOf(kind);
    const fact = kind.facts[code];
    const axis = kind.axes?.find((one) => one.code === code);
    return [...(Array.isArray(fact) ? fact : []), ...(axis?.of ?? [])];
  });
  const labels = found.filter((one): one is string => typeof one === "string");
  return [...new Set(labels)].sort((a, b) => measureOf(a) - measureOf(b) || (a < b ? -1 : 1));
}

const UNITS: Readonly<Record<string, number>> = { kg: 1_000, l: 1_000, TB: 1_024 };

/** The size that a text names in its smallest unit: `1 kg` → 1000; 0 of other texts. */
export function measureOf(text: string): number {
  const [, number, unit = ""] = /^([\d.]+) ?(\w*)/.exec(text) ?? [];
  return number === undefined ? 0 : Number(number) * (UNITS[unit] ?? 1);
}
