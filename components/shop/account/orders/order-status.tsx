import { Badge } from "#components/kit/ui/badge.tsx";
import { oneLine } from "#lib/base/utils/one-line.ts";
import { orderStatusKey, orderStatusWords } from "#lib/shop/domain/account/order-status.ts";

/** The statuses that have a message, and the colour of each. */
const TONES = {
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
} as const;
type Known = keyof typeof TONES;
const isKnown = (key: string): key is Known => Object.hasOwn(TONES, key);

/** Characters shown of a status that has no message: what fits on one line of a phone. */
const LONGEST = 32;

/** An order's status as a badge, e.g. `Placed`, however the backend spells it. An unknown one is shown as words. */
export function OrderStatus(props: {
  readonly status: string;
  /** The messages of `orders`. */
  readonly t: (key: `status.${Known}`) => string;
}) {
  const { status, t } = props;
  if (status.trim() === "") return null;
  const key = orderStatusKey(status);
  if (!isKnown(key))
    return <Badge tone="neutral">{oneLine(orderStatusWords(status), LONGEST)}</Badge>;
  return <Badge tone={TONES[key]}>{t(`status.${key}`)}</Badge>;
}
