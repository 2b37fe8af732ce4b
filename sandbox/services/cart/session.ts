import { randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { Currency } from "../../database/documents.ts";
import { badRequest, conflict } from "../../domain/failure.ts";
import type { CartRow } from "../../domain/price-cart.ts";
import type { Call } from "../../http/call.ts";

/** A new, empty cart of the call's store. */
export function openCart({ db, site, storeId, account }: Call): CartRow {
  const { lastId } = db.run(
    "INSERT INTO carts (site_id, store_id, protect_code, session, status, user_id, touched_at) VALUES (?, ?, ?, ?, 'open', ?, ?)",
    site.siteId,
    storeId,
    randomBytes(12).toString("base64url"),
    randomUUID(),
    account?.id,
    new Date().toISOString(),
  );
  return readCart(db, lastId);
}

export function readCart(db: Call["db"], id: number): CartRow {
  const row = db.get<CartRow>("SELECT * FROM carts WHERE id = ?", id);
  if (!row) throw badRequest("Cart not found.");
  return row;
}

/**
 * The cart that `cartId` and `protectCode` name (`docs/contract.md §1`): 400 when either is wrong, 409 when it is
 * archived or already an order. A cart belongs to its store, and to its owner after a login.
 */
export function cartOf(call: Call): CartRow {
  const { db, site, storeId, body, account } = call;
  const id = Number(body.cartId);
  const row = Number.isInteger(id)
    ? db.get<CartRow>("SELECT * FROM carts WHERE id = ? AND site_id = ?", id, site.siteId)
    : undefined;
  if (!row || !isSame(row.protect_code, String(body.protectCode ?? "")))
    throw badRequest("Cart not found.");
  if (row.store_id !== storeId) throw badRequest("The cart belongs to another store.");
  if (row.status === "archived") throw conflict("Cart is archived.");
  if (row.status === "used") throw conflict("Session already used.");
  if (account && !account.backoffice && row.user_id !== account.id) {
    db.run("UPDATE carts SET user_id = ? WHERE id = ?", account.id, row.id);
    return { ...row, user_id: account.id };
  }
  return row;
}

/** Notes when a cart was last changed: a login recovers the latest one. */
export function touch(call: Call, row: CartRow): void {
  call.db.run("UPDATE carts SET touched_at = ? WHERE id = ?", new Date().toISOString(), row.id);
}

/** The currency of the request; every call that returns a cart names one. */
export function currencyOf({ site, body }: Call): Currency {
  const currency = site.currencies.find(({ id }) => id === Number(body.currencyId));
  if (!currency) throw badRequest("currencyId is missing or not a currency of this site.");
  return currency;
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
