import { reservedSegments } from "#lib/web/i18n/route-names.ts";

/** The least characters of a slug (docs/contract.md §5.16). */
export const SHORTEST_SLUG = 4;
const LONGEST_SLUG = 200;
/** The longest slug made from a title: people read addresses. */
const LONGEST_TITLE = 80;

/** Letters without an unmarked form, with their replacement in a Latin address. */
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
/** German writes an umlaut as two letters. */
const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Marks above and below Latin letters, once these are spelt out. Those of other scripts are part of the word. */
const LATIN_MARKS = /(?<=[a-z])\p{M}+/gu;
const FORM = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

/**
 * The slug for a page's title: Latin letters lose their marks, other scripts are unchanged, and everything between
 * words becomes one hyphen. Empty if the title has no letter and no digit.
 */
export function toSlug(title: string, locale: string): string {
  const lower = title.toLowerCase().normalize("NFC");
  const own = locale === "de" ? { ...LATIN, ...GERMAN } : LATIN;
  // The base of a symbol (ℏ) or of a letter with a mark (ǣ) is known only after decomposition.
  const apart = spelt(lower, own).normalize("NFKD").toLowerCase();
  const words = spelt(apart, LATIN)
    .replace(/['’ʼ]/g, "")
    .replace(LATIN_MARKS, "")
    .normalize("NFC")
    .replace(/[^\p{Ll}\p{Lo}\p{M}\p{N}]+/gu, "-");
  return [...words.replace(/^-/, "")].slice(0, LONGEST_TITLE).join("").replace(/-$/, "");
}

/** A text in the Latin letters of addresses. */
const spelt = (text: string, letters: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => letters[letter] ?? letter).join("");

/** Why an address cannot be used: a key of the message catalogue (`edit.pages.slug.*`). */
export type SlugProblem = "short" | "form" | "reserved" | "taken";

/** First segments reserved by the shop, besides its routes. */
const OWN = ["api", "_next", "storefront", "edit", "admin", ".well-known", "test"];

/** The problem with a slug, as far as it can be detected without the backend. */
export function slugProblem(slug: string): Exclude<SlugProblem, "taken"> | null {
  // First, so that `cart` and `.well-known` get the right message.
  if (OWN.includes(slug) || reservedSegments().has(slug.toLowerCase())) return "reserved";
  if ([...slug].length < SHORTEST_SLUG) return "short";
  return slug.length <= LONGEST_SLUG && FORM.test(slug) && slug === slug.toLowerCase()
    ? null
    : "form";
}
