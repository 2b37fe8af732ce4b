import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import arabic from "@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2";
import rubik from "@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2";
import sourceSans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2";
import type { Pairing } from "#lib/theme/fonts.ts";

/** What the first screen of a page in Latin letters needs; the same files as in app/styles/fonts.css. */
const LATIN: Readonly<Record<Pairing, readonly string[]>> = {
  grotesque: [figtree, bricolage],
  editorial: [sourceSans, fraunces],
  rounded: [rubik],
  system: [],
};

/** Languages in Arabic letters, all of which are in the file. */
const ARABIC: ReadonlySet<string> = new Set(["ar", "fa", "ku", "ps", "sd", "ug", "ur"]);

/** The font files that a page in this language needs at once. */
export function fontFiles(pairing: Pairing, locale: string): readonly string[] {
  const isArabic = ARABIC.has(locale.split("-")[0]?.toLowerCase() ?? "");
  return isArabic && pairing !== "system"
    ? [arabic, ...LATIN[pairing].slice(0, 1)]
    : LATIN[pairing];
}
