import { createStore } from "zustand/vanilla";
import { readText, writeText } from "#lib/base/browser/storage.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import {
  isSameLine,
  type KeptLine,
  readKeptLines,
  writeKeptLines,
} from "#lib/shop/domain/cart/kept-line.ts";

const KEY = "baseline.later";

/** More would be a second shop. */
const MOST_LINES = 30;

const store = createStore<readonly KeptLine[]>()(() => read());

function read(): KeptLine[] {
  return readKeptLines(parseJson(readText("local", KEY) ?? ""));
}

/** False where the browser stores nothing. */
function write(lines: readonly KeptLine[]): boolean {
  const text = lines.length > 0 ? JSON.stringify(writeKeptLines(lines)) : null;
  const isKept = writeText("local", KEY, text);
  if (isKept) store.setState(read(), true);
  return isKept;
}

/** Lines that were taken out of the cart to be bought later: on the device, newest first, at most 30. */
export const keptLines = {
  store,
  /** False if it could not be stored; the line then stays in the cart. */
  add: (line: KeptLine): boolean =>
    write([line, ...read().filter((one) => !isSameLine(one, line))].slice(0, MOST_LINES)),
  remove: (line: KeptLine): boolean => write(read().filter((one) => !isSameLine(one, line))),
  clear: (): void => void write([]),
};
