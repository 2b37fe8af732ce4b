/**
 * The type pairings that are included, each a headline and a text face; the values of the option `ThemeFonts`. Their
 * families are declared in app/styles/fonts.css.
 */
export const PAIRINGS = ["grotesque", "editorial", "rounded", "system"] as const;
export type Pairing = (typeof PAIRINGS)[number];

/** The pairing of a site without the option, or with an unknown value. */
export const DEFAULT_PAIRING: Pairing = "grotesque";
