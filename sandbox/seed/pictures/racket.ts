import { lettering } from "./lettering.ts";
import {
  circle,
  clipped,
  ellipse,
  INK,
  place,
  polyline,
  rect,
  shape,
  stroke,
  tint,
} from "./svg.ts";

export interface RacketLook {
  readonly frame: string;
  readonly accent: string;
  readonly grip: string;
  readonly strings?: string;
  /** Half width and half height of the head, in drawing units; an adult 100 is 178 × 236. */
  readonly rx?: number;
  readonly ry?: number;
  /** Shaft and handle, 1 = adult. */
  readonly length?: number;
  readonly name?: string;
  readonly paint?: "bands" | "split" | "tip" | "plain";
  readonly dampener?: string;
  readonly unstrung?: boolean;
  readonly mains?: number;
  readonly crosses?: number;
}

function oval(rx: number, ry: number, cy: number): string {
  return `M${-rx} ${cy}A${rx} ${ry} 0 1 1 ${rx} ${cy}A${rx} ${ry * 1.04} 0 1 1 ${-rx} ${cy}Z`;
}

function bed(look: RacketLook, rx: number, ry: number, cy: number): string {
  const colour = look.strings ?? "#a9a692";
  const mains = look.mains ?? 16;
  const crosses = look.crosses ?? 19;
  const lines: string[] = [];
  for (let index = 0; index < mains; index += 1) {
    const x = -rx * 0.88 + (index * rx * 1.76) / (mains - 1);
    lines.push(`M${x.toFixed(1)} ${cy - ry - 20}V${cy + ry + 20}`);
  }
  for (let index = 0; index < crosses; index += 1) {
    const y = cy - ry * 0.9 + (index * ry * 1.8) / (crosses - 1);
    lines.push(`M${-rx - 20} ${y.toFixed(1)}H${rx + 20}`);
  }
  return clipped(
    oval(rx, ry, cy),
    stroke(lines.join(""), colour, 3.4, { "stroke-linecap": "butt" }),
  );
}

function paint(look: RacketLook, rx: number, ry: number, cy: number, width: number): string {
  const ring = (from: number, to: number, colour: string, extra = 0) => {
    const at = (degrees: number) => {
      const angle = ((degrees - 90) * Math.PI) / 180;
      return [rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
    };
    const points = Array.from({ length: 25 }, (_, index) => at(from + ((to - from) * index) / 24));
    return stroke(polyline(points), colour, width + extra, { "stroke-linecap": "butt" });
  };
  const guard = ring(-38, 38, tint(look.frame, -0.45), 5);
  if (look.paint === "plain") return guard;
  if (look.paint === "split") return ring(90, 270, look.accent) + guard;
  if (look.paint === "tip") return ring(-75, 75, look.accent) + guard;
  return [
    ring(62, 84, look.accent),
    ring(-84, -62, look.accent),
    ring(92, 97, look.accent),
    ring(-97, -92, look.accent),
    guard,
  ].join("");
}

/** A racket standing on its handle; 0,0 is where the head meets the throat. About 1,080 units high. */
export function racket(look: RacketLook): string {
  const { rx = 178, ry = 236, length = 1 } = look;
  const cy = -ry - 6;
  const width = 27;
  const shaft = 200 * length;
  const handle = 330 * length;
  const dark = tint(look.frame, -0.22);
  const arm = (side: 1 | -1) =>
    `M${side * rx * 0.82} ${cy + ry * 0.63}C${side * rx * 0.62} ${cy + ry * 1.05} ${side * 34} ${shaft * 0.42} ${side * 17} ${shaft}`;
  const wraps = Array.from({ length: Math.round(handle / 34) }, (_, index) => {
    const y = shaft + 26 + index * 34;
    return `M-27 ${y}L27 ${y - 20}`;
  }).join("");
  return [
    look.unstrung ? "" : bed(look, rx, ry, cy),
    look.dampener
      ? circle(0, cy + ry * 0.9, 15, look.dampener) +
        circle(0, cy + ry * 0.9, 7, tint(look.dampener, 0.35))
      : "",
    stroke(arm(-1), look.frame, 30),
    stroke(arm(1), dark, 30),
    stroke(arm(-1), tint(look.frame, 0.25), 6, { transform: "translate(-8 0)" }),
    stroke(oval(rx, ry, cy), look.frame, width),
    paint(look, rx, ry, cy, width),
    stroke(
      `M${-rx - 5} ${cy}A${rx + 5} ${ry + 5} 0 0 1 ${-rx * 0.3} ${cy - ry * 0.98}`,
      tint(look.frame, 0.38),
      5,
      { opacity: 0.8 },
    ),
    shape(
      `M-30 ${shaft - 90}L-19 ${shaft + 4}H19L30 ${shaft - 90}Q0 ${shaft - 40} -30 ${shaft - 90}Z`,
      look.frame,
    ),
    look.name ? lettering(look.name, { x: 0, y: shaft - 34, size: 24, colour: look.accent }) : "",
    rect(-27, shaft, 54, handle, look.grip, { rx: 12 }),
    rect(8, shaft, 19, handle, tint(look.grip, -0.25), { rx: 10, opacity: 0.55 }),
    stroke(wraps, tint(look.grip, look.grip === INK.white ? -0.2 : 0.28), 4.5, { opacity: 0.75 }),
    rect(-29, shaft - 5, 58, 16, look.accent, { rx: 5 }),
    shape(
      `M-31 ${shaft + handle - 22}H31L35 ${shaft + handle + 16}Q0 ${shaft + handle + 26} -35 ${shaft + handle + 16}Z`,
      tint(look.grip, -0.35),
    ),
    ellipse(0, shaft + handle + 15, 12, 4, look.accent),
  ].join("");
}

/** The racket for a product picture: leaning, filling the square. */
export function leaning(look: RacketLook, turn = 38): string {
  const { ry = 236, length = 1 } = look;
  const top = -2 * ry - 24;
  const bottom = 560 * length;
  const middle = (top + bottom) / 2;
  const scale = Math.min(1.3, 1330 / (bottom - top));
  const angle = (turn * Math.PI) / 180;
  return place(racket(look), {
    x: 600 + Math.sin(angle) * middle * scale,
    y: 600 - Math.cos(angle) * middle * scale,
    turn,
    scale,
  });
}

/** A look into the string bed. */
export function closeUp(look: RacketLook, turn = -22): string {
  return place(racket(look), { x: 690, y: 1130, turn, scale: 2.05 });
}
