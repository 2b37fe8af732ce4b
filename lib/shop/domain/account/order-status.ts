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
