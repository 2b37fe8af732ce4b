import { fail, type Result, toApiError } from "#lib/api/errors.ts";
import type { Cart } from "#lib/api/schemas/cart.ts";
import { isGone, isUncertain } from "#lib/domain/cart/faults.ts";
import { type CartLine, toLineOptions } from "#lib/domain/cart/line.ts";
import type { PendingChange } from "#lib/domain/cart/pending.ts";
import { toQuantity } from "#lib/domain/product/quantity.ts";
import type { CartParts } from "./cart-parts.ts";
import type { CartSending } from "./cart-sending.ts";
import type { SettledCart } from "./cart-settled.ts";

interface Means {
  readonly settled: SettledCart;
  readonly sending: CartSending;
  readonly inTurn: (send: () => Promise<Result<Cart>>) => Promise<Result<Cart>>;
  /** What is shown of a line until the backend has answered; null shows what it said last. */
  readonly setWish: (itemId: number, wish: PendingChange | null) => void;
}

/** What every operation without a session fails with (spec 8.3, Thrown or logged). */
export const noSession = () => fail(toApiError(400, "Session doesn't exist"));

/** Editing a line of the cart: other options, another quantity, another variant. */
export function createCartLines(parts: CartParts, { settled, sending, inTurn, setWish }: Means) {
  const { calls, session } = parts;
  const productOf = (itemId: number): number | undefined =>
    settled.cart()?.items.find((item) => item.itemId === itemId)?.productId;

  /** In its turn; the cart is read again where the backend does not know it, or the line, any more. */
  async function send(work: () => Promise<Result<Cart>>): Promise<Result<Cart>> {
    const result = await inTurn(work);
    if (!result.ok && (result.error.kind === "notFound" || isGone(result.error)))
      void settled.refresh();
    return result;
  }

  const refused = ({ quantity }: CartLine) => {
    if (session.id() === null) return noSession();
    return toQuantity(String(quantity)) === null
      ? fail(toApiError(422, "error.invalidQuantity"))
      : null;
  };

  /** Gives a line the quantity and options of `line`, whose product it already is. */
  async function updateLine(itemId: number, line: CartLine): Promise<Result<Cart>> {
    const fault = refused(line);
    if (fault) return fault;
    setWish(itemId, null);
    return send(() =>
      sending.change(() =>
        calls.updateItem({ itemId, qty: line.quantity, options: toLineOptions(line) }),
      ),
    );
  }

  /**
   * Makes a line hold something else, e.g. another variant. One operation for the shopper: the new line is added first, so
   * that a failure leaves the old one as it was.
   */
  async function replaceLine(itemId: number, line: CartLine): Promise<Result<Cart>> {
    if (productOf(itemId) === line.productId) return updateLine(itemId, line);
    const fault = refused(line);
    if (fault) return fault;
    const gone: PendingChange = { kind: "removal", quantity: 0, state: "sent" };
    setWish(itemId, null);
    return send(async () => {
      const isHeld = productOf(itemId) !== undefined;
      if (isHeld) setWish(itemId, gone);
      const added = await sending.change(() => calls.addItem(line));
      if (!added.ok || !isHeld) {
        setWish(itemId, null);
        return added;
      }
      const removed = await sending.change(() => calls.deleteItem(itemId));
      const isUnknown = !removed.ok && isUncertain(removed.error);
      setWish(itemId, isUnknown ? { ...gone, state: "failed" } : null);
      // Gone already, as by another tab: that is what was wanted.
      return !removed.ok && removed.error.kind === "notFound" ? added : removed;
    });
  }

  return { updateLine, replaceLine };
}
