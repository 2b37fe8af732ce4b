import { reservedSegments } from "#lib/i18n/route-names.ts";

/** Characters of a slug, at least (docs/contract.md §5.16). */
export const SHORTEST_SLUG = 4;
const LONGEST_SLUG = 200;
/** What a title makes, at most: addresses are read by people. */
const LONGEST_TITLE = 80;

/** Letters that have no form without their mark, by what a Latin address has in their place. */
const LATIN: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  ħ: "h",
  ı: "i",
  þ: "th",
};
/** German writes a vowel with two dots as two letters. */
const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Marks above and below Latin letters, once these are spelt out. Those of other scripts are part of the word. */
const LATIN_MARKS = /(?<=[a-z])\p{M}+/gu;
const FORM = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

/**
 * The address of a page by its title: Latin letters lose their marks, other scripts stay as they are written, and
 * everything between words becomes one hyphen. Empty where the title holds no letter and no digit.
 */
export function toSlug(title: string, locale: string): string {
  const lower = title.toLowerCase().normalize("NFC");
  const own = locale === "de" ? { ...LATIN, ...GERMAN } : LATIN;
  // What a sign stands for (ℏ), and which letter a mark stands on (ǣ), is known only once it is taken apart.
  const apart = spelt(lower, own).normalize("NFKD").toLowerCase();
  const words = spelt(apart, LATIN)
    .replace(/['’ʼ]/g, "")
    .replace(LATIN_MARKS, "")
    .normalize("NFC")
    .replace(/[^\p{Ll}\p{Lo}\p{M}\p{N}]+/gu, "-");
  return [...words.replace(/^-/, "")].slice(0, LONGEST_TITLE).join("").replace(/-$/, "");
}

/** A text with its letters as a Latin address has them. */
const spelt = (text: string, letters: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => letters[letter] ?? letter).join("");

/** Why an address cannot be used: a key of the message catalogue (`edit.pages.slug.*`). */
export type SlugProblem = "short" | "form" | "reserved" | "taken";

/** First segments that are no page of the shop's, besides its routes. */
const OWN = ["api", "_next", "storefront", "edit", "admin", ".well-known", "test"];

/** What is wrong with a slug, as far as it can be told without the backend. */
export function slugProblem(slug: string): Exclude<SlugProblem, "taken"> | null {
  // First, so that `cart` and `.well-known` are told for what they are.
  if (OWN.includes(slug) || reservedSegments().has(slug.toLowerCase())) return "reserved";
  if ([...slug].length < SHORTEST_SLUG) return "short";
  return slug.length <= LONGEST_SLUG && FORM.test(slug) && slug === slug.toLowerCase()
    ? null
    : "form";
}
