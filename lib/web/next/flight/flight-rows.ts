/** A row of the router's copy of a page, as React's flight protocol writes it. */
export interface Row {
  /** In hexadecimal. */
  readonly id: string;
  /** Empty for a row of the tree, `T` for a text, `I` for a client component, other letters as they come. */
  readonly kind: string;
  /** The text of the row after its kind. */
  readonly text: string;
}

const COLON = 58;
const COMMA = 44;
const LINE_END = 10;

/** The rows of a copy; null if one has an unexpected form. */
export function readRows(copy: string): Row[] | null {
  const bytes = new TextEncoder().encode(copy);
  const decoder = new TextDecoder();
  const text = (from: number, to: number) => decoder.decode(bytes.subarray(from, to));
  const rows: Row[] = [];
  let at = 0;
  while (at < bytes.length) {
    const colon = bytes.indexOf(COLON, at);
    const id = colon === -1 ? "" : text(at, colon);
    // Notes without an id, such as hints of what to preload, begin with the colon.
    if (colon === -1 || !/^[0-9a-f]*$/.test(id)) return null;
    const letter = text(colon + 1, colon + 2);
    const kind = /[A-Z]/i.test(letter) && !/[tfn]/.test(letter) ? letter : "";
    const start = colon + 1 + kind.length;
    const comma = kind === "T" ? bytes.indexOf(COMMA, start) : -1;
    const end =
      kind === "T"
        ? comma + 1 + Number.parseInt(text(start, comma), 16)
        : bytes.indexOf(LINE_END, start);
    if (!(end >= start && end <= bytes.length)) return null;
    rows.push({ id, kind, text: text(kind === "T" ? comma + 1 : start, end) });
    at = kind === "T" ? end : end + 1;
  }
  return rows;
}

/** The rows as React reads them. */
export const writeRows = (rows: readonly Row[]): string =>
  rows
    .map(({ id, kind, text }) =>
      kind === "T"
        ? `${id}:T${new TextEncoder().encode(text).length.toString(16)},${text}`
        : `${id}:${kind}${text}\n`,
    )
    .join("");
