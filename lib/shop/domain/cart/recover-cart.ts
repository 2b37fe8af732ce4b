import type { Cart, CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import { type Fault, isUncertain } from "./faults.ts";
import { type CartLine, toLine } from "./line.ts";
import { countPieces, NOTHING_PENDING } from "./pending.ts";

/** Whether a call succeeded. */
type Sent = { readonly ok: true } | { readonly ok: false; readonly error: Fault };

interface RecoverDependencies {
  /** The session's cart id, null without one. */
  readonly cartId: () => string | null;
  /** The current cart; null if there is none. Throws if the backend does not respond. */
  readonly read: () => Promise<Cart | null>;
  readonly add: (line: CartLine) => Promise<Sent>;
  /** Changes the session's cookies if the customer left a cart behind; a failure means that there is none. */
  readonly getAbandoned: () => Promise<Sent>;
}

/** The effect of a login on the cart, in pieces, to show to the shopper. */
export interface Recovered {
  /** From the cart of an earlier visit. */
  readonly found: number;
  /** From the cart filled before the login. */
  readonly moved: number;
  /** Number of lines that the backend refused. */
  readonly lost: number;
  /** Names of lines without a response to two attempts: they may be in the cart or not. */
  readonly unknown: readonly string[];
}

/**
 * Recovers the customer's abandoned cart (docs/screens.md §3.4). The backend decides which cart that is; the lines of a
 * cart filled before the login are added to it. Null if nothing changed.
 */
export async function recoverCart(deps: RecoverDependencies): Promise<Recovered | null> {
  const before = deps.cartId();
  const guest = before === null ? null : await deps.read().catch(() => null);
  const answer = await deps.getAbandoned();
  if (!answer.ok || deps.cartId() === before) return null;

  const kept = await deps.read().catch(() => null);
  const found = countPieces(kept, NOTHING_PENDING);
  const unanswered: CartItem[] = [];
  const unknown: string[] = [];
  const arrived = new Map<number, number>();
  let moved = 0;
  let lost = 0;
  const count = ({ productId, qty }: CartItem) => {
    moved += qty;
    arrived.set(productId, (arrived.get(productId) ?? 0) + qty);
  };
  const move = async (item: CartItem, onNoAnswer: () => void) => {
    const added = await deps.add(toLine(item));
    if (added.ok) count(item);
    else if (isUncertain(added.error)) onNoAnswer();
    else lost += item.qty;
  };
  for (const item of guest?.items ?? []) await move(item, () => unanswered.push(item));

  // Without a response it is unknown whether a line was added: the cart is read, and missing lines are added once more.
  const now = unanswered.length > 0 ? await deps.read().catch(() => null) : null;
  for (const item of unanswered) {
    const { productId, qty } = item;
    const giveUp = () => unknown.push(toLine(item).name);
    if (!kept || !now) {
      giveUp();
      continue;
    }
    const before = piecesOf(kept, productId) + (arrived.get(productId) ?? 0);
    if (piecesOf(now, productId) - before >= qty) count(item);
    else await move(item, giveUp);
  }
  return { found, moved, lost, unknown };
}

const piecesOf = ({ items }: Cart, productId: number): number =>
  items.reduce((sum, item) => (item.productId === productId ? sum + item.qty : sum), 0);
