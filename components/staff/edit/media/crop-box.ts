/** A part of a picture, in percent of its width and height, as displayed. */
export interface CropBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: CropBox = { left: 0, top: 0, width: 100, height: 100 };
/** Percent: a smaller part would be too small to see. */
const LEAST = 2;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** The box with another edge, within the picture and never smaller than its least size. */
export function withEdge(
  box: CropBox,
  edge: "west" | "east" | "north" | "south",
  at: number,
): CropBox {
  const { left, top, width, height } = box;
  const [right, bottom] = [left + width, top + height];
  switch (edge) {
    case "west": {
      const next = clamp(at, 0, right - LEAST);
      return { ...box, left: next, width: right - next };
    }
    case "east":
      return { ...box, width: clamp(at, left + LEAST, 100) - left };
    case "north": {
      const next = clamp(at, 0, bottom - LEAST);
      return { ...box, top: next, height: bottom - next };
    }
    case "south":
      return { ...box, height: clamp(at, top + LEAST, 100) - top };
  }
}

/** The box between two points, in either order. */
export function between(a: { x: number; y: number }, b: { x: number; y: number }): CropBox {
  const left = clamp(Math.min(a.x, b.x), 0, 100 - LEAST);
  const top = clamp(Math.min(a.y, b.y), 0, 100 - LEAST);
  return {
    left,
    top,
    width: clamp(Math.max(a.x, b.x), left + LEAST, 100) - left,
    height: clamp(Math.max(a.y, b.y), top + LEAST, 100) - top,
  };
}

/** The largest box of a ratio (width to height) in the middle of a picture. */
export function ofRatio(ratio: number, picture: { width: number; height: number }): CropBox {
  const own = picture.width / picture.height;
  const width = own > ratio ? (ratio / own) * 100 : 100;
  const height = own > ratio ? 100 : (own / ratio) * 100;
  return { left: (100 - width) / 2, top: (100 - height) / 2, width, height };
}

/** The box in whole pixels of the picture, at least one. */
export function pixelsOf(box: CropBox, picture: { width: number; height: number }): CropBox {
  const left = Math.min(Math.round((box.left / 100) * picture.width), picture.width - 1);
  const top = Math.min(Math.round((box.top / 100) * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: clamp(Math.round((box.width / 100) * picture.width), 1, picture.width - left),
    height: clamp(Math.round((box.height / 100) * picture.height), 1, picture.height - top),
  };
}
