import { fail, ok, type Result } from "#lib/api/errors.ts";
import type { Cart } from "#lib/api/schemas/cart.ts";
import { isGone, sessionEnd } from "#lib/domain/cart/faults.ts";
import type { CartLine } from "#lib/domain/cart/line.ts";
import { countPieces, NOTHING_PENDING } from "#lib/domain/cart/pending.ts";
import type { CartParts } from "./cart-parts.ts";
import type { SettledCart } from "./cart-settled.ts";

/** How changes reach the backend; the caller sees to it that they go one after another. */
export function createSending(parts: CartParts, settled: SettledCart) {
  const { calls, session } = parts;

  /** Sends one change and takes the cart it answers with. */
  async function change(send: () => Promise<Result<Cart>>): Promise<Result<Cart>> {
    const order = settled.ask();
    const result = await send();
    if (result.ok) {
      settled.take(order, result.data);
      parts.announce({ count: countPieces(result.data, NOTHING_PENDING) });
      return result;
    }
    heed(result);
    return result;
  }

  /** Ends the session where a fault says that it is over (spec 8.2); of a cart that was ordered here, by its thanks. */
  function heed(result: Result<unknown>): void {
    const why = result.ok ? null : sessionEnd(result.error);
    const cartId = settled.cartId();
    // A second answer of a session whose end was told already changes nothing.
    if (result.ok || !why || cartId === null) return;
    const isOrdered = parts.onGone?.(cartId, result.error) ?? false;
    settled.clear();
    parts.tell(isOrdered ? { kind: "ordered" } : { kind: "ended", why });
  }

  /** Adds come in turn: two quick ones without a session open one (hardening, Faults). */
  async function open(): Promise<Result<unknown>> {
    const foreign = session.isForeign(parts.locale());
    if (session.id() !== null && !foreign) return ok(null);
    const result = await calls.getNewCartSession(foreign);
    if (result.ok) session.remember(parts.locale(), 0);
    return result;
  }

  async function send(line: CartLine): Promise<Result<Cart>> {
    const opened = await open();
    return opened.ok ? change(() => calls.addItem(line)) : fail(opened.error);
  }

  /** Adds a line. A session the backend no longer knows is given up and the line put into a new one. */
  async function add(line: CartLine): Promise<Result<Cart>> {
    const hadSession = session.id() !== null;
    const result = await send(line);
    if (result.ok || !hadSession || !isGone(result.error) || sessionEnd(result.error))
      return result;
    const known = await calls.getCart();
    if (known.ok || !isGone(known.error)) return result;
    settled.clear();
    return send(line);
  }

  return { change, heed, add };
}

export type CartSending = ReturnType<typeof createSending>;
