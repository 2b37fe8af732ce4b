import { t } from "../text.ts";
import type { Text } from "../types.ts";
import { lifted, picture, productPicture } from "./svg.ts";

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
