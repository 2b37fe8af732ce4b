import { errorMessage } from "#lib/api/error-message.ts";
import type { ApiError } from "#lib/api/errors.ts";
import { isUncertain } from "#lib/domain/cart/faults.ts";
import type { Translate } from "./load-translator.ts";

/** An error in words for a shopper: never empty, never a server's 5xx (docs/screens.md §5.1). */
export function errorMessageFor(words: Translate, error: ApiError): string {
  if (isUncertain(error)) return words("errors.tryAgain");
  const message = errorMessage(error);
  if (message === null) return words("errors.generic");
  return "key" in message ? words(`errors.${message.key}`) : message.text;
}
