// `npm run fonts`: splits the Latin font files in two, so that a page waits only for the characters that every page
// has, and loads é, ß, ½ … only if it uses them. Has to be run after a font's package has changed, which a test
// detects.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const ROOT = join(import.meta.dirname, "../../..");
export const FOLDER = join(ROOT, "components/pages/layout/fonts");

/** The families, with the file of their package that contains all Latin characters. */
export const FONTS = {
  figtree: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  bricolage: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  fraunces: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
  "source-sans": "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  rubik: "@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2",
};

const COMMON =
  "U+20-7E, U+A0, U+A3, U+A9, U+AB, U+AE, U+B0, U+B2-B3, U+B7, U+BB, U+BD, U+D7, U+2009, U+200B-200F, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+20AC, U+2122, U+2212";

/**
 * The characters of each part in the syntax of style sheets: those of every page, and the rest of the package's file.
 */
export const PARTS = {
  common: COMMON,
  further:
    "U+00-1F, U+7F-9F, U+A1-A2, U+A4-A8, U+AA, U+AC-AD, U+AF, U+B1, U+B4-B6, U+B8-BA, U+BC, U+BE-D6, U+D8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2008, U+200A, U+2010-2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-206F, U+2191, U+2193, U+2215, U+FEFF, U+FFFD",
};

/** All characters of a range in CSS syntax. */
export function lettersOf(range) {
  return range.split(", ").flatMap((part) => {
    const [first, last = first] = part
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The bytes of one part of a family's file, with all its weights and features. */
export async function cut(name, part) {
  const whole = await readFile(join(ROOT, "node_modules", FONTS[name]));
  const letters = String.fromCodePoint(...lettersOf(PARTS[part]));
  return subsetFont(whole, letters, { targetFormat: "woff2" });
}

if (import.meta.main) {
  await mkdir(FOLDER, { recursive: true });
  for (const name of Object.keys(FONTS))
    for (const part of Object.keys(PARTS)) {
      const bytes = await cut(name, part);
      await writeFile(join(FOLDER, `${name}-${part}.woff2`), bytes);
      console.log(`${name}-${part}.woff2: ${bytes.length} bytes`);
    }
}
