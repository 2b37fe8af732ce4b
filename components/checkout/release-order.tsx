"use client";

import { useEffect } from "react";
import { orderMarker } from "@/stores/order-marker";

/** After a failed payment the cart may be ordered again (contract, section 6). */
export function ReleaseOrder() {
  useEffect(() => orderMarker.write(null), []);
  return null;
}
