import { onOtherTabsWrite } from "#lib/browser/other-tabs.ts";
import { ORDER_KEY, type OrderMarker } from "./order-marker.ts";

/** Hears when another tab changes the order in progress; returns how to stop. */
export const onOrderChangedElsewhere = (hear: () => void): (() => void) =>
  onOtherTabsWrite(ORDER_KEY, hear);

/** Milliseconds in which an unanswered order may still arrive: well above every deadline on its way. */
export const ORDER_WINDOW = 90_000;

/** Whether an order of this cart was sent and nobody knows what became of it. */
export const isOrderOpen = (marker: OrderMarker | null, cartId: string | null): boolean =>
  marker?.state === "placing" && marker.cartId === cartId && Date.now() - marker.at < ORDER_WINDOW;

/** Milliseconds: a cart that ends later may have ended of old age. */
const DAY = 86_400_000;

/** Whether an order that nobody answered for is so young that the end of its cart can only mean that it was placed. */
export const isAwaited = ({ state, at }: OrderMarker, now = Date.now()): boolean =>
  state === "placing" && now - at < DAY;
