import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import { track } from "#lib/web/analytics/track.ts";

/**
 * Sends a cancelled order to analytics as a refund, with the ordered items and the number under which the purchase was
 * sent. Lines without a product or price are left out; an order without a number is not sent, because nothing could be
 * matched.
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
