import { errorMessage } from "#lib/shop/api/error-message.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import { isUncertain } from "#lib/shop/domain/cart/faults.ts";
import type { Translate } from "./load-translator.ts";

/** The message for an error, as shown to shoppers: never empty, never the text of a 5xx response. */
export function errorMessageFor(t: Translate, error: ApiError): string {
  if (isUncertain(error)) return t("errors.tryAgain");
  const message = errorMessage(error);
  if (message === null) return t("errors.generic");
  return "key" in message ? t(`errors.${message.key}`) : message.text;
}
