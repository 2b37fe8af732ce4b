// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { ThemePreset } from "#lib/web/custom/types.ts";

export const CUSTOM_THEMES: Readonly<Record<string, ThemePreset>> = {};
