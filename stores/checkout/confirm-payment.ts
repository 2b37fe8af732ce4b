import { isUncertain } from "#lib/shop/domain/cart/faults.ts";
import type { CheckoutCalls } from "#lib/web/client/checkout-calls.ts";
import { checkOrderResult, type ReadCart } from "./check-order-result.ts";
import type { OrderInProgress } from "./order-in-progress.ts";

type Confirmed =
  /** `url`: as the backend sent it, unchecked; empty if only the end of the cart shows that the order is placed. */
  | { readonly kind: "confirmed"; readonly orderSlug: string; readonly url: string }
  /** `final`: the backend refused, so a retry does not help. */
  | { readonly kind: "failed"; readonly final: boolean };

interface ConfirmDeps {
  readonly calls: Pick<CheckoutCalls, "confirmPayment">;
  readonly order: OrderInProgress;
  readonly getCart: ReadCart;
}

let running: Promise<Confirmed> | null = null;

/**
 * Reports PayPal's approval to the backend (docs/screens.md §3.15), one tab at a time. The approval is stored in the
 * marker, so that it can be reported after a reload. When the call fails, the cart is read: without it, the order was
 * placed.
 */
export function confirmPayment(deps: ConfirmDeps): Promise<Confirmed> {
  running ??= inTurn(() => confirm(deps)).finally(() => {
    running = null;
  });
  return running;
}

/** One tab at a time, if the browser has locks: the second sees the result of the first. */
async function inTurn(work: () => Promise<Confirmed>): Promise<Confirmed> {
  return "locks" in navigator ? navigator.locks.request("baseline.confirm", work) : work();
}

async function confirm({ calls, order, getCart }: ConfirmDeps): Promise<Confirmed> {
  const marker = order.read();
  if (marker?.state === "placed")
    return { kind: "confirmed", orderSlug: marker.orderSlug, url: "" };
  // Another tab has reported it, and gone on to the success page.
  if (!marker && (await checkOrderResult(getCart)) === "placed")
    return { kind: "confirmed", orderSlug: "", url: "" };
  if (marker?.state !== "approved") return { kind: "failed", final: true };
  const { orderSlug, details = {} } = marker;
  const placed = (url: string): Confirmed => {
    order.dispatch({ type: "paymentConfirmed" });
    return { kind: "confirmed", orderSlug, url };
  };
  const result = await calls.confirmPayment(orderSlug, { ...details });
  if (result.ok) return placed(result.data.url);
  if ((await checkOrderResult(getCart)) === "placed") return placed("");
  return { kind: "failed", final: !isUncertain(result.error) };
}
