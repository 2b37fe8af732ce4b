import type { TrackedAction } from "./tracked-action.ts";

/** Names that tag managers know (GA4's e-commerce events). */
const NAMES: Record<TrackedAction["type"], string> = {
  viewItem: "view_item",
  addToCart: "add_to_cart",
  removeFromCart: "remove_from_cart",
  beginCheckout: "begin_checkout",
  purchase: "purchase",
};

declare global {
  interface Window {
    /** The queue read by the site's own tag manager. */
    dataLayer?: unknown[];
  }
}

/** Pushes an action to `dataLayer`, or posts it as JSON to a path of this host. */
export function sendAction(target: string, action: TrackedAction): void {
  if (target === "dataLayer") push(action);
  if (target.startsWith("/")) post(target, action);
}

function post(target: string, action: TrackedAction): void {
  const body = JSON.stringify({ ...action, at: new Date().toISOString() });
  navigator.sendBeacon(target, new Blob([body], { type: "application/json" }));
}

function push(action: TrackedAction): void {
  window.dataLayer ??= [];
  window.dataLayer.push({
    event: NAMES[action.type],
    ecommerce: {
      ...(action.type === "purchase" && { transaction_id: action.orderSlug }),
      currency: action.currency,
      value: action.value,
      items: action.items.map(({ id, name, price, quantity }) => ({
        item_id: String(id),
        item_name: name,
        price,
        quantity,
      })),
    },
  });
}
