import { readText } from "#lib/browser/storage.ts";

/** The name under which local storage keeps the order in progress. */
export const ORDER_KEY = "baseline.order";

/** Whether there may be an order in progress: all that every page has to know before it loads the rest. */
export const hasOrderMarker = (): boolean => readText("local", ORDER_KEY) !== null;
