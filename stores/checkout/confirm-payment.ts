import type { CheckoutCalls } from "#lib/client/checkout.ts";
import { isUncertain } from "#lib/domain/cart/faults.ts";
import { type AskForCart, askCart } from "./ask-cart.ts";
import type { OrderInProgress } from "./order-in-progress.ts";

type Confirmed =
  /** `url` as the backend said it, not to be followed unchecked; empty where only the cart's end tells. */
  | { readonly kind: "confirmed"; readonly orderSlug: string; readonly url: string }
  /** `final` where asking again will not help: the backend refused. */
  | { readonly kind: "failed"; readonly final: boolean };

interface ConfirmDeps {
  readonly calls: Pick<CheckoutCalls, "confirmPayment">;
  readonly order: OrderInProgress;
  readonly getCart: AskForCart;
}

let running: Promise<Confirmed> | null = null;

/**
 * Tells the shop that PayPal's payment was approved (docs/screens.md §3.15): the approval is in the marker, so that a
 * reload can tell it again; one at a time, in all tabs. Where the shop does not answer well, the cart is asked: gone
 * means placed.
 */
export function confirmPayment(deps: ConfirmDeps): Promise<Confirmed> {
  running ??= inTurn(() => confirm(deps)).finally(() => {
    running = null;
  });
  return running;
}

/** One tab after another, where the browser has locks: the second finds what the first has done. */
async function inTurn(work: () => Promise<Confirmed>): Promise<Confirmed> {
  return "locks" in navigator ? navigator.locks.request("baseline.confirm", work) : work();
}

async function confirm({ calls, order, getCart }: ConfirmDeps): Promise<Confirmed> {
  const marker = order.read();
  if (marker?.state === "placed")
    return { kind: "confirmed", orderSlug: marker.orderSlug, url: "" };
  // Another tab has told it, and gone on to the page of thanks.
  if (!marker && (await askCart(getCart)) === "placed")
    return { kind: "confirmed", orderSlug: "", url: "" };
  if (marker?.state !== "approved") return { kind: "failed", final: true };
  const { orderSlug, details = {} } = marker;
  const placed = (url: string): Confirmed => {
    order.dispatch({ type: "paymentConfirmed" });
    return { kind: "confirmed", orderSlug, url };
  };
  const told = await calls.confirmPayment(orderSlug, { ...details });
  if (told.ok) return placed(told.data.url);
  if ((await askCart(getCart)) === "placed") return placed("");
  return { kind: "failed", final: !isUncertain(told.error) };
}
