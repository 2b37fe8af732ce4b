/** A text without a sign that it ends with, however often it stands there. */
export function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}
