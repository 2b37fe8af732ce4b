import { readText } from "#lib/base/browser/storage.ts";

/** Where the products to compare are stored. */
export const COMPARED = "baseline.compared";
/** How the hash of an address begins that shows a comparison to somebody else. */
export const SHARED = "#compare=";

/** Whether this device compares products, or the address shows some: alone in its file, because every page asks this. */
export const isComparing = (): boolean =>
  readText("local", COMPARED) !== null || location.hash.startsWith(SHARED);
