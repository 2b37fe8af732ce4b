import { onOtherTabsWrite } from "#lib/browser/other-tabs.ts";
import { ORDER_KEY, type OrderMarker } from "./order-marker.ts";

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
