import type { Result } from "#lib/api/errors.ts";
import type { Cart, CartItem } from "#lib/api/schemas/cart.ts";
import { isUncertain } from "#lib/domain/cart/faults.ts";
import { type CartLine, toLine } from "#lib/domain/cart/line.ts";
import { countPieces, NOTHING_PENDING } from "#lib/domain/cart/pending.ts";

export interface RecoverParts {
  /** The session's cart id, null without one. */
  readonly cartId: () => string | null;
  /** The cart as it is now; null where there is none. Throws on silence. */
  readonly read: () => Promise<Cart | null>;
  readonly add: (line: CartLine) => Promise<Result<Cart>>;
  /** Changes the session's cookies where the customer left a cart behind; a failure means that there is none. */
  readonly getAbandoned: () => Promise<Result<unknown>>;
}

/** What a login did to the cart, to be told. Pieces. */
export interface Recovered {
  /** Found in the cart of an earlier visit. */
  readonly found: number;
  /** Brought along from the cart filled before logging in. */
  readonly moved: number;
  /** Left behind because the shop refused them now. */
  readonly lost: number;
  /** Names of what met silence twice: it may be in the cart or not. */
  readonly unknown: readonly string[];
}

/**
 * Recovers the customer's abandoned cart (docs/screens.md §3.4). The backend decides which cart it is; what was put
 * into another one before logging in is added to it, so that nothing is lost. Null where nothing changed.
 */
export async function recoverCart(parts: RecoverParts): Promise<Recovered | null> {
  const before = parts.cartId();
  const guest = before === null ? null : await parts.read().catch(() => null);
  const answer = await parts.getAbandoned();
  if (!answer.ok || parts.cartId() === before) return null;

  const kept = await parts.read().catch(() => null);
  const found = countPieces(kept, NOTHING_PENDING);
  const silent: CartItem[] = [];
  const unknown: string[] = [];
  const come = new Map<number, number>();
  let moved = 0;
  let lost = 0;
  const note = ({ productId, qty }: CartItem) => {
    moved += qty;
    come.set(productId, (come.get(productId) ?? 0) + qty);
  };
  const bring = async (item: CartItem, onSilence: () => void) => {
    const added = await parts.add(toLine(item));
    if (added.ok) note(item);
    else if (isUncertain(added.error)) onSilence();
    else lost += item.qty;
  };
  for (const item of guest?.items ?? []) await bring(item, () => silent.push(item));

  // Silence says nothing of a line: the cart does, and what did not arrive is brought once more.
  const now = silent.length > 0 ? await parts.read().catch(() => null) : null;
  for (const item of silent) {
    const { productId, qty } = item;
    const doubt = () => unknown.push(toLine(item).name);
    if (!kept || !now) {
      doubt();
      continue;
    }
    const before = piecesOf(kept, productId) + (come.get(productId) ?? 0);
    if (piecesOf(now, productId) - before >= qty) note(item);
    else await bring(item, doubt);
  }
  return { found, moved, lost, unknown };
}

const piecesOf = ({ items }: Cart, productId: number): number =>
  items.reduce((sum, item) => (item.productId === productId ? sum + item.qty : sum), 0);
