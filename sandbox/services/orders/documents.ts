import { catalogueOf } from "../../database/catalogue.ts";
import { fromJson } from "../../database/db.ts";
import { fromCents, textIn } from "../../database/documents.ts";
import { isOffered } from "../../domain/capabilities.ts";
import { notFound } from "../../domain/failure.ts";
import { mediaOf } from "../../domain/media.ts";
import { type Call, route } from "../../http/call.ts";
import { list, record } from "../../http/input.ts";
import { cut, listA, paging } from "../../http/lists.ts";
import type { OrderRow } from "../order-state.ts";
import { afterwardsOf, guestOrderOf } from "./after-order.ts";

interface Item {
  readonly id: number;
  readonly product_id: number;
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  readonly unit_cents: number;
  readonly row_cents: number;
  readonly doc: string;
}

type Row = OrderRow & { readonly store_id: number };

/** A customer's orders as documents (`docs/contract.md §3`). Other customers' orders are answered as not found. */
export const documents = [
  route(
    "POST",
    "v1/document/document/filter/web",
    (call) => {
      const stores = list(call.body.stores).map(Number);
      const rows = ownOrders(call).filter(
        ({ store_id }) => stores.length === 0 || stores.includes(store_id),
      );
      return listA(cut(rows.map(toHead), paging(call)));
    },
    { role: "customer" },
  ),
  route(
    "GET",
    "v1/document/document/get/web/:id",
    (call) => {
      const row = ownOrders(call).find(({ id }) => id === Number(call.params.id));
      if (!row) throw notFound("Document not found.");
      return toDocument(call, row);
    },
    { role: "customer" },
  ),
  route("POST", "v1/document/document/get/guest", (call) => toDocument(call, guestOrderOf(call)), {
    capability: "guestOrder",
  }),
];

const toDocument = (call: Call, row: Row) => ({
  ...toHead(row),
  ...afterwardsOf(call, row),
  details: toDetails(call, row),
});

/** Newest first, without orders that were cancelled before payment. */
const ownOrders = ({ db, site, account }: Call): Row[] =>
  db.all<Row>(
    "SELECT * FROM orders WHERE site_id = ? AND user_id = ? AND (status <> 'cancelled' OR json_extract(doc, '$.cancelledAt') IS NOT NULL) ORDER BY created_at DESC, id DESC",
    site.siteId,
    account?.id ?? 0,
  );

const toHead = (row: Row) => ({
  id: row.id,
  slug: row.slug,
  number: row.number,
  createdAt: row.created_at,
  status: row.status,
  total: fromCents(row.total_cents),
  currency: row.currency,
  store: row.store_id,
});

function toDetails(call: Call, row: Row) {
  const doc = fromJson<Record<string, unknown>>(row.doc);
  const { priceCents, ...delivery } = record(doc.delivery);
  const items = call.db.all<Item>(
    "SELECT * FROM order_items WHERE order_id = ? ORDER BY id",
    row.id,
  );
  return {
    items: items.map((item) => toItem(call, item)),
    prices: doc.prices,
    addresses: doc.addresses,
    delivery: doc.delivery ? { ...delivery, price: fromCents(Number(priceCents ?? 0)) } : null,
    payment: doc.payment,
    message: doc.orderMessage ?? "",
  };
}

/** The line as ordered, with the current picture and page if the product still exists. */
function toItem({ db, site, language }: Call, item: Item) {
  const { products } = catalogueOf(db, site.siteId);
  const product = products.get(item.product_id);
  const main = product?.parentId ? products.get(product.parentId) : product;
  const picture = product?.pictures[0] ?? main?.pictures[0];
  return {
    itemId: item.id,
    productId: item.product_id,
    qty: item.qty,
    options: JSON.parse(item.doc),
    ...(isOffered(db, site, "withdraw") && {
      returnable: product?.type !== "service" && product?.format !== "eproduct",
    }),
    productData: {
      name: item.name,
      sku: item.sku,
      media: picture ? mediaOf(db, site.siteId, picture, language) : null,
      slug: product ? textIn(product.slug, language) : "",
      mainProductSlug: main && !main.archived ? textIn(main.slug, language) : "",
      isVisibleIndividually: product?.parentId === null,
      format: product?.format ?? "simple",
    },
    prices: {
      converted: { finalPrice: fromCents(item.unit_cents), row: fromCents(item.row_cents) },
    },
  };
}
