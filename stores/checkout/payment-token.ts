import { readText, writeText } from "#lib/base/browser/storage.ts";
import type { OrderMarker } from "./order-marker.ts";

/**
 * Identifies the tab that went to pay, which keeps the payment token in its session storage. Tabs opened or duplicated
 * before do not have it; one duplicated at the provider counts as the same tab.
 */
const KEY = "baseline.paying";
/** For browsers without storage: the token lasts as long as the page. */
let held = "";

/** Begins a payment in this tab. Returns the token for its marker. */
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
 * Whether another tab may be paying for this cart: it went to pay and has not returned. Whether it is at the provider
 * or closed cannot be known.
 */
export const isPaidElsewhere = (marker: OrderMarker | null, cartId: string | null): boolean =>
  marker?.state === "paying" &&
  marker.cartId === cartId &&
  marker.back !== true &&
  !isPaidHere(marker);
