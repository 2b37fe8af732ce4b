import { Badge } from "#components/kit/ui/badge.tsx";
import { oneLine } from "#lib/base/utils/one-line.ts";
import { orderStatusKey, orderStatusWords } from "#lib/shop/domain/account/order-phase.ts";

/** The statuses that have a message, and the colour of each. */
const TONES = {
  pending: "brand",
  onHold: "brand",
  processing: "brand",
  placed: "success",
  confirmed: "success",
  paid: "success",
  packed: "success",
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

/** Characters shown of a status without a message: they fit on one line of a phone. */
const LONGEST = 32;

type Translate = (key: `status.${Known}`) => string;

/** A status in the page's language, however the backend spells it; an unknown one as words. `t`: of `orders`. */
export function orderStatusText(status: string, t: Translate): string {
  const key = orderStatusKey(status);
  return isKnown(key) ? t(`status.${key}`) : oneLine(orderStatusWords(status), LONGEST);
}

/**
 * An order's status as a badge, e.g. `Placed`, in any spelling of the backend. An unknown one is shown as it is, in
 * words.
 */
export function OrderStatus(props: {
  readonly status: string;
  /** The messages of `orders`. */
  readonly t: Translate;
}) {
  const { status, t } = props;
  if (status.trim() === "") return null;
  const key = orderStatusKey(status);
  return <Badge tone={isKnown(key) ? TONES[key] : "neutral"}>{orderStatusText(status, t)}</Badge>;
}
