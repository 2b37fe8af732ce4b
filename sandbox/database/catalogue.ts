import { type Db, fromJson } from "./db.ts";
import type { Attribute, Category, Product, ProductTag } from "./documents.ts";

/** A site's catalogue, parsed once because it rarely changes. Stock is read from the database every time. */
export interface Catalogue {
  readonly products: ReadonlyMap<number, Product>;
  readonly variantsOf: ReadonlyMap<number, readonly Product[]>;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly categories: ReadonlyMap<number, Category>;
  readonly tags: ReadonlyMap<number, ProductTag>;
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
  const catalogue: Catalogue = {
    products: new Map(products.map((product) => [product.id, product])),
    variantsOf: Map.groupBy(
      products.filter((product) => product.parentId !== null),
      (product) => product.parentId ?? 0,
    ),
    attributes: new Map(
      docs<Attribute>("attributes").map((attribute) => [attribute.code, attribute]),
    ),
    categories: new Map(docs<Category>("categories").map((category) => [category.id, category])),
    tags: new Map(docs<ProductTag>("product_tags").map((tag) => [tag.id, tag])),
  };
  sites.set(siteId, catalogue);
  return catalogue;
}

/** Drops the parsed catalogue, after products changed or the data was reset. */
export const forgetCatalogue = (db: Db): void => {
  caches.delete(db);
};

/** A category and all below it. */
export function categoryIds(catalogue: Catalogue, root: number): Set<number> {
  const found = new Set([root]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const category of catalogue.categories.values()) {
      if (category.parentId !== null && found.has(category.parentId)) found.add(category.id);
    }
  }
  return found;
}
