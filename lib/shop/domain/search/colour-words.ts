import { fold } from "./folded-words.ts";
import { stemOf } from "./word-forms.ts";

/** Colours of each language: the common name, its other forms, and shades that are called by it too. */
const COLOURS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ["black"],
    ["white", "ivory", "cream"],
    ["grey", "gray", "silver", "anthracite", "charcoal"],
    ["red", "crimson", "scarlet", "burgundy"],
    ["blue", "navy", "sky", "azure", "midnight", "cobalt", "indigo"],
    ["green", "olive", "mint", "emerald", "khaki"],
    ["yellow", "lemon"],
    ["orange", "apricot", "coral"],
    ["pink", "rose", "magenta", "fuchsia"],
    ["purple", "violet", "lilac", "lavender"],
    ["brown", "beige", "sand", "camel"],
    ["turquoise", "teal", "cyan"],
  ],
  de: [
    ["schwarz"],
    ["weiß", "creme"],
    ["grau", "silber", "anthrazit"],
    ["rot", "weinrot", "bordeaux"],
    ["blau", "marine", "azur", "indigo"],
    ["grün", "oliv", "mint", "smaragd"],
    ["gelb"],
    ["orange", "koralle"],
    ["rosa", "rosé", "pink", "magenta"],
    ["lila", "violett", "flieder"],
    ["braun", "beige"],
    ["türkis", "petrol"],
  ],
  hr: [
    ["crna"],
    ["bijela", "krem"],
    ["siva", "srebrna", "antracit"],
    ["crvena", "bordo"],
    ["plava", "modra", "indigo", "tirkizna"],
    ["zelena", "maslinasta", "mint"],
    ["žuta"],
    ["narančasta", "koraljna"],
    ["roza", "ružičasta"],
    ["ljubičasta"],
    ["smeđa", "bež"],
  ],
  ar: [
    ["أسود", "سوداء"],
    ["أبيض", "بيضاء"],
    ["رمادي", "فضي"],
    ["أحمر", "حمراء"],
    ["أزرق", "زرقاء", "كحلي", "سماوي", "نيلي"],
    ["أخضر", "خضراء", "زيتي"],
    ["أصفر", "صفراء"],
    ["برتقالي", "مرجاني"],
    ["وردي", "زهري"],
    ["بنفسجي", "أرجواني"],
    ["بني", "بيج"],
  ],
};

/** Endings of colours, which are shorter than other words: `roter`, `plave`. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /(?<=^.{3,})(?:e[mnrs]?)$/u,
  hr: /(?<=^.{2,})(?:ih|im|og|om|oj|e|i|a|u|o)$/u,
  ar: /(?<=^.{3,})(?:ه)$/u,
};

const bare = (word: string, language: string): string => {
  const folded = fold(word).replace(language === "ar" ? /^ال(?=.{3})/u : /^$/u, "");
  return folded.replace(ENDINGS[language] ?? /^$/u, "");
};

/** Whether two words are the same, whatever their endings. */
export const isSameWord = (a: string, b: string, language: string): boolean =>
  fold(a) === fold(b) ||
  (a.length > 2 && b.length > 2 && stemOf(a, language) === stemOf(b, language)) ||
  (a.length > 2 && b.length > 2 && bare(a, language) === bare(b, language));

/**
 * Whether a word calls the colour of a label by its common name: `green` is `Court green` and `Olive`, `plave` is
 * `Tamnoplava`. Other words call no part of a label.
 */
export function callsColour(word: string, label: readonly string[], language: string): boolean {
  const row = COLOURS[language]?.find(([name = "", ...forms]) =>
    [name, ...(language === "ar" || name === "grey" ? forms.slice(0, 1) : [])].some((form) =>
      isSameWord(form, word, language),
    ),
  );
  return (row ?? []).some((shade) =>
    label.some(
      (part) =>
        isSameWord(shade, part, language) ||
        (part.length > shade.length && bare(part, language).endsWith(bare(shade, language))),
    ),
  );
}
