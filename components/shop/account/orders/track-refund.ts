import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import { track } from "#lib/web/analytics/track.ts";

/**
 * Sends an order that was cancelled here to analytics: its goods as they were ordered, under the number that its purchase
 * had. A line without a product or a price is left out; without a number nothing could be matched.
 */
export function trackRefund({ slug, currency, details }: Order): void {
  if (slug === "") return;
  const lines = details.items.flatMap(({ productId, name, each, quantity, row }) =>
    productId === null || each === null
      ? []
      : [{ row: row ?? each * quantity, item: { id: productId, name, price: each, quantity } }],
  );
  track({
    type: "refund",
    orderSlug: slug,
    currency,
    value: Math.round(lines.reduce((sum, { row }) => sum + row, 0) * 10_000) / 10_000,
    items: lines.map(({ item }) => item),
  });
}
