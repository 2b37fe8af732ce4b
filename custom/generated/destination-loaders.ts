// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { OwnDestination } from "#lib/web/analytics/destination.ts";

export const DESTINATION_LOADERS: Readonly<Record<string, () => Promise<OwnDestination>>> = {};
