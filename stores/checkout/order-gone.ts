import { sessionEnd } from "#lib/domain/cart/faults.ts";
import type { OrderMarker, OrderMarkers } from "./order-marker.ts";

type Fault = Parameters<typeof sessionEnd>[0];

/** Milliseconds: a cart that ends later may have ended of old age. */
const DAY = 86_400_000;

/** Whether an order that nobody answered for is so young that the end of its cart can only mean that it was placed. */
export const isAwaited = ({ state, at }: OrderMarker): boolean =>
  state === "placing" && Date.now() - at < DAY;

/**
 * A cart that is no more was ordered, where an order of it was on its way: what is left is to say thanks. A payment's
 * cart must have become an order (used, or 409 and not archived); of an order nobody answered for, gone is enough
 * (hardening, Faults). Answers whether it was ordered in this browser.
 */
export function noteGone(markers: OrderMarkers, cartId: string | null, fault: Fault): boolean {
  const marker = markers.read();
  if (!marker || marker.cartId !== cartId) return false;
  if (marker.state === "placed") return true;
  const end = sessionEnd(fault);
  const isOrder = end === "used" || (fault.status === 409 && end !== "archived");
  if (!isOrder && !isAwaited(marker)) return false;
  markers.write({ ...marker, state: "placed", details: undefined });
  return true;
}
