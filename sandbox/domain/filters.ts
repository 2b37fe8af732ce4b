import { type Catalogue, categoryIds, once } from "../database/catalogue.ts";
import type { AttributeValue, Product } from "../database/documents.ts";
import { finalCents } from "./prices.ts";
import { searchProducts } from "./product-search.ts";

export interface Filter {
  readonly key: string;
  readonly value: unknown;
  readonly range: boolean;
}

export interface Search {
  readonly keywords: string;
  readonly filters: readonly Filter[];
  readonly mainCategory: number | null;
}

/** The products a search finds, unsorted. Variants only when requested by id (`docs/contract.md §4`). */
export const findProducts = (
  catalogue: Catalogue,
  search: Search,
  language: string,
): readonly Product[] =>
  once(catalogue, nameOf("products", search, language), () => find(catalogue, search, language));

/** Names what a search finds, for `once`. */
export const nameOf = (what: string, search: Search, language: string): string =>
  JSON.stringify([what, search, language]);

function find(catalogue: Catalogue, search: Search, language: string): Product[] {
  const byId = search.filters.some((filter) => filter.key === "id");
  const found =
    search.keywords.trim() === "" ? null : searchProducts(catalogue, search.keywords, language);
  const inside = search.mainCategory === null ? null : categoryIds(catalogue, search.mainCategory);
  return [...candidates(catalogue, search)].filter(
    (product) =>
      (byId || product.parentId === null) &&
      (inside === null || product.categories.some((id) => inside.has(id))) &&
      (found === null || found.has(product)) &&
      passes(catalogue, product, search.filters),
  );
}

/** The candidates of a search: those with the ids that it names, or everything. */
function candidates(catalogue: Catalogue, { filters }: Search): Iterable<Product> {
  const byId = filters.find(({ key }) => key === "id");
  if (!byId) return catalogue.products.values();
  const wanted = [...new Set(ids(byId.value).map(Number))].toSorted((a, b) => a - b);
  return wanted.flatMap((id) => catalogue.products.get(id) ?? []);
}

/** Flags and ids are compared with the product, attributes with the product or with a single one of its variants. */
function passes(catalogue: Catalogue, product: Product, filters: readonly Filter[]): boolean {
  const attributes = filters.filter((filter) => !isOwn(filter.key));
  if (!filters.every((filter) => !isOwn(filter.key) || ownPasses(product, filter))) return false;
  if (attributes.length === 0) return true;
  return candidatesOf(catalogue, product, attributes).length > 0;
}

/** The product and those of its variants that have all these attributes. */
export function candidatesOf(
  catalogue: Catalogue,
  product: Product,
  filters: readonly Filter[],
): Product[] {
  const attributes = filters.filter((filter) => !isOwn(filter.key));
  const all = [product, ...(catalogue.variantsOf.get(product.id) ?? [])];
  return all.filter((candidate) =>
    attributes.every((filter) => attributePasses(attributeOf(candidate, filter.key), filter)),
  );
}

/** Reads own properties only, because a code may be `__proto__`. */
export const attributeOf = (product: Product, code: string): AttributeValue | undefined =>
  Object.hasOwn(product.attributes, code) ? product.attributes[code] : undefined;

const OWN = ["archived", "featured", "discount", "id", "categories", "tags", "finalPrice", "type"];
const isOwn = (key: string): boolean => OWN.includes(key);

function ownPasses(product: Product, filter: Filter): boolean {
  switch (filter.key) {
    case "archived":
      return product.archived === toFlag(filter.value);
    case "featured":
      return product.featured === toFlag(filter.value);
    case "discount":
      return product.discount > 0 === toFlag(filter.value);
    case "id":
      return idsOf(filter).has(String(product.id));
    case "categories":
      return (
        isEmpty(filter.value) ||
        product.categories.some((id) => ids(filter.value).includes(String(id)))
      );
    case "tags":
      return (
        isEmpty(filter.value) || product.tags.some((id) => ids(filter.value).includes(String(id)))
      );
    case "type":
      return ids(filter.value).includes(product.type);
    default:
      return inRange(finalCents(product) / 100, filter.value);
  }
}

function attributePasses(value: AttributeValue | undefined, filter: Filter): boolean {
  if (isEmpty(filter.value)) return true;
  if (value === undefined) return false;
  if (filter.range)
    return (typeof value === "number" || typeof value === "string") && inRange(value, filter.value);
  if (typeof value === "boolean")
    return ids(filter.value).some((wanted) => toFlag(wanted) === value);
  const values = Array.isArray(value) ? value.map(String) : [String(value)];
  return ids(filter.value).some((wanted) => values.includes(wanted));
}

/** Both ends are included, and an end without a time includes the whole day. Days and times are UTC. */
function inRange(value: number | string, range: unknown): boolean {
  const [min, max] = Array.isArray(range) ? range : [];
  const [point, from, to] =
    typeof value === "number"
      ? [value, Number(min), Number(max)]
      : [Date.parse(value), Date.parse(String(min)), endOf(String(max))];
  return (min == null || point >= from) && (max == null || point <= to);
}

const DAY = 86_400_000;
const endOf = (text: string): number =>
  Date.parse(text) + (/^\d{4}-\d{2}-\d{2}$/.test(text) ? DAY - 1 : 0);

const named = new WeakMap<Filter, ReadonlySet<string>>();

/** The ids of a filter, read once: a flag of a large site names thousands. */
function idsOf(filter: Filter): ReadonlySet<string> {
  const known = named.get(filter) ?? new Set(ids(filter.value));
  named.set(filter, known);
  return known;
}

const ids = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String);
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const toFlag = (value: unknown): boolean =>
  value === true || value === "true" || value === "yes" || value === 1;
