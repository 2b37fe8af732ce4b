import { oneLine } from "#lib/utils/one-line.ts";

/** The statuses there are words for; another backend's are shown as they come. */
const KNOWN: ReadonlySet<string> = new Set([
  "pending",
  "placed",
  "paid",
  "declined",
  "shipped",
  "delivered",
  "completed",
  "cancelled",
]);

/** Characters of another backend's status: what fits a phone in one line. */
const LONGEST = 32;

/** An order's status in words, e.g. `Placed`. */
export const statusWords = (t: (key: never) => string, status: string): string =>
  KNOWN.has(status) ? t(`status.${status}` as never) : oneLine(status, LONGEST);

/** The colour of a status. */
export const statusTone = (status: string): "success" | "brand" | "neutral" => {
  if (["paid", "placed", "delivered", "completed", "shipped"].includes(status)) return "success";
  return status === "pending" ? "brand" : "neutral";
};
