import type { TrackedItem } from "#lib/analytics/tracked-action.ts";
import { stored } from "#lib/browser/storage.ts";
import { isRecord } from "#lib/utils/is-record.ts";

/**
 * The order this browser is placing, shared by its tabs. Pages read it; only `order-in-progress.ts` writes it. Every page
 * downloads this file, so what only a checkout asks of the marker is in `unanswered-order.ts`.
 */
export interface OrderMarker {
  readonly cartId: string;
  /**
   * `placing`: sent, answer unknown. `paying`: made, to be paid at the provider. `approved`: paid in the page (PayPal),
   * the shop's answer is missing. `placed`: done, to be thanked for.
   */
  readonly state: "placing" | "paying" | "approved" | "placed";
  /** "" until the backend has named the order. */
  readonly orderSlug: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The payment token, known to the tab that went to pay and to no other. */
  readonly by?: string;
  /** `paying` only: the cart may be ordered again, because that tab is back or another one pays instead. */
  readonly back?: boolean;
  /** What was bought, for the purchase in the statistics: the cart is gone when it is due. */
  readonly bought?: { readonly value: number; readonly items: readonly TrackedItem[] };
  /** `approved` only: what the provider said, to be handed on. */
  readonly details?: Readonly<Record<string, unknown>>;
}

const STATES: ReadonlySet<unknown> = new Set<OrderMarker["state"]>([
  "placing",
  "paying",
  "approved",
  "placed",
]);

/** Checks what every reader relies on. The rest was written by the machine, and every page downloads this check. */
const isMarker = (found: unknown): found is OrderMarker =>
  isRecord(found) &&
  typeof found.cartId === "string" &&
  typeof found.orderSlug === "string" &&
  STATES.has(found.state);

export const ORDER_KEY = "baseline.order";

/** For `order-in-progress.ts` alone. Without storage nothing keeps a second order back but the page itself. */
export const orderStorage = stored("local", ORDER_KEY, (found) => (isMarker(found) ? found : null));

/** The order in progress, null where there is none. */
export const readOrder = orderStorage.read;

/** Whether the success page with this slug stands for the order of this browser, so that its cart is over. */
export const isThanksFor = (marker: OrderMarker | null, orderSlug: string): boolean =>
  marker !== null && marker.state !== "placing" && marker.orderSlug === orderSlug;
