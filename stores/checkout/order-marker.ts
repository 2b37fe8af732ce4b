import type { TrackedItem } from "#lib/analytics/tracked-action.ts";

/** Where it is kept, for whoever listens to other tabs. */
export const ORDER_KEY = "baseline.order";

/** The order this browser is placing, shared by its tabs. */
export interface OrderMarker {
  readonly cartId: string;
  /**
   * `placing`: sent, answer unknown. `paying`: made, the shopper is at the provider. `approved`: paid in the page
   * (PayPal), the shop's answer is missing. `placed`: done, to be thanked for.
   */
  readonly state: "placing" | "paying" | "approved" | "placed";
  readonly orderSlug: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The payment's word, known to the tab that went to pay and to no other (`paying-tab`). */
  readonly by?: string;
  /** `paying` only: the tab that went to pay shows the shop again. */
  readonly back?: boolean;
  /** What was bought, for the purchase event: the cart is gone when it is due. */
  readonly bought?: { readonly value: number; readonly items: readonly TrackedItem[] };
  /** `approved` only: what the provider said, to be handed on. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export const orderMarker = {
  read(): OrderMarker | null {
    try {
      const value = JSON.parse(localStorage.getItem(ORDER_KEY) ?? "null") as OrderMarker | null;
      return value && typeof value.cartId === "string" ? value : null;
    } catch {
      return null;
    }
  },
  write(marker: OrderMarker | null): void {
    try {
      if (marker) localStorage.setItem(ORDER_KEY, JSON.stringify(marker));
      else localStorage.removeItem(ORDER_KEY);
    } catch {
      // Without storage the lock lasts as long as the page.
    }
  },
};

/** Whether the success page with this slug stands for the order of this browser, so that its cart is over. */
export const isThanksFor = (marker: OrderMarker | null, orderSlug: string): boolean =>
  marker !== null && marker.state !== "placing" && marker.orderSlug === orderSlug;

export type OrderMarkers = typeof orderMarker;
