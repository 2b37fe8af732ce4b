import type { ApiError } from "#lib/api/errors.ts";
import type { CheckoutCalls } from "#lib/client/checkout.ts";
import { isUncertain } from "#lib/domain/cart/faults.ts";
import type { OrderMarkers } from "./order-marker.ts";
import { askCart } from "./place-order.ts";

type Confirmed =
  /** `url` as the backend said it, not to be followed unchecked; empty where only the cart's end tells. */
  | { readonly kind: "confirmed"; readonly orderSlug: string; readonly url: string }
  /** `final` where asking again will not help: the backend refused. */
  | { readonly kind: "failed"; readonly final: boolean };

interface ConfirmParts {
  readonly calls: Pick<CheckoutCalls, "confirmPayment">;
  readonly markers: OrderMarkers;
  readonly getCart: () => Promise<{ ok: true } | { ok: false; error: ApiError }>;
}

let running: Promise<Confirmed> | null = null;

/**
 * Tells the shop that PayPal's payment was approved (spec 7.6, step 5): the approval is in the marker, so that a
 * reload can tell it again; one at a time, in all tabs. Where the shop does not answer well, the cart is asked: gone means placed.
 */
export function confirmPayment(parts: ConfirmParts): Promise<Confirmed> {
  running ??= inTurn(() => confirm(parts)).finally(() => {
    running = null;
  });
  return running;
}

/** One tab after another, where the browser has locks: the second finds what the first has done. */
async function inTurn(work: () => Promise<Confirmed>): Promise<Confirmed> {
  return "locks" in navigator ? navigator.locks.request("baseline.confirm", work) : work();
}

async function confirm({ calls, markers, getCart }: ConfirmParts): Promise<Confirmed> {
  const marker = markers.read();
  if (marker?.state === "placed")
    return { kind: "confirmed", orderSlug: marker.orderSlug, url: "" };
  // Another tab has told it, and gone on to the page of thanks.
  if (!marker && (await askCart(getCart)) === "placed")
    return { kind: "confirmed", orderSlug: "", url: "" };
  if (marker?.state !== "approved") return { kind: "failed", final: true };
  const { orderSlug, details = {} } = marker;
  const placed = (url: string): Confirmed => {
    markers.write({ ...marker, state: "placed", details: undefined });
    return { kind: "confirmed", orderSlug, url };
  };
  const told = await calls.confirmPayment(orderSlug, { ...details });
  if (told.ok) return placed(told.data.url);
  if ((await askCart(getCart)) === "placed") return placed("");
  return { kind: "failed", final: !isUncertain(told.error) };
}

/** Writes down that the payment was approved: from here on no other order of this cart is made by itself. */
export function noteApproval(
  markers: OrderMarkers,
  cartId: string,
  orderSlug: string,
  details: Readonly<Record<string, unknown>>,
): void {
  const bought = markers.read()?.bought;
  markers.write({ cartId, state: "approved", orderSlug, at: Date.now(), details, bought });
}
