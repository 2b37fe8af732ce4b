import { Hono } from "hono";
import { html } from "hono/html";
import { type Db, fromJson } from "../database/db.ts";
import { page } from "../http/html.ts";
import { completeOrder, type OrderRow, undoOrder } from "../services/order-state.ts";

/** The payment page: a person clicks Pay or Decline and returns to the shop with `orderSlug` in the address. */
export function createPayPage(db: Db): Hono {
  const app = new Hono();
  const find = (key: string) => db.get<OrderRow>("SELECT * FROM orders WHERE payment_key = ?", key);

  app.on(["GET", "POST"], "/_sandbox/pay/:key", (context) => {
    const order = find(context.req.param("key"));
    if (!order) return closed(404);
    return order.status === "pending" ? form(order) : closed(409);
  });
  app.post("/_sandbox/pay/:key/:decision", (context) => {
    const order = find(context.req.param("key"));
    const decision = context.req.param("decision");
    if (!order || (decision !== "confirm" && decision !== "decline")) return closed(404);
    if (order.status !== "pending") return closed(409);
    if (decision === "confirm") completeOrder(db, order, "paid");
    else undoOrder(db, order, "declined");
    const back = withSlug(
      decision === "confirm" ? order.success_url : order.failure_url,
      order.slug,
    );
    return postsBack(order) ? postBack(back, order) : context.redirect(back, 303);
  });
  return app;
}

function withSlug(address: string, slug: string): string {
  const url = new URL(address);
  url.searchParams.set("orderSlug", slug);
  return url.href;
}

/** Hosted payment pages return the buyer by POST, as some banks do. */
const postsBack = (order: OrderRow): boolean =>
  fromJson<{ payment: { paymentType: string } }>(order.doc).payment.paymentType === "HPF";

const postBack = (address: string, order: OrderRow): Response =>
  page(
    "Payment",
    html`<div class="card narrow"><h1>Back to the shop</h1><form id="back" method="post" action="${address}">
<input type="hidden" name="orderNumber" value="${order.number}"><input type="hidden" name="result" value="done"><button type="submit">Continue</button></form></div>
<script>document.getElementById("back").submit()</script>`,
    { navigation: false },
  );

function form(order: OrderRow): Response {
  const amount = new Intl.NumberFormat(order.language, {
    style: "currency",
    currency: order.currency,
  }).format(order.total_cents / 100);
  const action = `/_sandbox/pay/${order.payment_key}`;
  return page(
    "Payment",
    html`<div class="card narrow"><h1>Payment</h1>
<p class="soft">Order ${order.number}</p><p class="amount">${amount}</p>
<p class="soft">This is a stand-in for a payment provider. No card is charged.</p>
<div class="row"><form method="post" action="${action}/confirm"><button type="submit">Pay</button></form>
<form method="post" action="${action}/decline"><button type="submit" class="quiet">Decline</button></form></div></div>`,
    { navigation: false },
  );
}

const closed = (status: number): Response =>
  page(
    "Payment",
    html`<div class="card narrow"><h1>This payment is closed</h1><p>It was already decided, or the cart was changed in the meantime. Go back to the shop.</p></div>`,
    { status, navigation: false },
  );
