import { sessionEnd } from "@/lib/domain/cart/faults";
import type { OrderMarkers } from "./order-marker";

type Fault = Parameters<typeof sessionEnd>[0];

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
  if (!isOrder && marker.state !== "placing") return false;
  markers.write({ ...marker, state: "placed", details: undefined });
  return true;
}
