import type { OrderMarker, OrderMarkers } from "./order-marker.ts";

/**
 * Which tab went to pay. It keeps the payment's word in its own storage; tabs opened or copied before never had it, and
 * one copied at the provider is that tab's history all the same.
 */
const KEY = "baseline.paying";
/** For a browser that keeps nothing. */
let held = "";

function word(): string {
  try {
    return sessionStorage.getItem(KEY) ?? held;
  } catch {
    return held;
  }
}

/** A new payment begins in this tab: the word for its marker. */
export function beginPayment(): string {
  held = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  try {
    sessionStorage.setItem(KEY, held);
  } catch {
    // The word lasts as long as the page.
  }
  return held;
}

type Marker = OrderMarker | null;

/** Whether it was this tab that went to pay. */
export const isPaidHere = (marker: Marker): boolean =>
  marker?.state === "paying" && marker.by !== undefined && marker.by === word();

/**
 * Whether a payment of this cart may be under way in another tab: one went to pay and does not show the shop again. It
 * may be at the provider, or closed for ever; the browser does not say which.
 */
export const isPaidElsewhere = (marker: Marker, cartId: string | null): boolean =>
  marker?.state === "paying" &&
  marker.cartId === cartId &&
  marker.back !== true &&
  !isPaidHere(marker);

/** The payment did not come about and this tab is here: the cart may be ordered again, in every tab. */
export function comeBack(markers: OrderMarkers): void {
  const marker = markers.read();
  if (marker && isPaidHere(marker) && !marker.back) markers.write({ ...marker, back: true });
}

/** The shopper pays in this tab instead: the other one finds, when it is back, that the payment is no longer its own. */
export function takeOver(markers: OrderMarkers): void {
  const marker = markers.read();
  if (marker?.state === "paying") markers.write({ ...marker, by: undefined, back: true });
}

/** This tab shows the shop no longer: who came back may go forward to the provider again. */
function goAway(markers: OrderMarkers): void {
  const marker = markers.read();
  if (marker && isPaidHere(marker) && marker.back) markers.write({ ...marker, back: undefined });
}

let following = false;

/** Keeps the marker true to where this tab is, from now on: back at the shop, or away. Once a page. */
export function followPaying(markers: OrderMarkers): void {
  if (following) return;
  following = true;
  comeBack(markers);
  window.addEventListener("pageshow", ({ persisted }) => persisted && comeBack(markers));
  window.addEventListener("pagehide", () => goAway(markers));
}
