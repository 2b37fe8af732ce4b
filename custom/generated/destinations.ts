// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { OwnDestination } from "#lib/web/analytics/destination.ts";

export const CUSTOM_DESTINATIONS: Readonly<Record<string, OwnDestination>> = {};
