import type { Cart, CartItem } from "#lib/shop/api/schemas/cart-schema.ts";

/** A change the shopper made and the server has not answered yet. */
export interface PendingChange {
  readonly kind: "quantity" | "removal";
  /** Quantity wanted; 0 for a removal. */
  readonly quantity: number;
  /** `waiting` for the debounce or its turn, `sent`, or `failed` because of the network: can be retried. */
  readonly state: "waiting" | "sent" | "failed";
}

/** At most one change per line: the newest wins. Keyed by `itemId`. */
export type Pending = ReadonlyMap<number, PendingChange>;
export const NOTHING_PENDING: Pending = new Map();

/** A line as shown: the server's answer with the shopper's change on top. */
export interface CartRow {
  readonly item: CartItem;
  readonly quantity: number;
  /** Its totals are out of date until the server answers. */
  readonly updating: boolean;
  readonly failed: boolean;
}

/** Adds a change. Returning to the server's value, with nothing in flight, counts as no change. */
export function addChange(
  pending: Pending,
  item: CartItem,
  change: Omit<PendingChange, "state">,
): Pending {
  const next = new Map(pending);
  const isInFlight = pending.get(item.itemId)?.state === "sent";
  if (change.kind === "quantity" && change.quantity === item.qty && !isInFlight)
    next.delete(item.itemId);
  else next.set(item.itemId, { ...change, state: "waiting" });
  return next;
}

/** The pending changes with one line in another state. */
export function setChangeState(
  pending: Pending,
  itemId: number,
  state: PendingChange["state"],
): Pending {
  const change = pending.get(itemId);
  return change ? new Map(pending).set(itemId, { ...change, state }) : pending;
}

/** Removes the change that was answered, unless a newer one has replaced it. */
export function removeAnswered(pending: Pending, itemId: number): Pending {
  if (pending.get(itemId)?.state !== "sent") return pending;
  const next = new Map(pending);
  next.delete(itemId);
  return next;
}

export const isBusy = (pending: Pending): boolean =>
  [...pending.values()].some(({ state }) => state !== "failed");
export const hasFailed = (pending: Pending): boolean =>
  [...pending.values()].some(({ state }) => state === "failed");

/** The lines to show. A removed line is hidden at once and shown again when its removal fails. */
export function toRows(cart: Cart | null, pending: Pending): CartRow[] {
  return (cart?.items ?? []).flatMap((item) => {
    const change = pending.get(item.itemId);
    if (!change) return [{ item, quantity: item.qty, updating: false, failed: false }];
    const failed = change.state === "failed";
    if (change.kind === "removal")
      return failed ? [{ item, quantity: item.qty, updating: false, failed }] : [];
    return [{ item, quantity: change.quantity, updating: !failed, failed }];
  });
}

/** Pieces in the cart, as the header counts them. */
export const countPieces = (cart: Cart | null, pending: Pending): number =>
  toRows(cart, pending).reduce((sum, row) => sum + row.quantity, 0);
