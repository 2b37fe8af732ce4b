import { t } from "../text.ts";
import type { Text } from "../types.ts";
import { INK, lifted, picture, place, productPicture } from "./svg.ts";

/** How much smaller a square drawing becomes on a canvas of 4 : 3. */
const WIDE = 0.84;

/** One picture of the demo shop. Drawn only when it is rendered. */
export interface PictureEntry {
  readonly name: string;
  readonly alt: Text;
  readonly width: number;
  readonly height: number;
  /** What smaller sizes do with a different aspect: products keep their whole shape, scenes fill. */
  readonly fit: "contain" | "cover";
  readonly transparent?: boolean;
  readonly svg: () => string;
}

export type Words = readonly [en: string, hr: string, de: string];

/** A product on the one ground, 1200 × 1200, with the soft shadow all products share. */
export function productEntry(name: string, words: Words, draw: () => string): PictureEntry {
  return {
    name,
    alt: t(...words),
    width: 1200,
    height: 1200,
    fit: "contain",
    svg: () => productPicture(lifted(draw())),
  };
}

/** A category: a product drawing on a wider canvas, because lists of categories show 4 : 3. */
export function categoryEntry(name: string, words: Words, draw: () => string): PictureEntry {
  const smaller = () => place(draw(), { x: 600 - 600 * WIDE, y: 450 - 600 * WIDE, scale: WIDE });
  return {
    name,
    alt: t(...words),
    width: 1200,
    height: 900,
    fit: "contain",
    svg: () => picture(1200, 900, lifted(smaller()), INK.ground),
  };
}

/** A scene, 1600 × 1000 if not said otherwise. */
export function sceneEntry(
  name: string,
  words: Words,
  draw: () => string,
  height = 1000,
): PictureEntry {
  return {
    name,
    alt: t(...words),
    width: 1600,
    height,
    fit: "cover",
    svg: () => picture(1600, height, draw()),
  };
}

/** A mark without a ground: logos and icons. */
export function markEntry(
  name: string,
  words: Words,
  [width, height]: readonly [number, number],
  draw: () => string,
): PictureEntry {
  return {
    name,
    alt: t(...words),
    width,
    height,
    fit: "contain",
    transparent: true,
    svg: () => picture(width, height, draw()),
  };
}
