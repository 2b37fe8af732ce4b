/** The most characters of a value in one line. */
const WIDTH = 110;

/** A value as JSON for people: short parts in one line, long ones indented. Ends with a line break. */
export const printJson = (value: unknown): string => `${print(value, "")}\n`;

function print(value: unknown, indent: string): string {
  const short = JSON.stringify(value);
  if (typeof value !== "object" || value === null) return short;
  if (indent.length + short.length <= WIDTH) return short;
  const inner = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((one) => print(one, inner))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([name, one]) => `${JSON.stringify(name)}: ${print(one, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}
