import { html } from "hono/html";
import type { Db } from "../database/db.ts";
import { page } from "../http/html.ts";
import type { OrderRow } from "../services/order-state.ts";

type Listed = OrderRow & { readonly domain: string };
const LISTED = "SELECT orders.*, sites.domain FROM orders JOIN sites USING (site_id)";
const money = (cents: number, currency: string): string =>
  `${(cents / 100).toFixed(2)} ${currency}`;

/** All orders, the latest first. */
export function ordersPage(db: Db): Response {
  const orders = db.all<Listed>(`${LISTED} ORDER BY orders.id DESC LIMIT 500`);
  if (orders.length === 0)
    return page("Orders", html`<h1>Orders</h1><div class="card">No orders yet.</div>`);
  return page(
    "Orders",
    html`<h1>Orders</h1><div class="card scroll"><table>
<thead><tr><th>Number</th><th>Site</th><th>E-mail</th><th>Status</th><th>Placed</th><th>Total</th></tr></thead>
<tbody>${orders.map(
      (
        order,
      ) => html`<tr><td><a href="/_sandbox/orders/${order.id}">${order.number}</a><br><span class="soft">${order.slug}</span></td><td>${order.domain}</td>
<td>${order.email}</td><td>${order.status}</td><td>${order.created_at}</td><td class="n">${money(order.total_cents, order.currency)}</td></tr>`,
    )}</tbody></table></div>`,
  );
}

/** One order with its lines and everything that was stored with it. */
export function orderPage(db: Db, id: number): Response {
  const order = db.get<Listed>(`${LISTED} WHERE orders.id = ?`, id);
  if (!order) return page("Not found", html`<h1>There is no such order</h1>`, { status: 404 });
  const items = db.all<{ name: string; sku: string; qty: number; row_cents: number; doc: string }>(
    "SELECT * FROM order_items WHERE order_id = ?",
    id,
  );
  return page(
    `Order ${order.number}`,
    html`<h1>Order ${order.number}</h1>
<div class="card"><p>${order.domain} · ${order.email} · <strong>${order.status}</strong> · ${order.created_at}<br><span class="soft">${order.slug}</span></p>
<div class="scroll"><table><thead><tr><th>Product</th><th>SKU</th><th>Quantity</th><th>Total</th></tr></thead>
<tbody>${items.map((item) => html`<tr><td>${item.name}<br><span class="soft">${item.doc}</span></td><td>${item.sku}</td><td class="n">${item.qty}</td><td class="n">${money(item.row_cents, order.currency)}</td></tr>`)}</tbody></table></div>
<p>Total <strong>${money(order.total_cents, order.currency)}</strong>, of which tax ${money(order.tax_cents, order.currency)}</p></div>
<div class="card scroll"><pre>${JSON.stringify(JSON.parse(order.doc), null, 2)}</pre></div>`,
  );
}
