import { instantOf, isDay } from "#lib/base/utils/date.ts";

/** Other spellings of a known status. */
const SAME: Readonly<Record<string, string>> = {
  canceled: "cancelled",
  complete: "completed",
  inProgress: "processing",
  pendingPayment: "pending",
  awaitingPayment: "pending",
  partlyShipped: "partiallyShipped",
  readyForPickUp: "readyForPickup",
  shippedPartially: "partiallyShipped",
  paymentDeclined: "declined",
};

const wordsOf = (status: string): string[] =>
  status
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[\s_.-]+/)
    .filter(Boolean);

/**
 * A backend's order status as a key in one spelling: `PARTIALLY_SHIPPED`, `partially-shipped` and `partiallyShipped`
 * all become `partiallyShipped` (docs/contract.md §3.8: each backend has its own names).
 */
export function orderStatusKey(status: string): string {
  const [first = "", ...rest] = wordsOf(status);
  const key = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return Object.hasOwn(SAME, key) ? (SAME[key] ?? key) : key;
}

/** An untranslated status as text: `ON_HOLD` becomes "On hold". A status that is already text is unchanged. */
export function orderStatusWords(status: string): string {
  const isCode = !/\s/.test(status.trim()) || status === status.toUpperCase();
  if (!isCode) return status;
  const words = wordsOf(status).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Statuses after which an order is on its way or over: asking to cancel it makes no sense. */
const TOO_LATE: ReadonlySet<string> = new Set([
  "shipped",
  "partiallyShipped",
  "readyForPickup",
  "delivered",
  "completed",
  "cancelled",
  "declined",
  "failed",
  "returned",
  "refunded",
]);

/** Whether an order with this status may be offered to be cancelled. The backend has the last word. */
export const isCancellable = (status: string): boolean => !TOO_LATE.has(orderStatusKey(status));

/** The end of a day, wherever on earth that day is. */
const DAY_END = 36 * 3_600_000;

/** Whether a withdrawal is still in time. A day counts until its end; without a known end it is in time. */
export function isWithdrawable(until: string, now = Date.now()): boolean {
  const end = instantOf(until);
  return end === null || now <= (isDay(until) ? end + DAY_END : end);
}
