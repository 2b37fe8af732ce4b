/**
 * The type pairings that are shipped, each a headline and a text face; the values of the option `ThemeFonts`. Their
 * families stand in app/styles/fonts.css.
 */
export const PAIRINGS = ["grotesque", "editorial", "rounded", "system"] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** What a site without the option, or with an unknown value, is set in. */
export const DEFAULT_PAIRING: Pairing = "grotesque";
