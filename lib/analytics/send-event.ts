import type { ShopEvent } from "./types.ts";

/** Names that tag managers know (GA4's e-commerce events). */
const NAMES: Record<ShopEvent["type"], string> = {
  viewItem: "view_item",
  addToCart: "add_to_cart",
  removeFromCart: "remove_from_cart",
  beginCheckout: "begin_checkout",
  purchase: "purchase",
};

/** Hands an event to `dataLayer`, or posts it as JSON to a path of this host. */
export function sendEvent(target: string, event: ShopEvent): void {
  if (target === "dataLayer") push(event);
  if (target.startsWith("/")) post(target, event);
}

function post(target: string, event: ShopEvent): void {
  const body = JSON.stringify({ ...event, at: new Date().toISOString() });
  navigator.sendBeacon(target, new Blob([body], { type: "application/json" }));
}

function push(event: ShopEvent): void {
  const page = window as unknown as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push({
    event: NAMES[event.type],
    ecommerce: {
      ...(event.type === "purchase" && { transaction_id: event.orderSlug }),
      currency: event.currency,
      value: event.value,
      items: event.items.map(({ id, name, price, quantity }) => ({
        item_id: String(id),
        item_name: name,
        price,
        quantity,
      })),
    },
  });
}
