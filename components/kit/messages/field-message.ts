import { readFieldMessage, unknownRuleMessage } from "#lib/gateway/validation/message-values.ts";

/** Fields with the message of another field. */
const SAME: Readonly<Record<string, string>> = {
  contactEmail: "email",
  confirmedPassword: "again",
};

/** The messages of `errors`, in an island as on the server. */
interface ErrorTexts {
  (key: string, values?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/**
 * The text of a field's message (a key of `errors`), undefined if there is none. A required field is named if its
 * `name` is known.
 */
export function fieldMessage(
  t: ErrorTexts,
  message: string | undefined,
  name = "",
): string | undefined {
  if (!message) return undefined;
  const { key, values } = readFieldMessage(message);
  const missing = `missing.${SAME[name] ?? name}`;
  if (key === "required" && name && t.has(missing)) return t(missing);
  return t.has(key) ? t(key, { ...values }) : unknownRuleMessage(key, t("unknownRule"));
}
