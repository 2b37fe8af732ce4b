import type { ApiError } from "@/lib/api/errors";
import { isUncertain } from "@/lib/domain/cart/faults";
import type { Words } from "./cart-words";

/** Messages of the server that the spec translates (8.2). */
const KNOWN: Readonly<Record<string, string>> = {
  "User already exist.": "errors.userExists",
  "Coupon not found!": "errors.couponNotFound",
  "Cart is archived.": "errors.cartUpdateError",
  "Session doesn't exist": "errors.sessionMissing",
};

/** An error in words for a shopper: never empty, never a server's 5xx (spec 8.1). */
export function errorWords(words: Words, error: ApiError): string {
  if (isUncertain(error)) return words("errors.tryAgain");
  const key = Object.hasOwn(KNOWN, error.message) ? KNOWN[error.message] : undefined;
  if (key) return words(key);
  return error.message === "" ? words("errors.generic") : error.message;
}
