import type { Db } from "../database/db.ts";
import type { CartRow } from "../domain/price-cart.ts";
import { returnStock } from "../domain/stock.ts";
import { sendOrderMail } from "./order-mail.ts";

type OrderStatus =
  | "pending"
  | "placed"
  | "paid"
  | "packed"
  | "shipped"
  | "delivered"
  | "declined"
  | "cancelled";

export interface OrderRow {
  readonly id: number;
  readonly site_id: number;
  readonly cart_id: number;
  readonly number: string;
  readonly slug: string;
  readonly status: OrderStatus;
  readonly payment_key: string | null;
  readonly currency: string;
  readonly total_cents: number;
  readonly tax_cents: number;
  readonly language: string;
  readonly email: string;
  readonly success_url: string;
  readonly failure_url: string;
  readonly coupon: string | null;
  readonly created_at: string;
  readonly doc: string;
}

/** Places the order: its cart is closed and the buyer gets an e-mail. */
export function completeOrder(db: Db, order: OrderRow, status: "placed" | "paid"): void {
  db.transaction(() => {
    db.run(
      "UPDATE orders SET status = ?, doc = CASE WHEN ? = 'paid' THEN json_set(doc, '$.history', json_array(json_object('status', 'paid', 'at', ?))) ELSE doc END WHERE id = ?",
      status,
      status,
      new Date().toISOString(),
      order.id,
    );
    db.run("UPDATE carts SET status = 'used' WHERE id = ?", order.cart_id);
    sendOrderMail(db, { ...order, status });
  });
}

/** Cancels the order: its stock is returned, and its cart can be ordered again. */
export function undoOrder(db: Db, order: OrderRow, status: "declined" | "cancelled"): void {
  db.transaction(() => {
    db.run("UPDATE orders SET status = ? WHERE id = ?", status, order.id);
    const taken = db.all<{ product_id: number; qty: number }>(
      "SELECT product_id, qty FROM order_takes WHERE order_id = ?",
      order.id,
    );
    returnStock(db, new Map(taken.map((take) => [take.product_id, take.qty])));
    db.run("DELETE FROM order_takes WHERE order_id = ?", order.id);
    if (order.coupon)
      db.run(
        "UPDATE coupons SET uses = uses + 1 WHERE site_id = ? AND code = ?",
        order.site_id,
        order.coupon,
      );
    db.run("UPDATE carts SET status = 'open' WHERE id = ? AND status = 'pending'", order.cart_id);
  });
}

/** Changing or ordering a cart while its payment is pending cancels that payment. */
export function abandonPayment(db: Db, cart: CartRow): void {
  if (cart.status !== "pending") return;
  const order = db.get<OrderRow>(
    "SELECT * FROM orders WHERE cart_id = ? AND status = 'pending'",
    cart.id,
  );
  if (order) undoOrder(db, order, "cancelled");
}
