import bricolageExtended from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff2";
import figtreeExtended from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2";
import frauncesExtended from "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2";
import arabic from "@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2";
import rubikExtended from "@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2";
import sourceSansExtended from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2";
import { isJoined, languageOf } from "#lib/web/i18n/writing.ts";
import type { Pairing } from "#lib/web/theme/theme-fonts.ts";
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

type Files = Readonly<Record<Pairing, readonly string[]>>;

/** The files for the first screen of a page in the Latin script; the same files as in app/styles/fonts.css. */
const COMMON: Files = {
  grotesque: [figtree, bricolage],
  editorial: [sourceSans, fraunces],
  rounded: [rubik],
  system: [],
};

/** The files with é, ö, ß … */
const FURTHER: Files = {
  grotesque: [figtreeFurther, bricolageFurther],
  editorial: [sourceSansFurther, frauncesFurther],
  rounded: [rubikFurther],
  system: [],
};

/** The files with č, ž, ő … */
const EXTENDED: Files = {
  grotesque: [figtreeExtended, bricolageExtended],
  editorial: [sourceSansExtended, frauncesExtended],
  rounded: [rubikExtended],
  system: [],
};

/**
 * Files that are needed immediately in addition to the common ones; for other languages the browser finds them itself.
 */
const LETTERS: Readonly<Record<string, readonly Files[]>> = {
  bs: [EXTENDED],
  cs: [FURTHER, EXTENDED],
  da: [FURTHER],
  de: [FURTHER],
  es: [FURTHER],
  et: [FURTHER],
  fi: [FURTHER],
  fr: [FURTHER],
  hr: [EXTENDED],
  hu: [FURTHER, EXTENDED],
  is: [FURTHER],
  it: [FURTHER],
  lt: [EXTENDED],
  lv: [EXTENDED],
  nb: [FURTHER],
  no: [FURTHER],
  pl: [FURTHER, EXTENDED],
  pt: [FURTHER],
  ro: [FURTHER, EXTENDED],
  sk: [FURTHER, EXTENDED],
  sl: [EXTENDED],
  sv: [FURTHER],
  tr: [FURTHER, EXTENDED],
};

/** The font files that a page in this language needs at once. */
export function fontFiles(pairing: Pairing, locale: string): readonly string[] {
  const common = COMMON[pairing];
  if (isJoined(locale)) return pairing === "system" ? [] : [arabic, ...common.slice(0, 1)];
  const more = LETTERS[languageOf(locale)] ?? [];
  return [...common, ...more.flatMap((files) => files[pairing])];
}
