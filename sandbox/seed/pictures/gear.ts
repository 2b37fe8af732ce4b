import { ball } from "./ball.ts";
import { lettering } from "./lettering.ts";
import { circle, clipped, ellipse, INK, place, rect, shape, stroke, tint } from "./svg.ts";

/** A string set in its paper sleeve, around 0,0, 620 × 760. */
export function stringSet(paper: string, string: string, word: string): string {
  const coil = Array.from({ length: 9 }, (_, index) =>
    circle(0, 70, 120 + index * 12, "none", {
      stroke: index % 2 ? tint(string, -0.2) : string,
      "stroke-width": 9,
    }),
  );
  return [
    rect(-310, -380, 620, 760, paper, { rx: 26 }),
    rect(-310, -380, 620, 210, tint(paper, -0.22), { rx: 26 }),
    rect(-310, -220, 620, 50, tint(paper, -0.22)),
    circle(0, -352, 22, INK.ground),
    lettering(word, { x: 0, y: -262, size: 66, colour: INK.white, weight: 0.17 }),
    circle(0, 70, 236, tint(paper, 0.18)),
    ...coil,
    stroke("M-226 40L-250 130M226 90L262 20", string, 9),
    rect(-34, -60, 68, 34, INK.white, { rx: 6 }) + rect(-34, 168, 68, 34, INK.white, { rx: 6 }),
    lettering("12 M", { x: 0, y: 70, size: 46, colour: INK.white }),
  ].join("");
}

/** A reel of string, seen from its front. */
export function reel(flange: string, string: string, word: string): string {
  const turns = Array.from({ length: 14 }, (_, index) =>
    circle(0, 0, 150 + index * 13, "none", {
      stroke: index % 3 ? string : tint(string, -0.2),
      "stroke-width": 11,
    }),
  );
  return [
    circle(34, 30, 410, tint(flange, -0.4)),
    circle(0, 0, 410, flange),
    circle(0, 0, 345, tint(flange, -0.15)),
    ...turns,
    circle(0, 0, 152, flange),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      place(shape("M-26 -324L26 -324L16 -190L-16 -190Z", flange, { opacity: 0.9 }), { turn }),
    ),
    circle(0, 0, 60, INK.ground),
    circle(0, 0, 60, "none", { stroke: tint(flange, -0.35), "stroke-width": 10 }),
    lettering(word, { x: 0, y: -106, size: 34, colour: INK.white }),
    lettering("200 M", { x: 0, y: 108, size: 34, colour: INK.white }),
    stroke("M250 320Q380 420 470 380", string, 11),
  ].join("");
}

/** A rolled grip band standing up, around 0,0, 240 wide. */
export function gripRoll(colour: string): string {
  const spiral = Array.from({ length: 5 }, (_, index) =>
    ellipse(0, -180, 112 - index * 22, 40 - index * 8, "none", {
      stroke: tint(colour, -0.25),
      "stroke-width": 7,
    }),
  );
  return [
    shape("M-120 -180V180Q0 270 120 180V-180Z", colour),
    shape("M40 -180V226Q90 212 120 180V-180Z", INK.black, { opacity: 0.13 }),
    stroke("M-120 -60Q0 20 120 -60M-120 60Q0 140 120 60", tint(colour, -0.2), 6),
    ...Array.from({ length: 21 }, (_, index) =>
      circle(
        -90 + (index % 7) * 30,
        -20 + Math.floor(index / 7) * 84 + 26 * Math.cos(((index % 7) - 3) / 2.4),
        4,
        tint(colour, -0.28),
      ),
    ),
    ellipse(0, -180, 120, 44, tint(colour, 0.16)),
    ...spiral,
    shape("M120 120Q190 150 230 250L170 270Q140 190 100 196Z", tint(colour, 0.1)),
  ].join("");
}

/** A dampener, radius 130. */
export function dampener(colour: string, face: string): string {
  return [
    circle(0, 0, 130, colour),
    circle(0, 0, 96, tint(colour, 0.18)),
    rect(-140, -34, 30, 68, tint(colour, -0.25), { rx: 8 }) +
      rect(110, -34, 30, 68, tint(colour, -0.25), { rx: 8 }),
    lettering(face, { x: 0, y: 0, size: 84, colour: INK.white, weight: 0.2 }),
  ].join("");
}

/** A towelling wristband, 300 × 260. */
export function wristband(colour: string, trim: string): string {
  const rows = Array.from(
    { length: 9 },
    (_, index) => `M-150 ${-96 + index * 26}Q0 ${-56 + index * 26} 150 ${-96 + index * 26}`,
  ).join("");
  return [
    shape("M-150 -120V120Q0 190 150 120V-120Z", colour),
    stroke(rows, tint(colour, colour === INK.white ? -0.08 : 0.14), 5),
    shape("M-150 -30Q0 20 150 -30V20Q0 72 -150 20Z", trim),
    ellipse(0, -120, 150, 44, tint(colour, -0.3)),
    ellipse(0, -116, 118, 30, tint(colour, -0.5)),
    lettering("B", { x: 0, y: 102, size: 50, colour: trim, weight: 0.2 }),
  ].join("");
}

/** A folded towel with a name on it, around 0,0. */
export function towel(colour: string, trim: string): string {
  return [
    rect(-340, 60, 680, 150, tint(colour, -0.18), { rx: 50 }),
    rect(-350, -60, 700, 160, tint(colour, -0.09), { rx: 56 }),
    rect(-360, -230, 720, 220, colour, { rx: 60 }),
    rect(-230, -230, 60, 220, trim) + rect(-150, -230, 20, 220, trim),
    rect(-220, -20, 58, 120, trim, { opacity: 0.85 }) +
      rect(-210, 90, 56, 120, trim, { opacity: 0.7 }),
    lettering("ANA", { x: 110, y: -120, size: 72, colour: trim, weight: 0.13 }),
    stroke("M-350 40H340M-336 150H330", tint(colour, -0.25), 5, { opacity: 0.5 }),
  ].join("");
}

/** A drinking bottle, 260 × 820, around 0,0. */
export function bottle(colour: string, trim: string, word: string): string {
  return [
    rect(-130, -260, 260, 660, colour, { rx: 46 }),
    rect(40, -260, 90, 660, INK.black, { rx: 40, opacity: 0.12 }),
    rect(-104, -220, 30, 560, INK.white, { rx: 15, opacity: 0.28 }),
    rect(-130, 250, 260, 30, trim) + rect(-130, 296, 260, 12, trim),
    rect(-96, -330, 192, 80, tint(colour, -0.35), { rx: 18 }),
    rect(-62, -404, 124, 80, trim, { rx: 20 }),
    stroke("M-60 -380Q-130 -470 0 -470Q130 -470 60 -380", tint(colour, -0.35), 22),
    lettering(word, { x: 0, y: 20, size: 72, colour: INK.white, turn: -90, weight: 0.14 }),
  ].join("");
}

/** A key ring with an engraved tag. */
export function keyRing(): string {
  return [
    circle(-150, -240, 150, "none", { stroke: INK.steel, "stroke-width": 26 }),
    circle(-150, -240, 150, "none", { stroke: INK.steelPale, "stroke-width": 8 }),
    rect(-80, -130, 60, 110, INK.steel, { rx: 26 }),
    place(
      circle(0, 0, 250, INK.wood) +
        circle(0, 0, 224, tint(INK.wood, 0.2)) +
        circle(0, 0, 224, "none", { stroke: tint(INK.wood, -0.25), "stroke-width": 5 }) +
        stroke("M-206 -90Q-30 -70 -10 222M206 90Q30 70 10 -222", tint(INK.wood, -0.2), 9) +
        circle(0, -196, 22, INK.ground) +
        lettering("6-4 7-5", { x: 0, y: 4, size: 66, colour: tint(INK.wood, -0.55), weight: 0.13 }),
      { x: 90, y: 190, turn: 8 },
    ),
  ].join("");
}

/** A racket bag: two or three bellies, strap, handles. About 960 × 420 around 0,0. */
export function racketBag(body: string, trim: string, bellies: 2 | 3): string {
  const outline =
    "M-470 120C-480 -20 -430 -120 -300 -160L300 -220C420 -226 478 -150 480 0C482 140 430 210 320 210H-360C-430 210 -466 190 -470 120Z";
  return [
    stroke("M-300 -150C-140 -380 140 -400 300 -210", tint(body, -0.35), 26),
    bellies === 3 ? place(shape(outline, tint(body, -0.35)), { y: -76, x: 20, scale: 0.96 }) : "",
    place(shape(outline, tint(body, -0.2)), { y: -38, x: 10, scale: 0.98 }),
    shape(outline, body),
    clipped(
      outline,
      shape("M-480 60L500 -60V20L-480 150Z", trim) +
        shape("M-480 176L500 60V84L-480 206Z", trim, { opacity: 0.7 }) +
        shape("M260 -260H520V240H300Q240 0 260 -260Z", tint(body, -0.18)),
    ),
    stroke("M-430 -40C-300 -110 100 -150 440 -120", INK.steelPale, 9, {
      "stroke-dasharray": "16 8",
      "stroke-linecap": "butt",
    }),
    rect(-92, -178, 190, 46, tint(body, -0.4), { rx: 20 }),
    lettering("BASELINE", { x: -130, y: -34, size: 52, colour: INK.white, turn: -5, weight: 0.18 }),
  ].join("");
}

/** A backpack with a racket sleeve, around 0,0, 560 × 780. */
export function backpack(body: string, trim: string, word: string): string {
  const outline =
    "M-260 -180C-260 -340 -160 -390 0 -390C160 -390 260 -340 260 -180V300Q260 380 180 380H-180Q-260 380 -260 300Z";
  return [
    stroke("M-90 -380C-90 -470 90 -470 90 -380", tint(body, -0.35), 28),
    stroke("M-250 -120Q-340 40 -268 250M250 -120Q340 40 268 250", tint(body, -0.35), 36),
    shape(outline, body),
    clipped(
      outline,
      shape("M140 -400H300V400H200Q150 0 140 -400Z", INK.black, { opacity: 0.1 }) +
        rect(-280, -150, 560, 34, trim),
    ),
    stroke("M-220 -220C-200 -330 200 -330 220 -220", INK.steelPale, 9, {
      "stroke-dasharray": "16 8",
      "stroke-linecap": "butt",
    }),
    rect(-196, 20, 392, 300, tint(body, -0.16), { rx: 44 }),
    stroke("M-176 84H176", INK.steelPale, 9, {
      "stroke-dasharray": "16 8",
      "stroke-linecap": "butt",
    }),
    rect(150, 70, 16, 70, trim, { rx: 8 }),
    lettering(word, { x: 0, y: 210, size: 60, colour: INK.white, weight: 0.18 }),
    lettering("B", { x: 0, y: -30, size: 60, colour: trim, weight: 0.2 }),
  ].join("");
}

/** A canvas tote with a ball on it. */
export function tote(body: string, trim: string): string {
  return [
    stroke("M-150 -180C-150 -470 -20 -470 -20 -180", tint(body, -0.2), 34),
    stroke("M20 -180C20 -470 150 -470 150 -180", tint(body, -0.1), 34),
    shape("M-290 -190H290L330 360Q0 400 -330 360Z", body),
    shape("M160 -190H290L330 360Q270 372 210 376Z", INK.black, { opacity: 0.07 }),
    stroke("M-290 -164H290", tint(body, -0.2), 6),
    place(ball({ turn: 24 }), { y: 40, scale: 1.15 }),
    stroke("M-170 226H170", trim, 16),
    lettering("BASELINE", { x: 0, y: 282, size: 44, colour: trim, weight: 0.17 }),
  ].join("");
}
