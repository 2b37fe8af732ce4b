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
 * A status of a backend as a key in one spelling: `PARTIALLY_SHIPPED`, `partially-shipped` and `partiallyShipped` are
 * all `partiallyShipped` (docs/contract.md §3.8: the names are the backend's own).
 */
export function orderStatusKey(status: string): string {
  const [first = "", ...rest] = wordsOf(status);
  const key = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return Object.hasOwn(SAME, key) ? (SAME[key] ?? key) : key;
}

/** A status without a translation as words: `ON_HOLD` is "On hold". What is written in words already stays as it is. */
export function orderStatusWords(status: string): string {
  const isCode = !/\s/.test(status.trim()) || status === status.toUpperCase();
  if (!isCode) return status;
  const words = wordsOf(status).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
