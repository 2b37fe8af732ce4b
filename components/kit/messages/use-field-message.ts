"use client";

import { useTranslations } from "next-intl";
import { fieldMessage } from "./field-message.ts";

/**
 * The text of a field's message (a key of `errors`), undefined if there is none. A required field is named if its
 * `name` is known.
 */
export function useFieldMessage(): (
  message: string | undefined,
  name?: string,
) => string | undefined {
  const t = useTranslations("errors");
  return (message, name) => fieldMessage(t, message, name);
}
