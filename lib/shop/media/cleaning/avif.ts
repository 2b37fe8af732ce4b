import { type Cleaner, lettersAt, MOST_PIECES, viewOf } from "./bytes.ts";

interface Box {
  readonly name: string;
  /** The range of its contents, as offsets. */
  readonly start: number;
  readonly end: number;
}

/** Boxes needed for the picture; all others at the top level are emptied. */
const KEPT: ReadonlySet<string> = new Set(["ftyp", "meta", "mdat", "free", "skip"]);
/** Items of the picture and its overlays; all others are emptied. */
const DRAWN: ReadonlySet<string> = new Set(["av01", "grid", "iovl", "iden", "tmap"]);

/**
 * An AVIF whose Exif, XMP and other boxes are overwritten with zeros: offsets within the file are absolute, so nothing
 * may move. Rotation isn't stored in Exif here. Image sequences are refused: they are videos.
 */
export const cleanAvif: Cleaner = (bytes) => {
  try {
    return clean(bytes.slice());
  } catch (error) {
    // An offset outside the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

function clean(bytes: Uint8Array<ArrayBuffer>): ReturnType<Cleaner> {
  const top = boxesOf(bytes, 0, bytes.byteLength);
  const meta = top?.find(({ name }) => name === "meta");
  if (!top || !meta || top[0]?.name !== "ftyp" || top.some(({ name }) => name === "moov"))
    return null;
  const inside = boxesOf(bytes, meta.start + 4, meta.end);
  const find = (name: string) => inside?.find((box) => box.name === name);
  const [items, places, properties] = [find("iinf"), find("iloc"), find("iprp")];
  if (!items || !places || !properties) return null;
  const hidden = hiddenItems(bytes, items);
  const size = sizeIn(bytes, properties);
  if (!hidden || !size) return null;
  let emptied = 0;
  // In order, so that data shared by several items is overwritten once.
  for (const [from, to] of extentsOf(bytes, places, hidden, find("idat"))) {
    bytes.fill(0, Math.max(from, emptied), Math.max(to, emptied));
    emptied = Math.max(to, emptied);
  }
  for (const { name, start, end } of top) if (!KEPT.has(name)) bytes.fill(0, start, end);
  return { bytes, ...size, frames: 1 };
}

function boxesOf(bytes: Uint8Array, from: number, to: number): Box[] | null {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const short = view.getUint32(at);
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const head = short === 1 ? 16 : 8;
    if (length < head || at + length > to) return null;
    boxes.push({ name: lettersAt(bytes, at + 4, 4), start: at + head, end: at + length });
    at += length;
  }
  return boxes;
}

/** The items that are not drawn. */
function hiddenItems(bytes: Uint8Array, { start, end }: Box): ReadonlySet<number> | null {
  const view = viewOf(bytes);
  const entries = boxesOf(bytes, start + (view.getUint8(start) === 0 ? 6 : 8), end);
  if (!entries) return null;
  const hidden = new Set<number>();
  for (const entry of entries) {
    const version = view.getUint8(entry.start);
    if (version < 2) return null;
    const id = version === 2 ? view.getUint16(entry.start + 4) : view.getUint32(entry.start + 4);
    const type = lettersAt(bytes, entry.start + (version === 2 ? 8 : 10), 4);
    if (!DRAWN.has(type)) hidden.add(id);
  }
  return hidden;
}

/** The largest image size in the file. */
function sizeIn(bytes: Uint8Array, { start, end }: Box): { width: number; height: number } | null {
  const view = viewOf(bytes);
  const container = boxesOf(bytes, start, end)?.find(({ name }) => name === "ipco");
  const sizes = container && boxesOf(bytes, container.start, container.end);
  const found = (sizes ?? [])
    .filter(({ name }) => name === "ispe")
    .map((box) => ({ width: view.getUint32(box.start + 4), height: view.getUint32(box.start + 8) }))
    .filter(({ width, height }) => width > 0 && height > 0)
    .sort((a, b) => b.width * b.height - a.width * a.height);
  return found[0] ?? null;
}

/** Byte ranges (from, to) of the given items, in the order of the file. A RangeError for too many. */
function extentsOf(
  bytes: Uint8Array,
  { start }: Box,
  wanted: ReadonlySet<number>,
  data: Box | undefined,
): [number, number][] {
  const view = viewOf(bytes);
  let at = start + 4;
  const read = (size: number): number => {
    at += size;
    if (size === 0) return 0;
    if (size === 2) return view.getUint16(at - 2);
    return size === 4 ? view.getUint32(at - 4) : Number(view.getBigUint64(at - 8));
  };
  const version = view.getUint8(start);
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [
    sizes >> 12,
    (sizes >> 8) & 15,
    (sizes >> 4) & 15,
  ] as const;
  const indexSize = version > 0 ? sizes & 15 : 0;
  const count = read(version < 2 ? 2 : 4);
  const extents: [number, number][] = [];
  let pieces = 0;
  for (let item = 0; item < count; item++) {
    const id = read(version < 2 ? 2 : 4);
    const method = version > 0 ? read(2) & 15 : 0;
    read(2);
    const base = read(baseSize) + (method === 1 ? (data?.start ?? 0) : 0);
    const parts = read(2);
    pieces += parts;
    if (pieces > MOST_PIECES) throw new RangeError("too many extents");
    for (let part = 0; part < parts; part++) {
      read(indexSize);
      const from = base + read(offsetSize);
      const length = read(lengthSize);
      if (wanted.has(id)) extents.push([from, length === 0 ? bytes.byteLength : from + length]);
    }
  }
  return extents.sort(([one], [other]) => one - other);
}
