import { createHmac } from "node:crypto";
import { type Db, fromJson } from "../../database/db.ts";
import { conflict } from "../../domain/failure.ts";
import type { Call } from "../../http/call.ts";
import { record } from "../../http/input.ts";
import { completeOrder, type OrderRow } from "../order-state.ts";

/** The id by which PayPal would know the order. Only the sandbox can derive it from the order's secret. */
const paypalId = ({ payment_key }: Pick<OrderRow, "payment_key">): string =>
  `PP-${createHmac("sha256", payment_key ?? "")
    .update("paypal")
    .digest("hex")
    .slice(0, 17)
    .toUpperCase()}`;

/** The data for the buttons (`docs/contract.md §6`): an order's id, or a plan to subscribe to. */
export function paypalOf(origin: string, order: OrderRow, isSubscription: boolean) {
  const intent = isSubscription ? "&vault=true&intent=subscription" : "&intent=capture";
  return {
    isSubscription,
    plan_id: isSubscription ? `P-${paypalId(order)}` : "",
    quantity: 1,
    total: order.total_cents / 100,
    orderId: isSubscription ? "" : paypalId(order),
    scriptUrl: `${origin}/_sandbox/paypal/sdk.js?client-id=sandbox&currency=${order.currency}${intent}`,
  };
}

/** The order that is waiting for PayPal under this id, which is an order's or a subscription plan's. */
const waitingFor = (db: Db, reference: string): OrderRow | undefined =>
  db
    .all<OrderRow>("SELECT * FROM orders WHERE status = 'pending' AND payment_key IS NOT NULL")
    .find((order) => [paypalId(order), `P-${paypalId(order)}`].includes(reference));

/** Stores the approval in the stand-in's window; false if no order is waiting for it any more. */
export function approvePaypal(db: Db, reference: string): boolean {
  const order = waitingFor(db, reference);
  if (!order) return false;
  db.run("UPDATE orders SET doc = json_set(doc, '$.paypalApproved', 1) WHERE id = ?", order.id);
  return true;
}

/** The order is placed when PayPal has approved it, whatever the browser reports. */
export function confirmPaypal(call: Call, order: OrderRow): void {
  const { paypalApproved } = fromJson<{ paypalApproved?: number }>(order.doc);
  const { orderID, subscriptionID } = record(call.body.details);
  const named = orderID === paypalId(order) || subscriptionID === `I-P-${paypalId(order)}`;
  if (!paypalApproved || !named) throw conflict("The payment has not been made.");
  completeOrder(call.db, order, "paid");
}
