// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { CustomRoute } from "#lib/web/custom/types.ts";

export const CUSTOM_ROUTES: Readonly<Record<string, CustomRoute>> = {};
