import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from "culori/fn";

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** A colour in perceptual terms: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Look {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

// Only the required colour spaces: the middleware contains this code too.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) register(mode);
const toOklch = converter("oklch");

/** `#rrggbb` in lower case from `#rgb` or `#rrggbb`; null for any other text. */
export function readHex(text: string): Hex | null {
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? [];
  const digits = long ?? short?.replace(/./g, "$&$&");
  return digits ? `#${digits.toLowerCase()}` : null;
}

/** The perceptual values of a colour; greys have hue 0. */
export function lookOf(hex: Hex): Look {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

/** The colour with these values, with as much of the chroma as screens can show. */
export function toHex({ l, c, h }: Look): Hex {
  const lightness = Math.min(1, Math.max(0, l));
  const hex = formatHex(clampChroma({ mode: "oklch", l: lightness, c, h }, "oklch"));
  return readHex(hex ?? "") ?? "#000000";
}

/** The contrast of two colours by WCAG 2.2, 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other);

/** Whether a colour has at least this contrast with every background. */
export const standsOut = (hex: Hex, grounds: readonly Hex[], least: number): boolean =>
  grounds.every((ground) => contrast(hex, ground) >= least);

const STEP = 0.004;

/**
 * The nearest passing colour: the wanted one itself, otherwise the first that passes on the way to black or white with
 * the same hue. White or black if nothing else passes.
 */
export function nearest(wanted: Hex, passes: (hex: Hex) => boolean): Hex {
  if (passes(wanted)) return wanted;
  const look = lookOf(wanted);
  for (let distance = STEP; distance <= 1 + STEP; distance += STEP) {
    const found = [look.l - distance, look.l + distance]
      .filter((l) => l > -STEP && l < 1 + STEP)
      .map((l) => toHex({ ...look, l }))
      .find(passes);
    if (found) return found;
  }
  return passes("#ffffff") ? "#ffffff" : "#000000";
}
