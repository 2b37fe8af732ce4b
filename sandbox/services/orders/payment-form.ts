import { createHmac } from "node:crypto";
import { html } from "hono/html";
import type { OrderRow } from "../order-state.ts";

/**
 * The answer of `order/create` for a card: the form of a payment provider. One field is named `submit`, as with real
 * providers, so that `form.submit()` does not work.
 */
export function paymentForm(origin: string, order: OrderRow): string {
  const fields = {
    order: order.slug,
    amount: (order.total_cents / 100).toFixed(2),
    currency: order.currency,
    signature: createHmac("sha256", order.payment_key ?? "")
      .update(order.slug)
      .digest("hex"),
    submit: "1",
  };
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return String(
    html`<form method="post" action="${origin}/_sandbox/pay/${order.payment_key}" accept-charset="utf-8">${inputs}</form>`,
  );
}
