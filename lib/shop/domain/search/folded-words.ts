/** Lower case without accents, and with one spelling for characters that writers of Arabic and Croatian exchange. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll("ß", "ss")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي");

/** The words of a text, in lower case; a single character with a hyphen belongs to its word, as in `e-bike`. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/(?:(?<![\p{L}\p{N}])\p{L}-)?[\p{L}\p{N}\p{M}]+/gu) ?? [];
