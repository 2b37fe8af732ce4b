import { ball } from "./ball.ts";
import { figure } from "./figure.ts";
import { lettering, wordWidth } from "./lettering.ts";
import { racket } from "./racket.ts";
import { circle, clipped, ellipse, INK, place, rect, shape, stroke, tint } from "./svg.ts";

/** The size at which a word is at most `width` wide. */
function fitted(word: string, size: number, width: number): number {
  return Math.min(size, (size * width) / wordWidth(word, size));
}

/** A gift card with its sleeve, around 0,0. */
export function giftCard(colour: string, trim: string, amount: string): string {
  const card =
    "M-430 -250Q-430 -290 -390 -290H390Q430 -290 430 -250V250Q430 290 390 290H-390Q-430 290 -430 250Z";
  return place(
    [
      place(shape(card, INK.white) + rect(-430, -250, 860, 20, INK.groundDeep), {
        turn: 7,
        x: 20,
        y: 20,
      }),
      shape(card, colour),
      clipped(
        card,
        [
          stroke("M-460 190H460M-460 -180L60 320M-180 190V320", tint(colour, 0.18), 14),
          place(ball({ turn: 30 }), { x: 320, y: -150, scale: 1.05 }),
          rect(-430, 120, 860, 40, trim, { opacity: 0.95 }),
          rect(-250, -300, 44, 600, trim, { opacity: 0.95 }),
        ].join(""),
      ),
      shape(
        "M-228 140C-330 60 -380 90 -360 130C-340 170 -260 160 -228 140C-190 60 -120 60 -110 100C-100 150 -190 160 -228 140Z",
        tint(trim, -0.12),
      ),
      circle(-228, 140, 22, tint(trim, -0.25)),
      lettering(amount, {
        x: 40,
        y: -40,
        size: fitted(amount, 118, 330),
        colour: INK.white,
        weight: 0.14,
      }),
      lettering("BASELINE", { x: 240, y: 222, size: 38, colour: INK.white, weight: 0.16 }),
    ].join(""),
    { turn: -7 },
  );
}

export type Motif = "serve" | "strings" | "slide" | "ladder" | "doubles" | "feet" | "mind";

/** The picture in the middle of a cover or screen, about 400 × 400 around 0,0. */
export function motif(kind: Motif, frame: string = INK.yellow): string {
  const player = (
    pose: Parameters<typeof figure>[0]["pose"],
    x: number,
    scale: number,
    flip = false,
  ) =>
    place(figure({ pose, shirt: INK.white, shorts: INK.greenNight, frame, flip }), {
      x,
      y: 190,
      scale,
    });
  const drawings: Record<Motif, () => string> = {
    serve: () => player("serve", -10, 1.75) + place(ball(), { x: 96, y: -200, scale: 0.22 }),
    strings: () =>
      clipped(
        "M-190 -190H190V190H-190Z",
        place(
          racket({ frame: INK.white, accent: INK.yellow, grip: INK.black, strings: INK.white }),
          { x: 30, y: 330, turn: -14, scale: 0.92 },
        ),
      ),
    slide: () =>
      player("forehand", 20, 1.8) +
      stroke("M-190 196Q-60 206 10 200M-150 214H-40", INK.white, 8, { opacity: 0.7 }),
    ladder: () =>
      stroke(
        "M-110 200L-50 -190M110 200L50 -190M-98 120H98M-84 40H84M-72 -40H72M-60 -116H60",
        INK.white,
        15,
      ) + place(ball(), { y: -210, scale: 0.44 }),
    doubles: () => player("ready", -90, 1.5) + player("backhand", 90, 1.5, true),
    feet: () =>
      [
        [-110, 130, -12],
        [-20, 40, 10],
        [-90, -60, -12],
        [20, -150, 12],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(ellipse(0, 0, 34, 58, INK.white) + ellipse(0, 66, 24, 26, INK.white), {
            x,
            y,
            turn,
            scale: 0.9,
          }),
        )
        .join("") +
      stroke("M90 160Q170 0 110 -170", INK.yellow, 10, { "stroke-dasharray": "4 24" }),
    mind: () =>
      circle(0, -40, 150, INK.white) +
      stroke("M-70 -60Q-30 -130 20 -80T90 -50M-80 0Q-20 -40 20 10T90 20", INK.greenSoft, 16) +
      rect(-46, 96, 92, 100, INK.white, { rx: 20 }),
  };
  return drawings[kind]();
}

/** An e-book: a cover with pages behind it, around 0,0, 640 × 860. */
export function ebook(colour: string, kind: Motif, lines: readonly string[]): string {
  return [
    rect(-270, -400, 600, 830, tint(colour, -0.4), { rx: 18 }),
    rect(-270, -394, 586, 812, INK.white, { rx: 12 }),
    stroke("M322 -380V400M312 -384V404", INK.line, 4),
    rect(-320, -420, 610, 840, colour, { rx: 18 }),
    rect(-320, -420, 62, 840, tint(colour, -0.22), { rx: 18 }),
    circle(16, 30, 232, tint(colour, 0.12)),
    place(motif(kind), { x: 16, y: 40, scale: 1.02 }),
    ...lines.map((line, index) =>
      lettering(line, {
        x: 16,
        y: -330 + index * 76,
        size: fitted(line, 50, 480),
        colour: INK.white,
        weight: 0.15,
      }),
    ),
    lettering("BASELINE SCHOOL", { x: 16, y: 362, size: 26, colour: INK.yellow, weight: 0.15 }),
  ].join("");
}

/** A video course: a screen with a play mark, around 0,0, 960 × 640. */
export function video(colour: string, kind: Motif, word: string): string {
  const screen = "M-450 -300H450V250H-450Z";
  return [
    rect(-490, -340, 980, 630, INK.black, { rx: 40 }),
    shape(screen, colour),
    clipped(
      screen,
      [
        shape("M-450 120H450V250H-450Z", INK.clay),
        stroke("M-460 172L470 150M-260 120L-380 260M240 120L360 260", INK.white, 8),
        place(motif(kind), { x: 220, y: 10, scale: 0.98 }),
        lettering(word, {
          x: -410,
          y: -236,
          size: 48,
          colour: INK.white,
          align: "start",
          weight: 0.16,
        }),
      ].join(""),
    ),
    circle(-130, -20, 108, INK.white, { opacity: 0.95 }),
    shape("M-166 -78L-66 -20L-166 38Z", INK.clay),
    rect(-410, 206, 820, 14, INK.white, { rx: 7, opacity: 0.5 }) +
      rect(-410, 206, 300, 14, INK.yellow, { rx: 7 }) +
      circle(-110, 213, 16, INK.yellow),
    rect(-150, 290, 300, 40, INK.steel) + rect(-260, 326, 520, 26, INK.steelPale, { rx: 12 }),
  ].join("");
}

/** A ticket for something that happens on court, around 0,0, 940 × 620. */
export function ticket(colour: string, word: string, inside: string): string {
  const outline =
    "M-470 -270Q-470 -310 -430 -310H430Q470 -310 470 -270V-50A50 50 0 0 0 470 50V270Q470 310 430 310H-430Q-470 310 -470 270V50A50 50 0 0 0 -470 -50Z";
  return place(
    [
      shape(outline, colour),
      clipped(
        outline,
        shape("M-470 130L470 90V320H-470Z", INK.clay) +
          stroke("M-480 214L480 180M-140 116L-220 320", INK.white, 9),
      ),
      stroke("M236 -290V300", INK.white, 6, { "stroke-dasharray": "4 20", opacity: 0.8 }),
      clipped(outline, inside),
      lettering(word, {
        x: 350,
        y: 0,
        size: fitted(word, 60, 300),
        colour: INK.white,
        turn: 90,
        weight: 0.16,
      }),
    ].join(""),
    { turn: -4 },
  );
}
