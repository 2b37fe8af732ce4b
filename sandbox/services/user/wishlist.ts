import { catalogueOf } from "../../database/catalogue.ts";
import { forbidden, notFound } from "../../domain/failure.ts";
import { type Call, route } from "../../http/call.ts";
import { integer } from "../../http/input.ts";
import { cut, listC, paging } from "../../http/lists.ts";

/** A customer's wish list (`docs/contract.md §5`): one call that toggles, one that reads. */
export const wishlist = [
  route(
    "POST",
    "v1/cms/wishlist/create",
    (call) => {
      const userId = customerOf(call);
      const productId = integer(call.body, "product_id");
      const product = catalogueOf(call.db, call.site.siteId).products.get(productId);
      if (!product || product.archived) throw notFound("Product not found.");
      const isListed = call.db.get(
        "SELECT 1 FROM wishlist WHERE user_id = ? AND product_id = ?",
        userId,
        productId,
      );
      if (isListed)
        call.db.run("DELETE FROM wishlist WHERE user_id = ? AND product_id = ?", userId, productId);
      else
        call.db.run(
          "INSERT INTO wishlist VALUES (?, ?, ?)",
          userId,
          productId,
          new Date().toISOString(),
        );
      return { product_id: productId };
    },
    { role: "customer" },
  ),
  route(
    "GET",
    "v1/cms/wishlist/filter",
    (call) => {
      const rows = call.db.all<{ product_id: number }>(
        "SELECT product_id FROM wishlist WHERE user_id = ? ORDER BY added_at DESC, rowid DESC",
        customerOf(call),
      );
      return listC(cut(rows, paging(call)));
    },
    { role: "customer" },
  ),
];

/** Back-office users have none. */
function customerOf({ account }: Call): number {
  if (!account || account.backoffice) throw forbidden("Only customers have a wishlist.");
  return account.id;
}
