/** The colours of every drawing. */
export const INK = {
  ground: "#f3eee3",
  groundDeep: "#e7dfce",
  green: "#17594a",
  greenDeep: "#0f4a3c",
  greenNight: "#0a2e27",
  greenSoft: "#7fa993",
  clay: "#c5552d",
  clayDeep: "#a24421",
  claySoft: "#e2a07f",
  yellow: "#dfe63a",
  yellowDeep: "#b9c21f",
  navy: "#24375c",
  sky: "#a9cfe0",
  skyPale: "#dcebef",
  rose: "#e3a49a",
  white: "#fdfbf6",
  line: "#cfc7b5",
  black: "#23282a",
  steel: "#8c9492",
  steelPale: "#c3c9c6",
  wood: "#b98a5a",
  sand: "#e9d3ae",
  sun: "#f6c65b",
  dusk: "#f2a65a",
  skin: "#e8b690",
  skinDeep: "#a8714d",
  hair: "#3b2a22",
} as const;

export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);

/** `M … L … Z` through points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributes(all: Attributes): string {
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? short(value) : value}"`)
    .join("");
}

export const shape = (d: string, fill: string, more: Attributes = {}) =>
  `<path d="${d}"${attributes({ fill, ...more })}/>`;

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  `<path d="${d}" fill="none"${attributes({
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;

export interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

/** Moves, turns and sizes a drawing; the point 0,0 of the drawing lands on x,y. */
export function place(
  body: string,
  { x = 0, y = 0, turn = 0, scale = 1, flip = false }: Placing,
): string {
  const size = flip ? `scale(${-scale} ${scale})` : `scale(${scale})`;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) ${size}">${body}</g>`;
}

let counter = 0;
/** Called before each picture, so that the same drawing is the same text in every run. */
export function restartNames(): void {
  counter = 0;
}

/** A name for a gradient or clip, used once. */
export function unique(prefix: string): string {
  counter += 1;
  return `${prefix}${counter}`;
}

/** What is inside `d` of a drawing. */
export function clipped(d: string, body: string): string {
  const id = unique("c");
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** A fill that runs from one colour to another; returns the definition and its `url(#…)`. */
export function blend(
  stops: readonly string[],
  [dx, dy]: Point = [0, 1],
): { def: string; fill: string } {
  const id = unique("g");
  const marks = stops
    .map((colour, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${colour}"/>`)
    .join("");
  return {
    def: `<linearGradient id="${id}" x1="0" y1="0" x2="${dx}" y2="${dy}">${marks}</linearGradient>`,
    fill: `url(#${id})`,
  };
}

/** Draws something with the one soft shadow all products share. */
export const lifted = (body: string) => `<g filter="url(#soft)">${body}</g>`;

const SOFT =
  '<filter id="soft" x="-7%" y="-6%" width="117%" height="119%" color-interpolation-filters="sRGB"><feDropShadow dx="14" dy="26" stdDeviation="14" flood-color="#3a2f1c" flood-opacity="0.24"/></filter>';

/** A whole picture. Without a ground it is transparent. */
export function picture(width: number, height: number, body: string, ground?: string): string {
  const back = ground ? rect(0, 0, width, height, ground) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${SOFT}</defs>${back}${body}</svg>`;
}

/** Product pictures: 1200 × 1200 on the one ground, with a hint of a table under them. */
export function productPicture(body: string): string {
  return picture(1200, 1200, body, INK.ground);
}

/** A darker or lighter colour: -1 black … 1 white. */
export function tint(hex: string, amount: number): string {
  const target = amount < 0 ? 0 : 255;
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
