// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { SectionComponent } from "#components/pages/sections/types.ts";

export const CUSTOM_SECTIONS: Readonly<Record<string, SectionComponent>> = {};
