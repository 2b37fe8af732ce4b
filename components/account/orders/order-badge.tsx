import { Badge } from "#components/ui/badge.tsx";
import { orderStatusKey, orderStatusWords } from "#lib/domain/account/order-status.ts";
import { oneLine } from "#lib/utils/one-line.ts";

/** The statuses that have a message, and the colour of each. */
const TONES: Readonly<Record<string, "success" | "brand" | "neutral">> = {
  pending: "brand",
  onHold: "brand",
  processing: "brand",
  placed: "success",
  confirmed: "success",
  paid: "success",
  declined: "neutral",
  failed: "neutral",
  partiallyShipped: "success",
  shipped: "success",
  readyForPickup: "success",
  delivered: "success",
  completed: "success",
  cancelled: "neutral",
  returned: "neutral",
  refunded: "neutral",
};

/** Characters shown of a status that has no message: what fits on one line of a phone. */
const LONGEST = 32;

/**
 * An order's status as a badge, e.g. `Placed`, however the backend spells it. An unknown one is shown as words.
 *
 * @param t the messages of `orders.status`
 */
export function OrderBadge({ status, t }: { status: string; t: (key: string) => string }) {
  if (status.trim() === "") return null;
  const key = orderStatusKey(status);
  const tone = Object.hasOwn(TONES, key) ? TONES[key] : undefined;
  return (
    <Badge tone={tone ?? "neutral"}>
      {tone ? t(key) : oneLine(orderStatusWords(status), LONGEST)}
    </Badge>
  );
}
