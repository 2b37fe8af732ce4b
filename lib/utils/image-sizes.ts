/**
 * The only widths and the only quality the image optimiser makes (hardening, "Uploads": fixed widths and qualities).
 * next.config.ts reads them from here, so that page and optimiser never disagree.
 */
export const SMALL_WIDTHS = [64, 128, 256, 320] as const;
export const LARGE_WIDTHS = [390, 640, 828, 1080, 1440, 1920] as const;
export const IMAGE_QUALITY = 75;

const WIDTHS = [...SMALL_WIDTHS, ...LARGE_WIDTHS];

/** Formats the optimiser passes through or refuses: they are shown as they are. */
const AS_IS = /^(data:|blob:)|\.(svg|gif)(\?|$)/i;

const optimised = (src: string, width: number): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${IMAGE_QUALITY}`;

/**
 * `src` and `srcset` of a picture. Never offers a width above the picture's own but for the next step up,
 * which is what the optimiser answers with the original's pixels.
 */
export function toSources(src: string, width: number): { src: string; srcSet?: string } {
  if (AS_IS.test(src)) return { src };
  const fitting = WIDTHS.filter((step) => step < width);
  const next = WIDTHS[fitting.length];
  const steps = next === undefined ? fitting : [...fitting, next];
  return {
    src: optimised(src, steps.at(-1) ?? LARGE_WIDTHS[LARGE_WIDTHS.length - 1] ?? 1920),
    srcSet: steps.map((step) => `${optimised(src, step)} ${step}w`).join(", "),
  };
}
