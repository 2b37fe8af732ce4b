import { fold } from "./folded-words.ts";

/** Words that do not describe what is searched for. */
const FILLERS: Readonly<Record<string, readonly string[]>> = {
  en: [
    "a",
    "an",
    "and",
    "best",
    "buy",
    "cheap",
    "for",
    "from",
    "good",
    "in",
    "my",
    "of",
    "on",
    "or",
    "the",
    "to",
    "under",
    "with",
  ],
  de: [
    "am",
    "auf",
    "billig",
    "bis",
    "das",
    "der",
    "die",
    "ein",
    "eine",
    "fur",
    "gunstig",
    "im",
    "kaufen",
    "mit",
    "und",
    "unter",
    "von",
    "zum",
  ],
  hr: [
    "bez",
    "do",
    "i",
    "ili",
    "iz",
    "jeftin",
    "jeftino",
    "kupiti",
    "moj",
    "na",
    "od",
    "povoljno",
    "s",
    "sa",
    "u",
    "uz",
    "za",
  ],
  ar: ["افضل", "الى", "رخيص", "شراء", "على", "عن", "في", "من", "مع", "و"].map(fold),
};

/** Endings by which the forms of a word differ, the longest first. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  en: ["ings", "ing", "ers", "ies", "ed", "er", "es", "s", "y"],
  de: ["ern", "en", "er", "es", "e", "n", "s"],
  hr: [
    "ovima",
    "evima",
    "cima",
    "ima",
    "ama",
    "ova",
    "eva",
    "nik",
    "ci",
    "ih",
    "im",
    "og",
    "om",
    "oj",
    "em",
    "a",
    "e",
    "i",
    "o",
    "u",
  ],
  ar: ["ات", "ين", "ون", "ه", "ي"],
};

/** The shortest stem, in characters: shorter ones begin words of all kinds. */
const LEAST_STEM = 4;

/** Units by the names that they are given. */
const UNITS: Readonly<Record<string, string>> = {
  gram: "g",
  gramm: "g",
  grams: "g",
  inch: "in",
  inches: "in",
  zoll: "in",
  kilo: "kg",
  kilogram: "kg",
  kilos: "kg",
  liter: "l",
  liters: "l",
  litre: "l",
  litres: "l",
  litra: "l",
  meter: "m",
  meters: "m",
  metre: "m",
  metres: "m",
  watt: "w",
  watts: "w",
};
const KNOWN_UNITS = "mm|cm|m|km|mg|g|kg|ml|cl|dl|l|oz|lb|mb|gb|tb|mah|w|kw|v|hz|mp";
const JOINED = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d+(?:[.,]\\d+)?)(${KNOWN_UNITS})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** Separates a unit from its number: `500g` → `500 g`. */
export const withUnitsApart = (text: string): string => text.replace(JOINED, "$1 $2");

/** The short form of a unit; any other word as it is. */
export const unitOf = (word: string): string => UNITS[fold(word)] ?? fold(word);

/** Whether a word of a search may be left out. Single characters mean too little to be searched for alone. */
export const isFiller = (word: string, language: string): boolean =>
  [...word].length < 2 || (FILLERS[language]?.includes(fold(word)) ?? false);

/** The folded word without its ending, in Arabic also without the article. */
export function stemOf(word: string, language: string): string {
  const folded = fold(word);
  const bare =
    language === "ar" && folded.startsWith("ال") && folded.length > LEAST_STEM
      ? folded.slice(2)
      : folded;
  const least = language === "ar" ? LEAST_STEM - 1 : LEAST_STEM;
  const ending = (ENDINGS[language] ?? []).find(
    (text) => bare.endsWith(text) && bare.length - text.length >= least,
  );
  return ending ? bare.slice(0, -ending.length) : bare;
}

/** Characters to insert, remove, replace or swap with their neighbour; `limit + 1` as soon as it is more than `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2] : undefined;
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          (swapped ?? limit) + 1,
        ),
      );
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}
