/** A language that a site of the seed may have. */
export type SiteLanguage = "en" | "hr" | "de" | "ar";

/** A text in English, and in those other languages that the sites showing it have. */
export type Text = { readonly en: string } & Readonly<
  Partial<Record<Exclude<SiteLanguage, "en">, string>>
>;

/** The languages of the tennis club's sites. */
export const LANGUAGES = ["en", "hr", "de"] as const satisfies readonly SiteLanguage[];
