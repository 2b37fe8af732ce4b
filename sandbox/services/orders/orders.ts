import { randomBytes, randomUUID } from "node:crypto";
import { fromJson } from "../../database/db.ts";
import { toCents } from "../../database/documents.ts";
import { invalid, notFound } from "../../domain/failure.ts";
import { type CartLine, type PricedCart, priceCart, toWanted } from "../../domain/price-cart.ts";
import { convert, convertFigures } from "../../domain/prices.ts";
import { demandOf, shortage, stockOf, takeStock } from "../../domain/stock.ts";
import { type Call, route } from "../../http/call.ts";
import { optionalText, text } from "../../http/input.ts";
import { shortText } from "../cart/rules.ts";
import { cartOf } from "../cart/session.ts";
import { toItem } from "../cart/view.ts";
import { buyerOf } from "../checkout/buyer.ts";
import { paymentsOf } from "../checkout/checkout.ts";
import { confirmPaypal, paypalOf } from "../checkout/paypal.ts";
import { abandonPayment, completeOrder, type OrderRow } from "../order-state.ts";
import { detailsOf } from "./details.ts";
import { paymentForm } from "./payment-form.ts";

/** Making an order of a cart (`docs/contract.md §6`). */
export const orders = [
  route("POST", "v1/ecommerce/order/create", (call) => {
    const order = call.db.transaction(() => place(call));
    return { html: payingOf(call, order), orderSlug: order.slug };
  }),
  route("POST", "v1/ecommerce/order/pgSuccess/:slug", (call) => {
    const order = call.db.get<OrderRow>(
      "SELECT * FROM orders WHERE slug = ? AND site_id = ?",
      call.params.slug,
      call.site.siteId,
    );
    if (!order) throw notFound("Order not found.");
    if (order.status === "pending") confirmPaypal(call, order);
    return { url: `/checkout/success?orderSlug=${encodeURIComponent(order.slug)}` };
  }),
];

/** The browser's next step: nothing, send a form, or show PayPal's buttons. */
function payingOf(call: Call, order: OrderRow): unknown {
  if (order.payment_key === null) return "";
  const { payment } = fromJson<{ payment: { id: number; paymentType: string } }>(order.doc);
  const method = paymentsOf(call.db, call.site).find(({ id }) => id === payment.id);
  if (payment.paymentType === "PAYPAL")
    return paypalOf(call.origin, order, method?.subscription ?? false);
  return paymentForm(call.origin, order);
}

/** Checks everything again, takes the stock and writes the order, in one transaction. */
function place(call: Call): OrderRow {
  const { db, site, body } = call;
  const row = cartOf(call);
  abandonPayment(db, row);
  const cart = priceCart(db, site, row);
  const payment = paymentsOf(db, site).find(({ id }) => id === row.payment_id);
  const buyer = buyerOf(call);
  if (cart.lines.length === 0) throw invalid("The cart is empty.");
  if (!cart.digitalOnly && !cart.delivery) throw invalid("Choose a delivery method first.");
  if (!payment) throw invalid("Choose a payment method first.");
  if (!buyer.main || !buyer.shipping)
    throw invalid("The buyer needs a main and a shipping address.");
  const [successURL, failureURL] = [url(body, "successURL"), url(body, "failureURL")];

  const demand = demandOf(cart.lines.map(toWanted));
  const short = shortage(demand, stockOf(db, site.siteId));
  if (short || takeStock(db, demand) !== null)
    throw invalid(shortText(call, short ?? { id: 0, left: 0 }));
  const coupon = cart.couponValid ? row.coupon : null;
  if (coupon)
    db.run(
      "UPDATE coupons SET uses = uses - 1 WHERE site_id = ? AND code = ?",
      site.siteId,
      coupon,
    );

  const currency = site.currencies.find(({ rate }) => rate === 1) ?? site.currencies[0];
  const number = nextNumber(call);
  const { lastId } = db.run(
    "INSERT INTO orders (site_id, store_id, cart_id, user_id, number, slug, status, payment_key, currency, total_cents, tax_cents, language, email, success_url, failure_url, coupon, created_at, doc) VALUES (?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    site.siteId,
    call.storeId,
    row.id,
    buyer.account.id,
    number,
    // A slug is any text: this one has to be encoded wherever it is used in an address.
    `${number}+${randomBytes(4).toString("hex")}/${site.siteId}`,
    payment.paymentType === null ? null : randomUUID(),
    currency?.label ?? "EUR",
    cart.totals.orderTotal,
    cart.totals.tax.orderTotal,
    call.language,
    buyer.account.email,
    successURL,
    failureURL,
    coupon,
    new Date().toISOString(),
    JSON.stringify({
      ...detailsOf(call, cart, buyer, payment),
      prices: { ...convertFigures(cart.totals, 1), tax: convertFigures(cart.totals.tax, 1) },
      giftMessage: optionalText(body, "giftMessage"),
      orderMessage: optionalText(body, "orderMessage"),
      to: optionalText(body, "to"),
      from: optionalText(body, "from"),
      company: row.company && JSON.parse(row.company),
    }),
  );
  for (const [productId, qty] of demand)
    db.run("INSERT INTO order_takes VALUES (?, ?, ?)", lastId, productId, qty);
  for (const line of cart.lines) insertItem(call, lastId, line);
  return settle(call, lastId, cart);
}

/** Without a payment type the order is placed at once; otherwise the payment page decides. */
function settle({ db }: Call, id: number, cart: PricedCart): OrderRow {
  const order = db.get<OrderRow>("SELECT * FROM orders WHERE id = ?", id);
  if (!order) throw new Error("The order was not written.");
  if (order.payment_key === null) completeOrder(db, order, "placed");
  else db.run("UPDATE carts SET status = 'pending' WHERE id = ?", cart.row.id);
  return order;
}

function insertItem(call: Call, orderId: number, line: CartLine): void {
  const item = toItem(call, line, 1);
  call.db.run(
    "INSERT INTO order_items (order_id, product_id, name, sku, qty, unit_cents, row_cents, doc) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    orderId,
    line.product.id,
    item.productData.name,
    line.product.sku,
    line.qty,
    line.unitCents,
    toCents(convert(line.unitCents * line.qty, 1)),
    JSON.stringify(item.options),
  );
}

function nextNumber({ db, site }: Call): string {
  const count =
    db.get<{ count: number }>("SELECT count(*) AS count FROM orders WHERE site_id = ?", site.siteId)
      ?.count ?? 0;
  return `${new Date().getUTCFullYear()}-${String(count + 1).padStart(5, "0")}`;
}

function url(body: Call["body"], name: string): string {
  const value = text(body, name);
  const protocol = URL.canParse(value) ? new URL(value).protocol : "";
  if (protocol !== "http:" && protocol !== "https:")
    throw invalid(`${name} must be an absolute address.`);
  return value;
}
