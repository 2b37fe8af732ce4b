import { readText, writeText } from "#lib/browser/storage.ts";
import type { OrderMarker } from "./order-marker.ts";

/**
 * Which tab went to pay. It keeps the payment token in its own storage; tabs opened or copied before never had it, and
 * one copied at the provider is that tab's history all the same.
 */
const KEY = "baseline.paying";
/** For a browser that keeps nothing: the token lasts as long as the page. */
let held = "";

/** A new payment begins in this tab: the token for its marker. */
export function beginPayment(): string {
  held = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  writeText("session", KEY, held);
  return held;
}

/** Whether this tab has the token of the marker's payment. */
export const hasPaymentToken = (marker: OrderMarker | null): boolean =>
  marker?.by !== undefined && marker.by === (readText("session", KEY) ?? held);

/** Whether it was this tab that went to pay. */
export const isPaidHere = (marker: OrderMarker | null): boolean =>
  marker?.state === "paying" && hasPaymentToken(marker);

/**
 * Whether a payment of this cart may be under way in another tab: one went to pay and does not show the shop again. It
 * may be at the provider, or closed for ever; the browser does not say which.
 */
export const isPaidElsewhere = (marker: OrderMarker | null, cartId: string | null): boolean =>
  marker?.state === "paying" &&
  marker.cartId === cartId &&
  marker.back !== true &&
  !isPaidHere(marker);
