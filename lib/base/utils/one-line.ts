/**
 * A foreign text for a log: one line without control characters, at most `limit` characters (docs/security.md §2.5).
 */
export function oneLine(text: string, limit = 200): string {
  const plain = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const letters = [...plain];
  return letters.length > limit ? `${letters.slice(0, limit - 1).join("")}…` : plain;
}

/** The lines of a text joined: line breaks of every kind, with the blanks around them, become a space. */
export function joinLines(text: string): string {
  const lines = text.split(/[\n\v\f\r\u0085\u2028\u2029]+/);
  if (lines.length === 1) return text;
  const [first = "", last = ""] = [lines[0], lines.at(-1)];
  const between = lines.slice(1, -1).flatMap((line) => line.trim() || []);
  return [first.trimEnd(), ...between, last.trimStart()].join(" ");
}
