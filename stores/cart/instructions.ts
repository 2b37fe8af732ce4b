import { readText, writeText } from "#lib/base/browser/storage.ts";

const KEY = "baseline.instructions";

/** The shopper's note for the order (`orderMessage`), kept in the browser until the order is placed. */
export const instructions = {
  read: (): string => readText("local", KEY) ?? "",
  /** "" removes it. */
  write: (text: string): void => void writeText("local", KEY, text === "" ? null : text),
};
