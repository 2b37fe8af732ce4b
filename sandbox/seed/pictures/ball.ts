import { lettering } from "./lettering.ts";
import { circle, clipped, ellipse, INK, place, rect, shape, stroke, tint, unique } from "./svg.ts";

export interface BallLook {
  readonly felt?: string;
  readonly turn?: number;
  readonly mark?: string;
}

/** A tennis ball of radius 100 around 0,0. */
export function ball({ felt = INK.yellow, turn = 0, mark }: BallLook = {}): string {
  const id = unique("b");
  const light = `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${tint(felt, 0.42)}"/><stop offset=".55" stop-color="${felt}"/><stop offset="1" stop-color="${tint(felt, -0.26)}"/></radialGradient>`;
  const seam = "M-92 -52C-20 -44 24 8 8 100M92 40C28 40 -14 -10 6 -100";
  return (
    light +
    place(
      circle(0, 0, 100, `url(#${id})`) +
        clipped(
          "M-100 0A100 100 0 1 1 100 0A100 100 0 1 1 -100 0Z",
          stroke(seam, tint(felt, -0.16), 15) + stroke(seam, INK.white, 9),
        ) +
        (mark ? circle(46, -46, 16, mark) : ""),
      { turn },
    )
  );
}

export interface CanLook {
  readonly body: string;
  readonly label: string;
  readonly word: string;
  readonly felt?: string;
}

/** A can of balls, 260 wide and 720 high, standing on 0,0. */
export function can({ body, label, word, felt }: CanLook): string {
  const glass = "M-130 -690H130V-20Q0 34 -130 -20Z";
  const balls = [-110, -300, -490, -612].map((y, index) =>
    place(ball({ ...(felt && { felt }), turn: index * 70 }), { y, scale: 1.2 }),
  );
  return [
    shape(glass, tint(INK.skyPale, -0.06)),
    clipped(glass, balls.join("")),
    clipped(
      glass,
      rect(-130, -470, 260, 330, body) +
        rect(-130, -470, 260, 26, label) +
        rect(-130, -166, 260, 26, label),
    ),
    lettering(word, { x: 0, y: -335, size: 40, colour: INK.white }),
    circle(0, -240, 34, label),
    stroke("M-26 -258Q0 -240 -8 -208M28 -224Q2 -240 10 -272", INK.white, 6),
    clipped(
      glass,
      rect(-108, -700, 26, 720, INK.white, { opacity: 0.5 }) +
        rect(92, -700, 40, 720, INK.black, { opacity: 0.1 }),
    ),
    ellipse(0, -690, 130, 30, INK.steelPale),
    rect(-136, -722, 272, 34, body, { rx: 12 }),
    ellipse(0, -722, 136, 30, tint(body, 0.12)),
    ellipse(0, -722, 96, 19, tint(body, -0.15)),
  ].join("");
}

/** A bucket of practice balls around 0,0, 760 wide. */
export function bucket(colour: string, felt: string, word: string): string {
  const rows = [
    [-250, -150, -30, 90, 210, 270].map((x, index) => [x, -210 - (index % 2) * 24] as const),
    [-180, -60, 60, 170].map((x, index) => [x, -320 - (index % 2) * 20] as const),
    [-70, 60].map((x) => [x, -420] as const),
  ].flat();
  const balls = rows
    .reverse()
    .map(([x, y], index) => place(ball({ felt, turn: index * 53 }), { x, y, scale: 0.95 }));
  return [
    stroke("M-330 -200C-300 -640 300 -640 330 -200", INK.steel, 16),
    ellipse(0, -190, 350, 62, tint(colour, -0.5)),
    balls.join(""),
    shape("M-352 -190Q0 -70 352 -190L290 350Q0 420 -290 350Z", colour),
    shape("M170 -120Q280 -150 352 -190L290 350Q230 380 170 388Z", INK.black, { opacity: 0.14 }),
    stroke("M-352 -190Q0 -70 352 -190", tint(colour, 0.22), 22),
    lettering(word, { x: -20, y: 140, size: 74, colour: INK.white }),
  ].join("");
}

/** A carton of cans, seen from a corner. */
export function carton(): string {
  return [
    shape("M-380 -120L0 -240L380 -120L0 20Z", tint(INK.wood, 0.42)),
    shape("M-380 -120L0 20V400L-380 230Z", tint(INK.wood, 0.2)),
    shape("M380 -120L0 20V400L380 230Z", INK.wood),
    shape("M-226 -172L-160 -192L220 -56L150 -34Z", INK.green, { opacity: 0.9 }),
    shape("M150 -34L220 -56V60L150 88Z", INK.greenDeep, { opacity: 0.9 }),
    place(ball(), { x: -190, y: 150, scale: 0.95 }),
    lettering("18 X 4", { x: 190, y: 220, size: 58, colour: INK.white }),
  ].join("");
}
