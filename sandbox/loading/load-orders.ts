import { randomBytes } from "node:crypto";
import { catalogueOf, forgetCatalogue } from "../database/catalogue.ts";
import { type Db, fromJson } from "../database/db.ts";
import { type Delivery, fromCents, type Payment, textIn } from "../database/documents.ts";
import { offsetId } from "../database/ids.ts";
import { finalCents, taxInside } from "../domain/prices.ts";
import type { Seed, SeedAddress, SeedPastOrder, SeedSite } from "../seed/types.ts";

/** The orders that customers made before, and the addresses they went to. */
export function loadOrders(db: Db, seed: Seed, site: SeedSite, number: number): void {
  const toSiteId = offsetId(number);
  if (!seed.pastOrders) return;
  const { orders, address } = seed.pastOrders;
  // The cached catalogue may be from before a reset.
  forgetCatalogue(db);
  for (const user of new Set(orders.map((order) => order.user))) {
    for (const type of ["main", "shipping"])
      db.run(
        "INSERT INTO addresses (user_id, type, doc) VALUES (?, ?, ?)",
        toSiteId(user),
        type,
        JSON.stringify(address),
      );
  }
  const oldestFirst = [...orders].sort((a, b) => b.daysAgo - a.daysAgo);
  for (const order of oldestFirst) insertOrder(db, order, address, site, toSiteId);
}

function insertOrder(
  db: Db,
  order: SeedPastOrder,
  address: SeedAddress,
  site: SeedSite,
  toSiteId: (id: number) => number,
): void {
  const language = site.defaultLanguage;
  const { products } = catalogueOf(db, site.siteId);
  const lines = order.items.flatMap(({ product: id, quantity }) => {
    const product = products.get(toSiteId(id));
    if (!product) return [];
    const unit = finalCents(product);
    return [{ product, quantity, unit, tax: taxInside(unit * quantity, product.taxRate) }];
  });
  const sum = (pick: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const items = sum(({ unit, quantity }) => unit * quantity);
  const tax = sum((line) => line.tax);
  const [delivery] = docs<Delivery>(db, "deliveries", site);
  const [payment] = docs<Payment>(db, "payments", site);
  const freight = delivery ? delivery.priceCents : 0;
  const number = `${site.siteId}-${String(order.daysAgo).padStart(4, "0")}`;
  const currency = site.currencies.find(({ rate }) => rate === 1) ?? site.currencies[0];
  const { lastId } = db.run(
    "INSERT INTO orders (site_id, store_id, cart_id, user_id, number, slug, status, payment_key, currency, total_cents, tax_cents, language, email, success_url, failure_url, coupon, created_at, doc) VALUES (?, ?, 0, ?, ?, ?, ?, NULL, ?, ?, ?, ?, ?, '', '', NULL, ?, ?)",
    site.siteId,
    site.stores[language] ?? 0,
    toSiteId(order.user),
    number,
    `${number}-${randomBytes(4).toString("hex")}`,
    order.history?.at(-1)?.status ?? "placed",
    currency?.label ?? "EUR",
    items + freight,
    tax,
    language,
    address.contactEmail,
    dayBefore(order.daysAgo),
    JSON.stringify({
      history: order.history?.map(({ status, daysAgo }) => ({ status, at: dayBefore(daysAgo) })),
      tracking: order.history?.some(({ status }) => status === "shipped")
        ? {
            carrier: "DHL",
            number: `0034${String(lastNumber(number)).padStart(12, "0")}`,
            url: `https://www.dhl.com/en/express/tracking.html?AWB=${lastNumber(number)}`,
          }
        : undefined,
      addresses: { main: address, shipping: address, billing: address },
      delivery: delivery && {
        id: delivery.id,
        name: textIn(delivery.name, language),
        branch: null,
        priceCents: freight,
      },
      payment: payment && { id: payment.id, name: textIn(payment.name, language) },
      prices: {
        itemsTotal: fromCents(items),
        coupon: 0,
        loyalty: 0,
        delivery: fromCents(freight),
        cartTotal: fromCents(items),
        orderTotal: fromCents(items + freight),
        tax: { orderTotal: fromCents(tax) },
      },
    }),
  );
  for (const { product, quantity, unit } of lines)
    db.run(
      "INSERT INTO order_items (order_id, product_id, name, sku, qty, unit_cents, row_cents, doc) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      lastId,
      product.id,
      textIn(product.name, language),
      product.sku,
      quantity,
      unit,
      unit * quantity,
      JSON.stringify({ personalizations: {}, bundleOptions: [] }),
    );
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** The digits of an order's number. */
const lastNumber = (number: string): string => number.replace(/\D/g, "");

const docs = <T>(db: Db, table: "deliveries" | "payments", { siteId }: SeedSite): T[] =>
  db
    .all<{ doc: string }>(`SELECT doc FROM ${table} WHERE site_id = ? ORDER BY id`, siteId)
    .map(({ doc }) => fromJson<T>(doc));
