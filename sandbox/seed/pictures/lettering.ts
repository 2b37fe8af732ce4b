import { place, stroke } from "./svg.ts";

/** Letters as single strokes on a 4 × 6 grid, so that pictures need no fonts of the machine. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: "M0 6L2 0L4 6M.8 4H3.2",
  B: "M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M0 0H2.2A1.4 1.4 0 0 1 2.2 2.8",
  C: "M4 1A2.6 3 0 1 0 4 5",
  D: "M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z",
  E: "M4 0H0V6H4M0 3H3.2",
  F: "M4 0H0V6M0 3H3.2",
  G: "M4 1A2.6 3 0 1 0 4 4.4V3.3H2.4",
  H: "M0 0V6M4 0V6M0 3H4",
  I: "M1 0V6",
  J: "M3 0V4.4A1.6 1.6 0 0 1 0 4.6",
  K: "M0 0V6M4 0L0 3.4M1.4 2.4L4 6",
  L: "M0 0V6H3.6",
  M: "M0 6V0L2.3 3.6L4.6 0V6",
  N: "M0 6V0L4 6V0",
  O: "M2.4 0A2.4 3 0 1 0 2.4 6A2.4 3 0 1 0 2.4 0",
  P: "M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0",
  Q: "M2.4 0A2.4 3 0 1 0 2.4 6A2.4 3 0 1 0 2.4 0M3 4.4L4.6 6.2",
  R: "M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0M2 3.4L4 6",
  S: "M3.8 1A1.9 1.5 0 1 0 2 3A1.9 1.5 0 1 1 .2 5",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4A2 2 0 0 0 4 4V0",
  V: "M0 0L2 6L4 0",
  W: "M0 0L1.3 6L2.8 1.6L4.3 6L5.6 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3V6",
  Z: "M0 0H4L0 6H4",
  "0": "M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0",
  "1": "M.4 1.2L2 0V6",
  "2": "M.2 1.4A1.9 1.7 0 1 1 3.6 2.6L0 6H4",
  "3": "M.4 0H3.8L1.8 2.4A1.9 1.8 0 1 1 .2 5",
  "4": "M3 6V0L0 4.2H4",
  "5": "M3.6 0H.6L.4 2.6A2 1.8 0 1 1 .2 5.2",
  "6": "M3.4 .4A4 4.4 0 0 0 .1 4A1.9 1.9 0 1 0 .3 3.2",
  "7": "M0 0H4L1.4 6",
  "8": "M2 0A1.6 1.4 0 1 0 2 2.8A1.6 1.4 0 1 0 2 0M2 2.8A1.9 1.6 0 1 0 2 6A1.9 1.6 0 1 0 2 2.8",
  "9": "M.6 5.6A4 4.4 0 0 0 3.9 2A1.9 1.9 0 1 0 3.7 2.8",
  "€": "M4 .8A2.6 3 0 1 0 4 5.2M-.6 2.4H2.6M-.6 3.6H2.6",
  "-": "M.4 3H2.6",
  ".": "M.4 5.9V6",
  "+": "M0 3H4M2 1V5",
};
const WIDTHS: Readonly<Record<string, number>> = {
  I: 2,
  J: 3,
  M: 4.6,
  W: 5.6,
  Q: 4.6,
  O: 4.8,
  " ": 2.2,
  "-": 3,
  ".": 0.8,
  "1": 2.4,
};
const GAP = 1.5;

const advance = (letter: string) => (WIDTHS[letter] ?? 4) + GAP;

export interface Lettering {
  readonly x: number;
  readonly y: number;
  /** Height of the capitals. */
  readonly size: number;
  readonly colour: string;
  /** Stroke as a share of the height. */
  readonly weight?: number;
  readonly align?: "start" | "middle";
  readonly turn?: number;
}

/** Width of a word at a size. */
export function wordWidth(word: string, size: number): number {
  return ([...word].reduce((sum, letter) => sum + advance(letter), 0) - GAP) * (size / 6);
}

/** A word; `y` is the middle of its capitals. */
export function lettering(
  word: string,
  { x, y, size, colour, weight = 0.16, align = "middle", turn = 0 }: Lettering,
): string {
  let at = 0;
  const strokes = [...word].map((letter) => {
    const glyph = GLYPHS[letter];
    const drawn = glyph ? place(stroke(glyph, colour, weight * 6), { x: at, y: -3 }) : "";
    at += advance(letter);
    return drawn;
  });
  const shift = align === "middle" ? -(at - GAP) / 2 : 0;
  return place(place(strokes.join(""), { x: shift * (size / 6), scale: size / 6 }), { x, y, turn });
}
