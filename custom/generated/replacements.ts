// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { Replacements } from "#components/pages/replacements.ts";

export const REPLACEMENTS: Replacements = {};
