import { randomBytes } from "node:crypto";
import { html } from "hono/html";
import { fromJson } from "../../database/db.ts";
import { textIn } from "../../database/documents.ts";
import { isOffered } from "../../domain/capabilities.ts";
import { invalid, notFound } from "../../domain/failure.ts";
import { type Call, route } from "../../http/call.ts";
import { integer, list, optionalText, record, text } from "../../http/input.ts";
import type { Text } from "../../seed/text.ts";
import { type OrderRow, undoOrder } from "../order-state.ts";
import { invoicePath } from "./invoice.ts";

/** The part of an order's `doc` of the time after it was placed. */
interface Afterwards {
  readonly history?: readonly { readonly status: string; readonly at: string }[];
  readonly tracking?: { readonly carrier: string; readonly number: string; readonly url: string };
  readonly cancelledAt?: string;
}

const WITHDRAWAL_DAYS = 30;
const DAY = 86_400_000;
/** Orders that nobody has begun to pack. */
const CANCELLABLE: ReadonlySet<string> = new Set(["pending", "placed", "paid"]);

/** The optional fields of an order (`docs/contract.md §3.8`), as far as its site offers the calls that go with them. */
export function afterwardsOf({ db, site }: Call, row: OrderRow): Record<string, unknown> {
  const { history = [], tracking } = fromJson<Afterwards>(row.doc);
  const all = [{ status: "placed", at: row.created_at }, ...history];
  return {
    ...(isOffered(db, site, "orderCancel") && {
      statusHistory: row.status === "pending" ? [] : all,
    }),
    ...(isOffered(db, site, "guestOrder") && {
      tracking: tracking ?? null,
      invoice: {
        id: row.id,
        title: `${row.number}.pdf`,
        path: invoicePath(row.slug),
        mime: "application/pdf",
      },
    }),
    ...(isOffered(db, site, "withdraw") && { withdrawUntil: withdrawUntil(row).toISOString() }),
  };
}

/** Counted from the delivery if there was one. */
function withdrawUntil(row: OrderRow): Date {
  const { history = [] } = fromJson<Afterwards>(row.doc);
  const from = history.find(({ status }) => status === "delivered")?.at ?? row.created_at;
  return new Date(new Date(from).getTime() + WITHDRAWAL_DAYS * DAY);
}

/** One answer for every pair that is not an order's. */
export function guestOrderOf({ db, site, body }: Call): OrderRow & { store_id: number } {
  const found = db.get<OrderRow & { store_id: number }>(
    "SELECT * FROM orders WHERE site_id = ? AND number = ? AND lower(email) = lower(?) AND status NOT IN ('pending', 'declined')",
    site.siteId,
    text(body, "number").trim(),
    text(body, "email").trim(),
  );
  if (!found) throw notFound("Document not found.");
  return found;
}

const RECEIPT = {
  subject: {
    en: "Your withdrawal",
    hr: "Vaš odustanak od ugovora",
    de: "Ihr Widerruf",
    ar: "انسحابك من العقد",
  },
  text: {
    en: "We have received your withdrawal.",
    hr: "Zaprimili smo vaš odustanak od ugovora.",
    de: "Wir haben Ihren Widerruf erhalten.",
    ar: "لقد استلمنا انسحابك من العقد.",
  },
} satisfies Record<string, Text>;

/** The optional calls of the time after an order. */
export const afterOrder = [
  route(
    "POST",
    "v1/document/document/cancel/web/:id",
    (call) => {
      const { db, site, account, params } = call;
      const row = db.get<OrderRow>(
        "SELECT * FROM orders WHERE id = ? AND site_id = ? AND user_id = ?",
        Number(params.id),
        site.siteId,
        account?.id ?? 0,
      );
      if (!row) throw notFound("Document not found.");
      if (!CANCELLABLE.has(row.status))
        throw invalid("The order is on its way and cannot be cancelled any more.");
      const at = new Date().toISOString();
      undoOrder(db, row, "cancelled");
      keepAfterwards(call, row, { cancelledAt: at, history: [{ status: "cancelled", at }] });
      return { id: row.id, number: row.number, status: "cancelled" };
    },
    { role: "customer", capability: "orderCancel" },
  ),
  route(
    "POST",
    "v1/document/document/withdraw",
    (call) => {
      const { db, site, body, language } = call;
      text(body, "name");
      const row = guestOrderOf(call);
      if (Date.now() > withdrawUntil(row).getTime())
        throw invalid("The time for a withdrawal from this order is over.");
      checkItems(call, row);
      const reference = `W-${row.number}-${randomBytes(2).toString("hex").toUpperCase()}`;
      const receivedAt = new Date().toISOString();
      db.run(
        "INSERT INTO messages (site_id, kind, at, doc) VALUES (?, 'withdrawal', ?, ?)",
        site.siteId,
        receivedAt,
        JSON.stringify({ ...record(body), reference }),
      );
      db.run(
        "INSERT INTO outbox (site_id, kind, recipient, subject, html, created_at) VALUES (?, 'withdrawal', ?, ?, ?, ?)",
        site.siteId,
        row.email,
        `${textIn(RECEIPT.subject, language)} ${reference}`,
        String(
          html`<p>${textIn(RECEIPT.text, language)}</p><p>${row.number} · ${reference} · ${receivedAt}</p><p>${optionalText(body, "text")}</p>`,
        ),
        receivedAt,
      );
      return { reference, receivedAt };
    },
    { capability: "withdraw" },
  ),
];

function checkItems({ db, body }: Call, row: OrderRow): void {
  const bought = new Map(
    db
      .all<{ id: number; qty: number }>(
        "SELECT id, qty FROM order_items WHERE order_id = ?",
        row.id,
      )
      .map(({ id, qty }) => [id, qty]),
  );
  for (const entry of list(body.items)) {
    const item = record(entry);
    if (integer(item, "qty") > (bought.get(integer(item, "itemId")) ?? 0))
      throw invalid("The order does not have these items.");
  }
}

function keepAfterwards({ db }: Call, row: OrderRow, more: Afterwards): void {
  const doc = fromJson<Afterwards>(row.doc);
  const history = [...(doc.history ?? []), ...(more.history ?? [])];
  db.run(
    "UPDATE orders SET doc = ? WHERE id = ?",
    JSON.stringify({ ...doc, ...more, history }),
    row.id,
  );
}
