import { inflateSync } from "node:zlib";

/** The most subtables of a font that are read: fonts have one for each platform. */
const SUBTABLES = 16;

/**
 * The characters that a WOFF font can draw, from its `cmap` table (formats 4 and 12). Empty for an unreadable font. The
 * library that draws the cards would request all other characters from a font service on the network.
 */
export function coverageOf(woff: Buffer): ReadonlySet<number> {
  const covered = new Set<number>();
  const cmap = tableOf(woff, "cmap");
  if (!cmap) return covered;
  const subtables = cmap.readUInt16BE(2);
  for (let index = 0; index < Math.min(subtables, SUBTABLES); index += 1) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4);
    const format = cmap.readUInt16BE(at);
    if (format === 4) readSegments(cmap, at, covered);
    if (format === 12) readGroups(cmap, at, covered);
  }
  return covered;
}

/** A table of a WOFF 1 file, inflated (W3C WOFF 1.0, section 4). */
function tableOf(woff: Buffer, name: string): Buffer | null {
  if (woff.toString("latin1", 0, 4) !== "wOFF") return null;
  const tables = woff.readUInt16BE(12);
  for (let index = 0; index < tables; index += 1) {
    const entry = 44 + index * 20;
    if (woff.toString("latin1", entry, entry + 4) !== name) continue;
    const [offset, packed, length] = [4, 8, 12].map((skip) => woff.readUInt32BE(entry + skip));
    if (offset === undefined || packed === undefined) return null;
    const bytes = woff.subarray(offset, offset + packed);
    return packed === length ? bytes : inflateSync(bytes);
  }
  return null;
}

function readSegments(cmap: Buffer, at: number, covered: Set<number>): void {
  const size = cmap.readUInt16BE(at + 6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
  let last = -1;
  for (let skip = 0; skip < size; skip += 2) {
    const end = cmap.readUInt16BE(at + ends + skip);
    const start = cmap.readUInt16BE(at + starts + skip);
    const delta = cmap.readUInt16BE(at + deltas + skip);
    const range = cmap.readUInt16BE(at + ranges + skip);
    // Segments are ascending, so no character is read twice.
    if (start <= last) return;
    last = Math.max(start, end);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph =
        range === 0
          ? (code + delta) & 0xffff
          : cmap.readUInt16BE(at + ranges + skip + range + (code - start) * 2);
      if (glyph !== 0) covered.add(code);
    }
  }
}

function readGroups(cmap: Buffer, at: number, covered: Set<number>): void {
  const groups = cmap.readUInt32BE(at + 12);
  let last = -1;
  for (let index = 0; index < groups; index += 1) {
    const [start, end] = [0, 4].map((skip) => cmap.readUInt32BE(at + 16 + index * 12 + skip));
    if (start === undefined || end === undefined || end > 0x10ffff) continue;
    if (start <= last) return;
    last = Math.max(start, end);
    for (let code = start; code <= end; code += 1) covered.add(code);
  }
}

/** Characters that only change how others look: dropped without counting as lost. */
const SILENT = /[\p{M}\p{Cf}\p{Cc}]/u;

/**
 * A text in characters that the fonts can draw, without emoji. Empty if the lost letters are more than a fifth of the
 * remaining ones: half a title is worse than none.
 */
export function drawable(text: string, covered: ReadonlySet<number>): string {
  let lost = 0;
  let kept = "";
  for (const letter of text.normalize("NFC").toWellFormed().replace(/\s+/gu, " ")) {
    if (SILENT.test(letter)) continue;
    if (letter === " " || covered.has(letter.codePointAt(0) ?? 0)) kept += letter;
    else lost += /\p{L}|\p{N}/u.test(letter) ? 1 : 0;
  }
  const drawn = kept.replace(/ +/g, " ").trim();
  return lost * 5 > [...drawn].length ? "" : drawn;
}
