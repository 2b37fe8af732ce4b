/**
 * A text from outside, for a log: one line without control characters,
 * at most `limit` characters (docs/security.md §2.5).
 */
export function oneLine(text: string, limit = 200): string {
  const plain = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const letters = [...plain];
  return letters.length > limit ? `${letters.slice(0, limit - 1).join("")}…` : plain;
}
