import type { Catalogue } from "../database/catalogue.ts";
import type { Db } from "../database/db.ts";
import type { Product } from "../database/documents.ts";

/** Pieces in stock by product; null means unlimited. */
export type Stock = Pick<ReadonlyMap<number, number | null>, "get">;

/** Read product by product: of a large catalogue a request needs a few. */
export const stockOf = (db: Db, siteId: number): Stock => ({
  get: (id) =>
    db.get<{ stock: number | null }>(
      "SELECT stock FROM products WHERE id = ? AND site_id = ?",
      id,
      siteId,
    )?.stock,
});

/** All stock at once, for requests that need most of it. */
export function wholeStockOf(db: Db, siteId: number): Stock {
  const rows = db.all<{ id: number; stock: number | null }>(
    "SELECT id, stock FROM products WHERE site_id = ?",
    siteId,
  );
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** How many of a product could be sold now; null means unlimited. A bundle has as many as its scarcest part allows. */
export function availableQuantity(
  product: Product,
  catalogue: Catalogue,
  stock: Stock,
): number | null {
  const ownStock = stock.get(product.id) ?? null;
  if (product.format === "configurable") {
    const variants = (catalogue.variantsOf.get(product.id) ?? []).filter(
      (variant) => !variant.archived,
    );
    const counts = variants.map((variant) => stock.get(variant.id) ?? null);
    return counts.includes(null)
      ? null
      : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  }
  if (product.format !== "bundle") return ownStock;
  const limits = product.parts.flatMap((part) => {
    const target = catalogue.products.get(part.product);
    const count = target ? availableQuantity(target, catalogue, stock) : 0;
    return count === null ? [] : [Math.floor(count / part.quantity)];
  });
  return [...limits, ...(ownStock === null ? [] : [ownStock])].reduce<number | null>(
    (least, count) => (least === null ? count : Math.min(least, count)),
    null,
  );
}

export interface Wanted {
  readonly product: Product;
  readonly qty: number;
  /** The chosen product of every part, in the order of `product.parts`. */
  readonly chosen: readonly number[];
}

/** Pieces needed over all lines, by product id. */
export function demandOf(lines: readonly Wanted[]): Map<number, number> {
  const demand = new Map<number, number>();
  const add = (id: number, qty: number) => demand.set(id, (demand.get(id) ?? 0) + qty);
  for (const line of lines) {
    add(line.product.id, line.qty);
    line.product.parts.forEach((part, index) => {
      add(line.chosen[index] ?? part.product, part.quantity * line.qty);
    });
  }
  return demand;
}

/** The first product with too little stock, or null. */
export function shortage(
  demand: ReadonlyMap<number, number>,
  stock: Stock,
): { id: number; left: number } | null {
  for (const [id, qty] of demand) {
    const left = stock.get(id);
    if (left !== null && left !== undefined && left < qty) return { id, left };
  }
  return null;
}

/** Takes pieces in the caller's transaction; returns the id of a product with too little stock, or null. */
export function takeStock(db: Db, demand: ReadonlyMap<number, number>): number | null {
  for (const [id, qty] of demand) {
    const { changes } = db.run(
      "UPDATE products SET stock = stock - ? WHERE id = ? AND (stock IS NULL OR stock >= ?)",
      qty,
      id,
      qty,
    );
    if (changes === 0) return id;
  }
  return null;
}

export function returnStock(db: Db, demand: ReadonlyMap<number, number>): void {
  for (const [id, qty] of demand)
    db.run("UPDATE products SET stock = stock + ? WHERE id = ?", qty, id);
}
