import { sessionEnd } from "@/lib/domain/cart/faults";
import type { OrderMarkers } from "./order-marker";

type Fault = Parameters<typeof sessionEnd>[0];

/**
 * A cart that is no more was ordered, where an order of it was on its way: what is left is to say thanks. A payment's
 * cart must have become an order (409, not archived); of an order nobody answered for, gone is enough (hardening, Faults).
 */
export function noteGone(markers: OrderMarkers, cartId: string | null, fault: Fault): void {
  const marker = markers.read();
  if (!marker || marker.cartId !== cartId || marker.state === "placed") return;
  const isOrder = fault.status === 409 && sessionEnd(fault) !== "archived";
  if (isOrder || marker.state === "placing")
    markers.write({ ...marker, state: "placed", details: undefined });
}
