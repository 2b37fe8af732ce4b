import { readText } from "#lib/base/browser/storage.ts";

/** Where the wishes of a guest are stored. */
export const WISHED = "baseline.wished";

/** Whether a guest's wishes are on this device: alone in its file, because every page asks this. */
export const hasKeptWishes = (): boolean => readText("local", WISHED) !== null;
