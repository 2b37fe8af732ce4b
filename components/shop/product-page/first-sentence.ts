/**
 * The first sentence of a text; if it is longer than `most` characters, cut at a word with an ellipsis.
 * @param text without markup
 */
export function firstSentence(text: string, most: number): string {
  // Not before a lower-case letter or a digit: "approx. 300 g", "z. B. so".
  const [sentence = ""] = text.trim().split(/(?<=[.!?؟。])\s+(?=[^\p{Ll}\d\s])/u);
  if (sentence.length <= most) return sentence;
  const cut = sentence.slice(0, most);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : most).trimEnd()}…`;
}
