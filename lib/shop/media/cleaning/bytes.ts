/** The type and size of a picture, and its bytes without metadata about where, when or by whom it was taken. */
export interface CleanedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Pixels as stored, before rotation. */
  readonly width: number;
  readonly height: number;
  /** Frames of an animation; 1 for a still picture. */
  readonly frames: number;
}

/** Reads a picture of one format; null if it is broken. */
export type Cleaner = (bytes: Uint8Array) => CleanedPicture | null;

/** The most parts of a file that are read: far more than programs write. A file with more counts as broken. */
export const MOST_PIECES = 65_536;

/** The chunks in one array. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes as Latin-1 text, e.g. the name of a chunk. */
export const lettersAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

export const lettersToBytes = (letters: string): Uint8Array =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
