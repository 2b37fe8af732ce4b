import { fail, type Result, toApiError } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { isCartRejected, isUncertain } from "#lib/shop/domain/cart/faults.ts";
import { type CartLine, toLineOptions } from "#lib/shop/domain/cart/line.ts";
import type { PendingChange } from "#lib/shop/domain/cart/pending.ts";
import { checkQuantity } from "#lib/shop/domain/product/quantity.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import { NO_CART_SESSION } from "./apply-member-card.ts";
import { type CartDependencies, createCartAnswers } from "./cart-answers.ts";
import { createCartChanges } from "./cart-changes.ts";
import { noSession } from "./line-changes.ts";

/**
 * The cart of a tab, as its views use it: the backend's last response (`cart-answers.ts`) and the shopper's pending
 * changes on top (`cart-changes.ts`). Totals are never computed here.
 */
export function createCartRuntime(deps: CartDependencies) {
  const { calls, client, session, notify } = deps;
  const answers = createCartAnswers(deps);
  const changes = createCartChanges(deps, answers);
  const { inTurn, refresh, sendNow } = changes;
  const { updateLine, replaceLine } = createLineReplacement(deps, changes);
  let isDroppingCoupon = false;
  /** The coupon last reported as expired, so that it is reported once. */
  let reportedCoupon = "";

  answers.listen((event) => {
    if (event.kind === "couponExpired") dropCoupon(event.code);
  });

  /** The coupon is no longer valid: reports that, and removes it from the backend's cart. */
  function dropCoupon(code: string): void {
    if (reportedCoupon !== code) notify({ kind: "couponExpired", code });
    reportedCoupon = code;
    if (isDroppingCoupon) return;
    isDroppingCoupon = true;
    void inTurn(() => sendNow(() => calls.removeCoupon())).finally(() => {
      isDroppingCoupon = false;
    });
  }

  /** Changes the whole cart. Null where there is no session: nothing was sent. */
  async function changeCart(send: () => Promise<Result<Cart>>): Promise<Result<Cart> | null> {
    if (session.id() === null) {
      deps.log(NO_CART_SESSION);
      return null;
    }
    const result = await inTurn(() => sendNow(send));
    if (!result.ok && isCartRejected(result.error)) void refresh();
    return result;
  }

  return {
    client,
    session,
    /** Pending changes, for views to subscribe to. */
    changes: changes.store,
    /** Refused quantities, for views of the lines. */
    refusals: changes.refusals,
    cart: answers.cart,
    clear: answers.clear,
    read: changes.read,
    refresh,
    idle: changes.idle,
    add: changes.add,
    setQuantity: changes.setQuantity,
    flush: changes.flush,
    remove: changes.remove,
    empty: changes.empty,
    undo: changes.undo,
    retry: changes.retry,
    updateLine,
    replaceLine,

    /** Reads the cart for the header, from the query cache if possible. Throws on an error; the cart stays. */
    peek: () => client.fetchQuery({ queryKey: queryKeys.cart, queryFn: changes.read }),

    /**
     * Checks the result of another call, e.g. of the checkout, for the end of the session, and reads the cart if the
     * backend may not know it any more. Returns the result unchanged.
     */
    handleSessionEnd<T>(result: Result<T>): Result<T> {
      answers.handleSessionEnd(result);
      if (!result.ok && isCartRejected(result.error)) void refresh();
      return result;
    },

    /** Sends nothing without a code. Null if nothing was sent. */
    async applyCoupon(code: string): Promise<Result<Cart> | null> {
      const couponCode = code.trim();
      if (couponCode === "") return null;
      reportedCoupon = "";
      return changeCart(() => calls.applyCoupon(couponCode));
    },

    removeCoupon: (): Promise<Result<Cart> | null> => changeCart(() => calls.removeCoupon()),

    /** Only sends the call; `applyCard` has the rules. */
    applyMemberCard: (barcode: string): Promise<Result<Cart> | null> =>
      changeCart(() => calls.applyMemberCard(barcode)),

    /** Reads the cart in another currency; the choice is reverted if that fails. */
    setCurrency: (id: number): Promise<Result<Cart> | null> =>
      changeCart(async () => {
        const before = deps.currency.read();
        deps.currency.write(String(id));
        const result = await calls.getCart();
        if (!result.ok) deps.currency.write(before);
        return result;
      }),
  };
}

/** Gives a line other options, or replaces it by another product. */
function createLineReplacement(
  { calls, session }: CartDependencies,
  { inTurn, refresh, sendNow, setChange, itemOf }: ReturnType<typeof createCartChanges>,
) {
  /** Changes a line. The cart is read again where the backend does not know it, or the line, any more. */
  async function changeLine(work: () => Promise<Result<Cart>>): Promise<Result<Cart>> {
    const result = await inTurn(work);
    if (!result.ok && (result.error.kind === "notFound" || isCartRejected(result.error)))
      void refresh();
    return result;
  }

  /** Why a line cannot be sent, null where it can. */
  function faultOf({ quantity }: CartLine) {
    if (session.id() === null) return noSession();
    return checkQuantity(quantity) === null ? fail(toApiError(422, "error.invalidQuantity")) : null;
  }

  /** Gives a line the quantity and options of `line`, whose product it already is. */
  async function updateLine(itemId: number, line: CartLine): Promise<Result<Cart>> {
    const fault = faultOf(line);
    if (fault) return fault;
    setChange(itemId, null);
    return changeLine(() =>
      sendNow(() => calls.updateItem({ itemId, qty: line.quantity, options: toLineOptions(line) })),
    );
  }

  /**
   * Replaces a line by another product, e.g. another variant. The new line is added first, so that a failure leaves the
   * old one unchanged.
   */
  async function replaceLine(itemId: number, line: CartLine): Promise<Result<Cart>> {
    if (itemOf(itemId)?.productId === line.productId) return updateLine(itemId, line);
    const fault = faultOf(line);
    if (fault) return fault;
    const removal: PendingChange = { kind: "removal", quantity: 0, state: "sent" };
    setChange(itemId, null);
    return changeLine(async () => {
      const isHeld = itemOf(itemId) !== undefined;
      if (isHeld) setChange(itemId, removal);
      const added = await sendNow(() => calls.addItem(line));
      if (!added.ok || !isHeld) {
        setChange(itemId, null);
        return added;
      }
      const removed = await sendNow(() => calls.deleteItem(itemId));
      const isUnknown = !removed.ok && isUncertain(removed.error);
      setChange(itemId, isUnknown ? { ...removal, state: "failed" } : null);
      // Removed already, e.g. by another tab, which is the wanted result.
      return !removed.ok && removed.error.kind === "notFound" ? added : removed;
    });
  }

  return { updateLine, replaceLine };
}

export type CartRuntime = ReturnType<typeof createCartRuntime>;
