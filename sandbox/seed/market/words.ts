/** A name as part of an address: lower case, without accents and signs. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A text with each name in braces replaced, and sentences capitalised. */
export const filled = (pattern: string, words: Readonly<Record<string, string>>): string => {
  const text = pattern.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
