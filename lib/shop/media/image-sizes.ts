import { canonicalPicture } from "./canonical-picture.ts";

/**
 * The only widths and the only quality that the image optimiser generates (docs/security.md §1.9). They must be among
 * `images.imageSizes`, `deviceSizes` and `qualities` of next.config.ts.
 */
export const IMAGE_WIDTHS = [64, 128, 256, 390, 640, 828, 1080, 1440, 1920] as const;
export const IMAGE_QUALITY = 75;

/** Window widths (CSS pixels) that the list of sources is calculated for, and the highest pixel density served. */
const WINDOWS = [360, 480, 640, 767, 768, 1023, 1024, 1279, 1280, 1440, 1920] as const;
const DENSITY = 2;

/** Formats that the optimiser passes through or refuses: used unchanged. */
const AS_IS = /^(data:|blob:)|\.(svg|gif)(\?|$)/i;

const optimised = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${IMAGE_QUALITY}`;

/**
 * `src` and `srcset` of a picture `width` pixels wide, shown as `sizes` says. Lists only widths that some window can
 * request, because these addresses are a large part of a product list's bytes.
 */
export function toSources(
  src: string,
  width: number,
  sizes = "100vw",
): { src: string; srcSet?: string } {
  const picture = AS_IS.test(src) ? null : canonicalPicture(src);
  if (!picture) return { src };
  const drawn = WINDOWS.map((window) => drawnWidth(sizes, window));
  const least = Math.min(...drawn);
  const most = Math.min(Math.max(...drawn) * DENSITY, width);
  const enough = IMAGE_WIDTHS.find((step) => step >= most) ?? 1920;
  const steps = IMAGE_WIDTHS.filter((step) => step >= Math.min(least, enough) && step <= enough);
  return {
    src: optimised(picture, enough),
    srcSet: steps.map((step) => `${optimised(picture, step)} ${step}w`).join(", "),
  };
}

/** Windows (CSS pixels) and pixel densities of most visitors: a phone and a computer. */
const USUAL = [
  { window: 390, density: 3 },
  { window: 1440, density: 1 },
] as const;

/** The listed widths that most browsers choose for a picture shown as `sizes` says. */
export function pickedWidths(sizes: string, listed: readonly number[]): number[] {
  const ascending = listed.toSorted((a, b) => a - b);
  const picked = USUAL.flatMap(({ window, density }) => {
    const needed = drawnWidth(sizes, window) * density;
    return ascending.find((width) => width >= needed) ?? ascending.at(-1) ?? [];
  });
  return [...new Set(picked)];
}

/** The width that `sizes` means in a window, in CSS pixels; the whole window if it cannot be parsed. */
function drawnWidth(sizes: string, window: number): number {
  for (const part of sizes.split(",")) {
    const [, media = "", length = ""] = /^(\([^)]*\))?(.*)$/s.exec(part.trim()) ?? [];
    if (matches(media, window)) return toPixels(length, window) ?? window;
  }
  return window;
}

function matches(media: string, window: number): boolean {
  const [, edge, length = ""] = /(min|max)-width:([^():]+)\)/.exec(media) ?? [];
  const limit = toPixels(length, window);
  if (!edge || limit === null) return media.trim() === "";
  return edge === "min" ? window >= limit : window <= limit;
}

function toPixels(length: string, window: number): number | null {
  const [, number, unit] = /^([\d.]+)(px|rem|em|vw)$/.exec(length.trim()) ?? [];
  if (!number || !unit) return null;
  return unit === "px" ? +number : unit === "vw" ? (+number * window) / 100 : +number * 16;
}
