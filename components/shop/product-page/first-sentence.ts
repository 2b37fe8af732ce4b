/**
 * The first sentence of a text, cut at a word with an ellipsis where it is longer than `most` characters.
 * @param text without markup
 */
export function firstSentence(text: string, most: number): string {
  // Not before a small letter or a digit: "approx. 300 g", "z. B. so".
  const [sentence = ""] = text.trim().split(/(?<=[.!?؟。])\s+(?=[^\p{Ll}\d\s])/u);
  if (sentence.length <= most) return sentence;
  const cut = sentence.slice(0, most);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : most).trimEnd()}…`;
}
