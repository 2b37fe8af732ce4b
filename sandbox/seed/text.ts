/** A language that the demo shop is written in. */
export type Language = "en" | "hr" | "de";
/** A site may have a language that the demo shop is not written in; then the site's own texts have it. */
export type SiteLanguage = Language | "ar";
export type Text = Readonly<Record<Language, string>> & { readonly ar?: string };

export const LANGUAGES = ["en", "hr", "de"] as const satisfies readonly Language[];
