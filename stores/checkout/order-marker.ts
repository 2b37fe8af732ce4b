import { onOtherTabsWrite } from "#lib/base/browser/other-tabs.ts";
import { stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import type { TrackedItem } from "#lib/web/analytics/tracked-action.ts";
import { ORDER_KEY } from "#stores/cart/cart-session.ts";

/**
 * The order this browser is placing, shared by its tabs. Pages read it; only `order-in-progress.ts` writes it.
 */
export interface OrderMarker {
  readonly cartId: string;
  /**
   * `placing`: sent, result unknown. `paying`: created, to be paid at the provider. `approved`: paid in the page
   * (PayPal), not yet confirmed by the backend. `placed`: done, its success page not yet shown.
   */
  readonly state: "placing" | "paying" | "approved" | "placed";
  /** "" until the backend has named the order. */
  readonly orderSlug: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The payment token, known to the tab that went to pay and to no other. */
  readonly by?: string;
  /** `paying` only: the cart may be ordered again, because that tab has returned or another one pays instead. */
  readonly back?: boolean;
  /** `placing` only: the order of this cart whose payment was begun before; it may still be paid. */
  readonly earlier?: string;
  /** The bought items, for the purchase in analytics, which is sent when the cart no longer exists. */
  readonly bought?: { readonly value: number; readonly items: readonly TrackedItem[] };
  /** `approved` only: the provider's approval, to be reported to the backend. */
  readonly details?: Readonly<Record<string, unknown>>;
}

const STATES: ReadonlySet<unknown> = new Set<OrderMarker["state"]>([
  "placing",
  "paying",
  "approved",
  "placed",
]);

/** Checks only what every reader relies on, because every page downloads this check. */
const isMarker = (found: unknown): found is OrderMarker =>
  isRecord(found) &&
  typeof found.cartId === "string" &&
  typeof found.orderSlug === "string" &&
  STATES.has(found.state);

/** For `order-in-progress.ts` only. Without storage only the page itself prevents a second order. */
export const orderStorage = stored("local", ORDER_KEY, (found) => (isMarker(found) ? found : null));

/** The order in progress, null where there is none. */
export const readOrder = orderStorage.read;

/** Whether the success page with this slug is that of this browser's order, so that its cart is over. */
export const isThanksFor = (marker: OrderMarker | null, orderSlug: string): boolean =>
  marker !== null && marker.state !== "placing" && marker.orderSlug === orderSlug;

/**
 * The slug of the order in an address, "" without one. Some providers add the slug unencoded, and its plus would be
 * read as a space: the order in progress shows which is meant.
 */
export function orderSlugIn(search: string, marker: OrderMarker | null = readOrder()): string {
  const read = (query: string) => new URLSearchParams(query).get("orderSlug") ?? "";
  const literal = read(search.replaceAll("+", "%2B"));
  return literal === marker?.orderSlug ? literal : read(search);
}

/** Calls `listener` when another tab changes the order in progress. Returns a function that stops it. */
export const onOrderChangedElsewhere = (listener: () => void): (() => void) =>
  onOtherTabsWrite(ORDER_KEY, listener);

/** Milliseconds in which an unanswered order may still arrive: well above every deadline on its way. */
export const ORDER_WINDOW = 90_000;

/** Whether an order of this cart was sent and its result is unknown. */
export const isOrderOpen = (marker: OrderMarker | null, cartId: string | null): boolean =>
  marker?.state === "placing" && marker.cartId === cartId && Date.now() - marker.at < ORDER_WINDOW;

/** Milliseconds after which the end of a cart may be its expiry. */
const DAY = 86_400_000;

/** Whether an order without a response is so recent that the end of its cart can only mean that it was placed. */
export const isAwaited = ({ state, at }: OrderMarker, now = Date.now()): boolean =>
  state === "placing" && now - at < DAY;
