import { type Cleaner, joined, lettersAt, lettersToBytes, MOST_PIECES, viewOf } from "./bytes.ts";
import { orientationOf, tiffOf } from "./orientation.ts";

const EXIF = "Exif\0\0";
const [SOI, EOI, SOS, COM] = [0xd8, 0xd9, 0xda, 0xfe];

/** Segments without a length: restarts, and one without meaning. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Frame headers, which contain the size; Huffman and arithmetic tables use numbers of the same range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Application segments that decoders need for colours. */
const isKept = (marker: number, letters: string): boolean =>
  marker === 0xe0
    ? letters.startsWith("JFIF")
    : marker === 0xe2
      ? letters.startsWith("ICC_PROFILE")
      : marker === 0xee
        ? letters.startsWith("Adobe")
        : marker !== COM && (marker < 0xe0 || marker > 0xef);

/**
 * A JPEG without Exif, XMP, comments, embedded previews and everything after its end, where phones store further
 * pictures with their own metadata. The coded picture is unchanged.
 */
export const cleanJpeg: Cleaner = (bytes) => {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let [width, height, orientation, at] = [0, 0, 1, 2];
  while (at + 1 < bytes.byteLength && kept.length < MOST_PIECES) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      if (width === 0 || height === 0) return null;
      const turned = orientation === 1 ? [] : [exifSegment(orientation)];
      const end = Uint8Array.of(0xff, EOI);
      const start = Uint8Array.of(0xff, SOI);
      return { bytes: joined([start, ...turned, ...kept, end]), width, height, frames: 1 };
    }
    if (isBare(marker)) {
      kept.push(bytes.subarray(at, at + 2));
      at += 2;
      continue;
    }
    if (at + 4 > bytes.byteLength) return null;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.byteLength || end < at + 4) return null;
    const letters = lettersAt(bytes, at + 4, Math.min(12, end - at - 4));
    if (isFrame(marker) && end - at >= 9)
      [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    if (marker === 0xe1 && letters.startsWith(EXIF))
      orientation = orientationOf(bytes.subarray(at + 4 + EXIF.length, end));
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (isKept(marker, letters)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
};

/** The end of a scan's coded data: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isBare(next)) return at;
  }
  return bytes.byteLength;
}

function exifSegment(orientation: number): Uint8Array {
  const body = joined([lettersToBytes(EXIF), tiffOf(orientation)]);
  const length = body.byteLength + 2;
  return joined([Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), body]);
}
