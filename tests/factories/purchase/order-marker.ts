import type { OrderMarker } from "#stores/checkout/order-marker.ts";

export const ORDER_KEY = "baseline.order";

/** The marker as another tab, or an earlier page, has left it. In the product only the state machine writes it. */
export const orderMarker = {
  read: (): OrderMarker | null => JSON.parse(localStorage.getItem(ORDER_KEY) ?? "null"),
  write: (marker: OrderMarker | null): void =>
    marker === null
      ? localStorage.removeItem(ORDER_KEY)
      : localStorage.setItem(ORDER_KEY, JSON.stringify(marker)),
};

/** A marker in memory, for code that is handed one. */
export function memoryMarker(marker: OrderMarker | null = null) {
  return {
    read: () => marker,
    write: (next: OrderMarker | null) => {
      marker = next;
      return true;
    },
  };
}
