import arabic from "@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2";
import type { Pairing } from "#lib/theme/fonts.ts";
import bricolage from "./fonts/bricolage-common.woff2";
import bricolageFurther from "./fonts/bricolage-further.woff2";
import figtree from "./fonts/figtree-common.woff2";
import figtreeFurther from "./fonts/figtree-further.woff2";
import fraunces from "./fonts/fraunces-common.woff2";
import frauncesFurther from "./fonts/fraunces-further.woff2";
import rubik from "./fonts/rubik-common.woff2";
import rubikFurther from "./fonts/rubik-further.woff2";
import sourceSans from "./fonts/source-sans-common.woff2";
import sourceSansFurther from "./fonts/source-sans-further.woff2";

/** What the first screen of a page in Latin letters needs; the same files as in app/styles/fonts.css. */
const LATIN: Readonly<Record<Pairing, readonly string[]>> = {
  grotesque: [figtree, bricolage],
  editorial: [sourceSans, fraunces],
  rounded: [rubik],
  system: [],
};

/** The files with é, ö, ß … */
const FURTHER: Readonly<Record<Pairing, readonly string[]>> = {
  grotesque: [figtreeFurther, bricolageFurther],
  editorial: [sourceSansFurther, frauncesFurther],
  rounded: [rubikFurther],
  system: [],
};

/** Languages of Latin letters whose pages need none of the further ones, or hardly one: what they have more (č, ž …) is in files of its own. */
const PLAIN: ReadonlySet<string> = new Set(["en", "hr", "bs", "sr", "sl", "id", "ms", "nl", "sw"]);

/** Languages in Arabic letters, all of which are in the file. */
const ARABIC: ReadonlySet<string> = new Set(["ar", "fa", "ku", "ps", "sd", "ug", "ur"]);

/** Languages in letters of their own, which no file has. */
const OTHER: ReadonlySet<string> = new Set([
  "bg",
  "el",
  "he",
  "ja",
  "ko",
  "mk",
  "ru",
  "th",
  "uk",
  "zh",
]);

const languageOf = (locale: string): string => locale.split("-")[0]?.toLowerCase() ?? "";

/** Whether a language is written in letters that join. */
export const isJoined = (locale: string): boolean => ARABIC.has(languageOf(locale));

/** The font files that a page in this language needs at once. */
export function fontFiles(pairing: Pairing, locale: string): readonly string[] {
  const language = languageOf(locale);
  if (isJoined(locale) && pairing !== "system") return [arabic, ...LATIN[pairing].slice(0, 1)];
  return PLAIN.has(language) || OTHER.has(language)
    ? LATIN[pairing]
    : [...LATIN[pairing], ...FURTHER[pairing]];
}
