const RIGHT_TO_LEFT = new Set(["ar", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"]);
/** Languages in the Arabic script, whose letters join. */
const ARABIC: ReadonlySet<string> = new Set(["ar", "fa", "ku", "ps", "sd", "ug", "ur"]);

/** The language of a locale, without its script and region. */
export const languageOf = (locale: string): string => locale.split("-")[0]?.toLowerCase() ?? "";

/** The writing direction of a language. */
export const directionOf = (locale: string): "ltr" | "rtl" =>
  RIGHT_TO_LEFT.has(languageOf(locale)) ? "rtl" : "ltr";

/** Whether a language is written in a script whose letters join. */
export const isJoined = (locale: string): boolean => ARABIC.has(languageOf(locale));

/** The attributes of an element whose words are in another language than those around it. */
export const langAttributes = (locale: string) => ({
  lang: locale,
  dir: directionOf(locale),
  ...(isJoined(locale) && { "data-letters": "joined" }),
});
