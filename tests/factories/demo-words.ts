/**
 * Words of the demo shop's trade, by language. The interface is used by every trade, so its messages must not contain
 * them, and no page of another site may show one. `*` matches any ending.
 * Left out on purpose: words that any shop may use ("member", "match", "set", "service", German "Platz"), and
 * `Vereinbarung`, which only begins like a club.
 */
const DEMO_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    "racket*",
    "racquet*",
    "tennis*",
    "court",
    "courts",
    "clay",
    "strings",
    "stringing",
    "club",
    "clubs",
    "club's",
    "clubhouse",
    "lesson",
    "lessons",
    "coach",
    "coaches",
    "coaching",
    "tournament*",
    "ball",
    "balls",
    "backhand*",
    "forehand*",
  ],
  hr: [
    "reket*",
    "tenis*",
    "teren",
    "terena",
    "tereni*",
    "terenu",
    "žica",
    "žice",
    "žicu",
    "žicama",
    "klub*",
    "turnir*",
    "kamp",
    "kampovi*",
    "loptic*",
    "lopta",
    "lopte",
    "trener*",
    "zemljan*",
  ],
  de: [
    "schläger*",
    "tennis*",
    "sandplatz",
    "sandplätze*",
    "saite",
    "saiten",
    "clubs",
    "clubshop",
    "clubschalter",
    "clubhaus",
    "verein",
    "vereins",
    "vereine*",
    "turnier*",
    "camps",
    "trainer",
    "trainerin*",
    "trainerstunde*",
    "ball",
    "bälle*",
  ],
  ar: [
    "تنس",
    "مضرب",
    "مضارب",
    "ملعب",
    "ملاعب",
    "نادي",
    "ناد",
    "أندية",
    "مدرب",
    "بطولة",
    "كرة",
    "كرات",
  ],
};

const LETTER = "[\\p{L}\\p{M}]";
/** Arabic prefixes: "and", "the", "for the", "with the". */
const ARABIC_BEFORE = "[وف]?(?:ال|لل|[بكل]ال|[بكل])?";

const patternOf = (language: string, word: string): string =>
  `(?<!${LETTER})${language === "ar" ? ARABIC_BEFORE : ""}${word.replace("*", `${LETTER}*`)}(?!${LETTER})`;

const PATTERN = new RegExp(
  Object.entries(DEMO_WORDS)
    .flatMap(([language, words]) => words.map((word) => patternOf(language, word)))
    .join("|"),
  "giu",
);

/** The demo shop's words in a text, in the order of the text, without marks that Arabic may leave out. */
export const demoWordsIn = (text: string): string[] =>
  text.replace(/[\u064b-\u0652\u0640]/g, "").match(PATTERN) ?? [];

/**
 * The text of a page for people and search engines: its texts, structured data, and the attributes that are read out or
 * shown. Other scripts are left out.
 */
export function wordsOfPage(html: string): string {
  const shown = html.replace(/<(script|style|template)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/gi, " ");
  const attributes = [
    ...shown.matchAll(/\s(?:alt|title|content|placeholder|aria-[a-z]+)="([^"]*)"/g),
  ];
  return [shown.replace(/<[^>]*>/g, " "), ...attributes.map(([, value]) => value)].join(" ");
}
