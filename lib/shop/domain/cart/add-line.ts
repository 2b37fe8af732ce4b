import type { CartToOpen } from "#lib/shop/api/schemas/cart-schema.ts";
import { type Fault, isCartOver, isCartRejected, sessionEnd } from "./faults.ts";

/** Whether a call succeeded. */
type Sent = { readonly ok: true } | { readonly ok: false; readonly error: Fault };

/** A cart that a line is added to, by a browser's scripts or by the server for a form. */
interface AddDependencies<Added extends Sent> {
  /** `stale`: another language's cart, or one that became an order. */
  readonly state: () => "none" | "open" | "stale";
  /** Adds the line, to the visitor's cart or to one that the gateway opens in the same request. */
  readonly add: (open?: CartToOpen) => Promise<Added>;
  readonly read: () => Promise<Sent>;
  /** Forgets a cart that the backend no longer has. */
  readonly forget: () => void;
  /** Whether a cart whose session has ended is replaced too. Otherwise the shopper is told, and adds the line again. */
  readonly replacesEnded: boolean;
}

/**
 * Adds a line. Creates a cart if there is none, or if the backend no longer has the known one. After any other fault
 * the cart is unchanged.
 */
export async function addLine<Added extends Sent>(cart: AddDependencies<Added>): Promise<Added> {
  const state = cart.state();
  if (state !== "open") return cart.add(state === "stale" ? "another" : "missing");
  const added = await cart.add();
  if (added.ok || !(await isGone(cart, added.error))) return added;
  cart.forget();
  return cart.add("missing");
}

/** Whether a refused line means that the cart is gone. The backend refuses a product with the same status. */
async function isGone(
  { read, replacesEnded }: Pick<AddDependencies<Sent>, "read" | "replacesEnded">,
  fault: Fault,
): Promise<boolean> {
  if (sessionEnd(fault)) return replacesEnded;
  if (!isCartRejected(fault)) return false;
  const known = await read();
  return !known.ok && isCartOver(known.error);
}
