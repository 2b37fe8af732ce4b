// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";

export const CUSTOM_SECTIONS: readonly SectionDefinition[] = [];
