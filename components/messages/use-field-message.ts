"use client";

import { useTranslations } from "next-intl";
import { readFieldMessage } from "#lib/validation/messages.ts";

/** The text of a field's message (a key of `errors`), undefined where there is none. */
export function useFieldMessage(): (message: string | undefined) => string | undefined {
  const t = useTranslations("errors");
  return (message) => {
    if (!message) return undefined;
    const { key, values } = readFieldMessage(message);
    return t.has(key) ? t(key, values) : t("generic");
  };
}
