"use client";

import { useTranslations } from "next-intl";
import { readFieldMessage, unknownRuleMessage } from "#lib/validation/messages.ts";

/** Fields whose message is that of another one. */
const SAME: Readonly<Record<string, string>> = {
  contactEmail: "email",
  confirmedPassword: "again",
};

/**
 * The text of a field's message (a key of `errors`), undefined where there is none. A required field is named where its
 * `name` is known.
 */
export function useFieldMessage(): (
  message: string | undefined,
  name?: string,
) => string | undefined {
  const t = useTranslations("errors");
  return (message, name = "") => {
    if (!message) return undefined;
    const { key, values } = readFieldMessage(message);
    const missing = `missing.${SAME[name] ?? name}`;
    if (key === "required" && name && t.has(missing)) return t(missing);
    return t.has(key) ? t(key, { ...values }) : unknownRuleMessage(key, t("unknownRule"));
  };
}
