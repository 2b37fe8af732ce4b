import { type Fault, isCartOver, isCartRejected, sessionEnd } from "./faults.ts";

/** Whether a call succeeded. */
type Sent = { readonly ok: true } | { readonly ok: false; readonly error: Fault };

/** A cart that a line is added to, by a browser's scripts or by the server for a form. */
interface AddDependencies<Added extends Sent> {
  /** `stale`: another language's cart, or one that became an order. */
  readonly state: () => "none" | "open" | "stale";
  /** Opens a cart; `replace` gives up the one there is. Resolves to null, or to the fault. */
  readonly open: (replace: boolean) => Promise<Added | null>;
  readonly add: () => Promise<Added>;
  readonly read: () => Promise<Sent>;
  /** Forgets a cart that the backend no longer has. */
  readonly forget: () => void;
  /** Whether a cart whose session has ended is replaced too. Otherwise the shopper is told, and adds the line again. */
  readonly replacesEnded: boolean;
}

/**
 * Adds a line. A cart is opened where there is none, and once more where the backend no longer has the one there was.
 * After any other fault the cart stays as it is.
 */
export async function addLine<Added extends Sent>(cart: AddDependencies<Added>): Promise<Added> {
  const state = cart.state();
  if (state !== "open") return openAndAdd(cart, state === "stale");
  const added = await cart.add();
  if (added.ok || !(await isGone(cart, added.error))) return added;
  cart.forget();
  return openAndAdd(cart, false);
}

const openAndAdd = async <Added extends Sent>(
  { open, add }: AddDependencies<Added>,
  replace: boolean,
): Promise<Added> => (await open(replace)) ?? (await add());

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
