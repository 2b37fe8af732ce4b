import { forgetCatalogue } from "../database/catalogue.ts";
import { type Db, fromJson } from "../database/db.ts";
import { type Product, toCents } from "../database/documents.ts";

interface ProductChange {
  readonly retailPrice?: number;
  readonly discount?: number;
  readonly archived?: boolean;
  readonly stock?: number | null;
  /** HTML, in every language. */
  readonly description?: string;
}

/** A price, the stock, the description, or whether it is sold; false if there is no such product. */
export function changeProduct(
  db: Db,
  id: number,
  { retailPrice, stock, description, ...flags }: ProductChange,
): boolean {
  const row = db.get<{ doc: string }>("SELECT doc FROM products WHERE id = ?", id);
  if (!row) return false;
  const { discount, archived } = flags;
  const doc: Product = {
    ...fromJson<Product>(row.doc),
    ...(retailPrice === undefined ? {} : { retailCents: toCents(retailPrice) }),
    ...(discount === undefined ? {} : { discount }),
    ...(archived === undefined ? {} : { archived }),
    ...(description === undefined ? {} : { description: { en: description } }),
  };
  db.run("UPDATE products SET doc = ? WHERE id = ?", JSON.stringify(doc), id);
  if (stock !== undefined) db.run("UPDATE products SET stock = ? WHERE id = ?", stock, id);
  forgetCatalogue(db);
  return true;
}
