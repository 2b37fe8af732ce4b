/** The values in a message: a limit, the length of a text above it, or the text that a value must equal. */
interface MessageValues {
  readonly length: number;
  readonly count: number;
  readonly value: string;
}

/**
 * A field's message split into its key and its values: `min:8` → `min` with `{length}`, `max:75:82` → `max` with
 * `{length}` and `{count}`, `equal:yes` → `equal` with `{value}`.
 */
export function readFieldMessage(message: string): { key: string; values: MessageValues } {
  const [key = ""] = message.split(":", 1);
  const value = message.slice(key.length + 1);
  const [length, count] = value.split(":").map(Number);
  return { key, values: { length: length || 0, count: count || 0, value } };
}

/** The text for a rule without a message: developers see its name, shoppers get `fallback` (docs/screens.md §4). */
export const unknownRuleMessage = (key: string, fallback: string): string =>
  process.env.NODE_ENV === "development" ? `No message for the validation rule "${key}"` : fallback;
