import { html } from "hono/html";
import { type Db, fromJson } from "../database/db.ts";
import { textIn, toCents } from "../database/documents.ts";
import type { Text } from "../seed/text.ts";
import type { OrderRow } from "./order-state.ts";

const TEXTS = {
  subject: { en: "Your order", hr: "Vaša narudžba", de: "Ihre Bestellung", ar: "طلبك" },
  thanks: {
    en: "Thank you for your order.",
    hr: "Hvala na narudžbi.",
    de: "Vielen Dank für Ihre Bestellung.",
    ar: "شكرًا على طلبك.",
  },
  discount: { en: "Discount", hr: "Popust", de: "Rabatt", ar: "الخصم" },
  delivery: { en: "Delivery", hr: "Dostava", de: "Versand", ar: "التوصيل" },
  tax: { en: "of which tax", hr: "od toga porez", de: "davon Steuer", ar: "منها ضريبة" },
  total: { en: "Total", hr: "Ukupno", de: "Gesamt", ar: "الإجمالي" },
} satisfies Record<string, Text>;

interface OrderDetails {
  readonly delivery: {
    readonly name: string;
    readonly branch: string | null;
    readonly priceCents: number;
  } | null;
  readonly payment: { readonly name: string };
  readonly prices: { readonly coupon: number; readonly loyalty: number };
}

/** Puts the confirmation of an order into the outbox, in the buyer's language. */
export function sendOrderMail(db: Db, order: OrderRow): void {
  const inLanguage = (key: keyof typeof TEXTS) => textIn(TEXTS[key], order.language);
  const money = (cents: number) =>
    new Intl.NumberFormat(order.language, { style: "currency", currency: order.currency }).format(
      cents / 100,
    );
  const items = db.all<{ name: string; qty: number; row_cents: number }>(
    "SELECT name, qty, row_cents FROM order_items WHERE order_id = ?",
    order.id,
  );
  const { delivery, payment, prices } = fromJson<OrderDetails>(order.doc);
  const off = toCents(prices.coupon + prices.loyalty);
  const rows = [
    ...items.map((item) => [`${item.qty} × ${item.name}`, money(item.row_cents)]),
    ...(off > 0 ? [[inLanguage("discount"), money(-off)]] : []),
    ...(delivery
      ? [
          [
            `${inLanguage("delivery")}: ${delivery.name}${delivery.branch ? `, ${delivery.branch}` : ""}`,
            money(delivery.priceCents),
          ],
        ]
      : []),
    [inLanguage("total"), money(order.total_cents)],
    [inLanguage("tax"), money(order.tax_cents)],
  ];
  const subject = `${inLanguage("subject")} ${order.number}`;
  const lines = rows.map(
    ([name, amount]) => html`<tr><td>${name}</td><td style="text-align:end">${amount}</td></tr>`,
  );
  const body = html`<style>body{font:16px/1.5 system-ui,sans-serif;color:#16241d}td{padding:.25rem 1rem .25rem 0}</style><div dir="${order.language === "ar" ? "rtl" : "ltr"}" lang="${order.language}"><h1>${subject}</h1><p>${inLanguage("thanks")}</p><table>${lines}</table><p>${payment.name} · ${order.slug}</p></div>`;
  db.run(
    "INSERT INTO outbox (site_id, kind, recipient, subject, html, created_at) VALUES (?, 'order', ?, ?, ?, ?)",
    order.site_id,
    order.email,
    subject,
    String(body),
    new Date().toISOString(),
  );
}
