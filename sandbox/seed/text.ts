import type { Language, Text } from "./types.ts";

export const LANGUAGES: readonly Language[] = ["en", "hr", "de"];

/** The same words in English, Croatian and German. */
export function t(en: string, hr: string, de: string): Text {
  return { en, hr, de };
}

/** Words that are the same in every language: names, numbers. */
export function same(text: string): Text {
  return { en: text, hr: text, de: text };
}

/** A new text made from each language's one. */
export function mapText(text: Text, change: (value: string, language: Language) => string): Text {
  return { en: change(text.en, "en"), hr: change(text.hr, "hr"), de: change(text.de, "de") };
}

const LETTERS: Readonly<Record<string, string>> = { đ: "d", ß: "ss", ä: "ae", ö: "oe", ü: "ue" };

/** A path segment of a name: lower case, ASCII, hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[đßäöü]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Slugs of a name in every language. */
export function slugsOf(name: Text): Text {
  return mapText(name, slugOf);
}
