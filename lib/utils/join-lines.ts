/** The lines of a text in one: a space stands for the breaks and the blanks around them. */
export function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/);
  if (lines.length === 1) return text;
  const [first = "", last = ""] = [lines[0], lines.at(-1)];
  const between = lines.slice(1, -1).flatMap((line) => line.trim() || []);
  return [first.trimEnd(), ...between, last.trimStart()].join(" ");
}
