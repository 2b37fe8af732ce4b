import { base64urlToText, textToBase64url } from "#lib/base/utils/base64url.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { type CartLine, toLineOptions } from "./line.ts";

/** A line without its name and its price, which are read again wherever it is shown. */
export type KeptLine = Pick<
  CartLine,
  "productId" | "quantity" | "personalizations" | "bundleOptions"
>;

const MOST = { lines: 30, quantity: 999, texts: 20, text: 200, parts: 50, link: 6_000 };

/** Lines from outside: of storage, or of a shared address. Anything else is left out, and so are lines beyond 30. */
export function readKeptLines(found: unknown): KeptLine[] {
  if (!Array.isArray(found)) return [];
  return found.slice(0, MOST.lines).flatMap((line: unknown) => {
    if (!isRecord(line)) return [];
    const { id, n, texts, parts } = line;
    if (!isCount(id, Number.MAX_SAFE_INTEGER) || !isCount(n, MOST.quantity)) return [];
    return [
      {
        productId: id,
        quantity: n,
        ...(isRecord(texts) && { personalizations: textsOf(texts) }),
        ...(Array.isArray(parts) && {
          bundleOptions: parts
            .filter((part) => isCount(part, Number.MAX_SAFE_INTEGER))
            .slice(0, MOST.parts)
            .map((part: number) => ({ id: part, options: null })),
        }),
      },
    ];
  });
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= most;

const textsOf = (texts: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .flatMap(([title, text]): [string, string][] =>
        typeof text === "string" && title.length <= MOST.text
          ? [[title, text.slice(0, MOST.text)]]
          : [],
      )
      .slice(0, MOST.texts),
  );

/** Lines as `readKeptLines` reads them. */
export const writeKeptLines = (lines: readonly KeptLine[]): unknown[] =>
  lines.map((line) => {
    const { personalizations, bundleOptions } = toLineOptions(line);
    return {
      id: line.productId,
      n: line.quantity,
      ...(Object.keys(personalizations).length > 0 && { texts: personalizations }),
      ...(bundleOptions.length > 0 && { parts: bundleOptions.map(({ id }) => id) }),
    };
  });

const SHARED = "#cart=";
/** For the shopper's own cart, from the store of another language. */
const TAKEN = "#taken=";

/** The hash of an address that shares these lines; servers never see a hash. */
export const sharedHash = (lines: readonly KeptLine[]): string =>
  SHARED + textToBase64url(JSON.stringify(writeKeptLines(lines)));

/** The same for the shopper's own lines, taken to another language. */
export const takenHash = (lines: readonly KeptLine[]): string =>
  TAKEN + sharedHash(lines).slice(SHARED.length);

export const isTakenHash = (hash: string): boolean => hash.startsWith(TAKEN);

/** The lines of either address; empty for any other address, and if it is too long or broken. */
export function readSharedHash(hash: string): KeptLine[] {
  const start = [SHARED, TAKEN].find((prefix) => hash.startsWith(prefix));
  if (start === undefined || hash.length > MOST.link) return [];
  try {
    return readKeptLines(JSON.parse(base64urlToText(hash.slice(start.length))));
  } catch {
    return [];
  }
}

/** Whether two lines are of the same product with the same options. */
export const isSameLine = (a: KeptLine, b: KeptLine): boolean =>
  a.productId === b.productId && optionsKey(a) === optionsKey(b);

const optionsKey = (line: KeptLine): string => {
  const { personalizations, bundleOptions } = toLineOptions(line);
  const texts = Object.entries(personalizations).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([texts, bundleOptions.map(({ id }) => id)]);
};
