// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { SearchAdapter } from "#lib/shop/api/search-adapter.ts";

export const CUSTOM_SEARCHES: readonly SearchAdapter[] = [];
