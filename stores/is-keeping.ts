import { readText } from "#lib/base/browser/storage.ts";

/** Where the wishes of a guest are stored. */
export const WISHED = "baseline.wished";
/** Where the products to compare are stored. */
export const COMPARED = "baseline.compared";

/** Whether this device compares products, or the address shows a comparison (`stores/compare/compared.ts`). */
export const isComparing = (): boolean =>
  readText("local", COMPARED) !== null || location.hash.startsWith("#compare=");

/** Whether this device stores a guest's wishes or a comparison. In a file of its own, because every page needs it. */
export const isKeeping = (): boolean => readText("local", WISHED) !== null || isComparing();
