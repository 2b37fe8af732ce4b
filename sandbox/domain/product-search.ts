import { type Catalogue, once } from "../database/catalogue.ts";
import { type Product, textIn } from "../database/documents.ts";
import { type Field, rank, toField } from "./match.ts";

/** The searched texts of a catalogue in each language, made once. */
const indexes = new WeakMap<Catalogue, Map<string, Map<Product, readonly Field[]>>>();

/** The products that the keywords find, with a score each: names count most, descriptions least. */
export function searchProducts(
  catalogue: Catalogue,
  keywords: string,
  language: string,
): ReadonlyMap<Product, number> {
  return once(catalogue, JSON.stringify(["search", keywords, language]), () => {
    const index = indexOf(catalogue, language);
    return rank([...index.keys()], (product) => index.get(product) ?? [], keywords);
  });
}

/** Best first. Of equal ones goods before bundles, downloads and services, then by the priority in their category. */
export const byRelevance =
  (scores: ReadonlyMap<Product, number>) =>
  (a: Product, b: Product): number =>
    (scores.get(b) ?? 0) - (scores.get(a) ?? 0) ||
    kindOf(a) - kindOf(b) ||
    b.categoryPriority - a.categoryPriority ||
    b.id - a.id;

const KINDS = { simple: 0, configurable: 0, bundle: 1, eproduct: 2 } as const;
const kindOf = ({ type, format }: Product): number => (type === "service" ? 3 : KINDS[format]);

function indexOf(catalogue: Catalogue, language: string): Map<Product, readonly Field[]> {
  const languages = indexes.get(catalogue) ?? new Map<string, Map<Product, readonly Field[]>>();
  indexes.set(catalogue, languages);
  const index =
    languages.get(language) ??
    new Map(
      // A variant is found by its product.
      [...catalogue.products.values()]
        .filter(({ parentId }) => parentId === null)
        .map((product) => [product, fieldsOf(catalogue, product, language)]),
    );
  languages.set(language, index);
  return index;
}

function fieldsOf(catalogue: Catalogue, product: Product, language: string): Field[] {
  const values = Object.entries(product.attributes).flatMap(([code, value]) =>
    (catalogue.attributes.get(code)?.values ?? []).filter(
      ({ id }) => Array.isArray(value) && value.includes(id),
    ),
  );
  return [
    toField(textIn(product.name, language), 10),
    toField(product.sku, 8),
    ...product.categories.flatMap((id) => {
      const category = catalogue.categories.get(id);
      return category
        ? [
            toField(textIn(category.name, language), 6, 12),
            toField(textIn(category.description, language), 1),
          ]
        : [];
    }),
    ...product.tags.flatMap((id) => {
      const tag = catalogue.tags.get(id);
      return tag ? [toField(textIn(tag.name, language), 4)] : [];
    }),
    ...values.map(({ value }) => toField(textIn(value, language), 3)),
    toField(textIn(product.description, language).replace(/<[^>]*>/g, " "), 1),
  ];
}
