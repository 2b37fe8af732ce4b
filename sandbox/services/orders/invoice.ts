import { createHash } from "node:crypto";
import { type Db, fromJson } from "../../database/db.ts";
import type { OrderRow } from "../order-state.ts";

const nameOf = (slug: string): string =>
  createHash("sha256").update(slug).digest("hex").slice(0, 32);

/** Where the invoice of an order is, relative to the media host. Nobody can guess it without the order's slug. */
export const invoicePath = (slug: string): string => `invoices/${nameOf(slug)}.pdf`;

/** The invoice of an order: one page of text, generated on request. */
export function serveInvoice(db: Db, file: string): Response {
  const order = db
    .all<OrderRow>("SELECT * FROM orders")
    .find(({ slug }) => invoicePath(slug) === `invoices/${file}`);
  if (!order) return new Response("No such file.", { status: 404 });
  const items = db.all<{ name: string; qty: number; row_cents: number }>(
    "SELECT name, qty, row_cents FROM order_items WHERE order_id = ?",
    order.id,
  );
  const money = (cents: number) => `${(cents / 100).toFixed(2)} ${order.currency}`;
  const { payment } = fromJson<{ payment?: { name?: string } }>(order.doc);
  const lines = [
    `Invoice ${order.number}`,
    order.created_at.slice(0, 10),
    "",
    ...items.map(({ name, qty, row_cents }) => `${qty} x ${name}  ${money(row_cents)}`),
    "",
    `Total ${money(order.total_cents)}, tax included ${money(order.tax_cents)}`,
    payment?.name ?? "",
  ];
  return new Response(pdfOf(lines), {
    headers: { "content-type": "application/pdf", "cache-control": "private, no-store" },
  });
}

/** A minimal one-page PDF (ISO 32000, 7.5); characters that its font lacks are left out. */
function pdfOf(lines: readonly string[]): string {
  const shown = lines.map(
    (line) =>
      `(${line
        .normalize("NFD")
        .replace(/[^ -~]/g, "")
        .replace(/[\\()]/g, "\\$&")}) Tj T*`,
  );
  const content = `BT /F1 12 Tf 16 TL 60 780 Td ${shown.join("\n")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  return `${text}xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
