import { type Db, fromJson } from "./db.ts";
import type { Attribute, Category, Product, ProductTag } from "./documents.ts";

/** A site's catalogue, parsed once because it rarely changes. Stock is read from the database every time. */
export interface Catalogue {
  readonly products: ReadonlyMap<number, Product>;
  readonly variantsOf: ReadonlyMap<number, readonly Product[]>;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly categories: ReadonlyMap<number, Category>;
  readonly tags: ReadonlyMap<number, ProductTag>;
  /** Subcategories by their parent's id; null for the roots. */
  readonly categoriesBelow: ReadonlyMap<number | null, readonly Category[]>;
  /** The products directly in a category, without variants. */
  readonly productsIn: ReadonlyMap<number, readonly Product[]>;
}

const caches = new WeakMap<Db, Map<number, Catalogue>>();

export function catalogueOf(db: Db, siteId: number): Catalogue {
  const sites = caches.get(db) ?? new Map<number, Catalogue>();
  caches.set(db, sites);
  const cached = sites.get(siteId);
  if (cached) return cached;
  const docs = <T>(table: string) =>
    db
      .all<{ doc: string }>(`SELECT doc FROM ${table} WHERE site_id = ? ORDER BY id`, siteId)
      .map((row) => fromJson<T>(row.doc));
  const products = docs<Product>("products");
  const categories = docs<Category>("categories");
  const catalogue: Catalogue = {
    products: new Map(products.map((product) => [product.id, product])),
    variantsOf: Map.groupBy(
      products.filter((product) => product.parentId !== null),
      (product) => product.parentId ?? 0,
    ),
    attributes: new Map(
      docs<Attribute>("attributes").map((attribute) => [attribute.code, attribute]),
    ),
    categories: new Map(categories.map((category) => [category.id, category])),
    tags: new Map(docs<ProductTag>("product_tags").map((tag) => [tag.id, tag])),
    categoriesBelow: Map.groupBy(categories, ({ parentId }) => parentId),
    productsIn: byCategory(products),
  };
  sites.set(siteId, catalogue);
  return catalogue;
}

/** Drops the parsed catalogue, after products changed or the data was reset. */
export const forgetCatalogue = (db: Db): void => {
  caches.delete(db);
};

function byCategory(products: readonly Product[]): Map<number, Product[]> {
  const found = new Map<number, Product[]>();
  for (const product of products) {
    if (product.parentId !== null) continue;
    for (const id of new Set(product.categories)) {
      const list = found.get(id);
      if (list) list.push(product);
      else found.set(id, [product]);
    }
  }
  return found;
}

/** A category and all below it. */
export function categoryIds(catalogue: Catalogue, root: number): Set<number> {
  const found = new Set([root]);
  // A set is walked to its end while it grows.
  for (const id of found)
    for (const below of catalogue.categoriesBelow.get(id) ?? []) found.add(below.id);
  return found;
}

/** The most cached answers per catalogue. */
const KEPT = 500;
const answers = new WeakMap<Catalogue, Map<string, unknown>>();

/**
 * The result of a function of the catalogue, computed once per key: a large catalogue is not searched again for the
 * next page of the same list.
 */
export function once<T>(catalogue: Catalogue, name: string, work: () => T): T {
  const kept = answers.get(catalogue) ?? new Map<string, unknown>();
  answers.set(catalogue, kept);
  // The text names what is kept, and so its type.
  if (kept.has(name)) return kept.get(name) as T;
  const answer = work();
  const oldest = kept.keys().next();
  if (kept.size >= KEPT && !oldest.done) kept.delete(oldest.value);
  kept.set(name, answer);
  return answer;
}
