import { lettering } from "./lettering.ts";
import { clipped, ellipse, INK, place, polyline, rect, shape, stroke, tint } from "./svg.ts";

export interface TopLook {
  readonly body: string;
  readonly trim: string;
  readonly sleeves: "none" | "short" | "long";
  readonly collar: "crew" | "polo" | "zip" | "hood";
  readonly print?: string;
  readonly stripe?: boolean;
}

const TORSO = "M-150 -330C-100 -300 100 -300 150 -330L250 -290L262 330Q0 372 -262 330L-250 -290Z";
const TANK =
  "M-118 -350Q-110 -210 0 -204Q110 -210 118 -350L176 -338Q170 -200 250 -130L262 330Q0 372 -262 330L-250 -130Q-170 -200 -176 -338Z";

/** A top laid flat, around 0,0, about 900 × 760. */
export function top({ body, trim, sleeves, collar, print, stripe }: TopLook): string {
  const dark = tint(body, -0.14);
  const outline = sleeves === "none" ? TANK : TORSO;
  const sleeve = (side: 1 | -1): string => {
    if (sleeves === "none") return "";
    const arm =
      sleeves === "short"
        ? `M${side * 150} -330L${side * 262} -288L${side * 410} -70L${side * 286} 10L${side * 226} -110Z`
        : `M${side * 150} -330L${side * 262} -288Q${side * 360} -100 ${side * 424} 250L${side * 318} 282Q${side * 290} 60 ${side * 226} -110Z`;
    const cuff =
      sleeves === "short"
        ? `M${side * 410} -70L${side * 286} 10L${side * 274} -14L${side * 396} -94Z`
        : `M${side * 424} 250L${side * 318} 282L${side * 314} 244L${side * 416} 212Z`;
    return shape(arm, side > 0 ? dark : body) + shape(cuff, trim);
  };
  const necks = {
    crew:
      shape("M-150 -330Q0 -190 150 -330L118 -344Q0 -240 -118 -344Z", trim) +
      shape("M-118 -344Q0 -240 118 -344Q0 -366 -118 -344Z", tint(body, -0.4)),
    polo:
      shape("M-118 -346Q0 -280 118 -346Q0 -372 -118 -346Z", tint(body, -0.4)) +
      rect(-24, -300, 48, 180, tint(body, -0.1), { rx: 6 }) +
      [-262, -214, -166].map((y) => ellipse(0, y, 8, 8, INK.white)).join("") +
      shape("M-150 -336Q-60 -290 -4 -292L-70 -196L-176 -312Z", trim) +
      shape("M150 -336Q60 -290 4 -292L70 -196L176 -312Z", tint(trim, -0.1)),
    zip:
      shape("M-124 -330V-400Q0 -440 124 -400V-330Q0 -290 -124 -330Z", trim) +
      stroke("M0 -410V-120", INK.steelPale, 9) +
      rect(-9, -140, 18, 40, INK.yellow, { rx: 6 }),
    hood:
      shape(
        "M-170 -322C-210 -470 -90 -500 0 -500C90 -500 210 -470 170 -322Q0 -220 -170 -322Z",
        dark,
      ) +
      shape(
        "M-104 -336C-120 -430 -60 -452 0 -452C60 -452 120 -430 104 -336Q0 -262 -104 -336Z",
        tint(body, -0.42),
      ) +
      stroke("M-60 -290V-170M60 -290V-186", INK.white, 11) +
      shape("M-150 110H150L190 250H-190Z", dark),
  };
  return [
    sleeve(-1),
    sleeve(1),
    shape(outline, body),
    clipped(
      outline,
      [
        shape("M120 -360L300 -300V400H150Q210 0 120 -360Z", INK.black, { opacity: 0.07 }),
        stripe ? rect(-300, -76, 600, 58, trim) + rect(-300, 0, 600, 20, trim) : "",
        rect(-300, 306, 600, 14, tint(body, -0.18)),
        stroke("M-246 -90Q-200 60 -214 300M246 -90Q204 60 214 300", tint(body, -0.2), 6, {
          opacity: 0.5,
        }),
      ].join(""),
    ),
    sleeves === "none"
      ? stroke(
          "M-118 -350Q-110 -210 0 -204Q110 -210 118 -350M-176 -338Q-170 -200 -250 -130M176 -338Q170 -200 250 -130",
          trim,
          16,
        )
      : necks[collar],
    print
      ? lettering(print, { x: 0, y: 70, size: 62, colour: trim, weight: 0.17 })
      : lettering("B", {
          x: 118,
          y: -130,
          size: 44,
          colour: stripe ? INK.white : trim,
          weight: 0.2,
        }),
  ].join("");
}

/** A pleated skirt around 0,0. */
export function skirt(body: string, trim: string): string {
  const outline = "M-250 -250H250L430 250Q0 350 -430 250Z";
  const pleats = [-300, -180, -60, 60, 180, 300]
    .map((x) => shape(`M${x * 0.62} -230L${x} 330L${x + 62} 330Z`, tint(body, -0.16)))
    .join("");
  return [
    shape(outline, body),
    clipped(outline, pleats + stroke("M-430 226Q0 326 430 226", trim, 26)),
    rect(-262, -318, 524, 84, trim, { rx: 16 }),
    stroke("M-262 -262H262", tint(trim, -0.2), 5),
    lettering("B", { x: 200, y: -278, size: 38, colour: body, weight: 0.2 }),
  ].join("");
}

/** A tennis dress around 0,0. */
export function dress(body: string, trim: string): string {
  const outline =
    "M-104 -440Q-96 -300 0 -294Q96 -300 104 -440L156 -430Q150 -310 214 -250L186 -40L330 380Q0 460 -330 380L-186 -40L-214 -250Q-150 -310 -156 -430Z";
  const pleats = [-200, -110, -20, 70, 160]
    .map((x) => shape(`M${x * 0.6} 0L${x * 1.3} 460L${x * 1.3 + 52} 460Z`, tint(body, -0.14)))
    .join("");
  return [
    shape(outline, body),
    clipped(
      outline,
      pleats + rect(-300, -56, 600, 40, trim) + stroke("M-330 360Q0 440 330 360", trim, 18),
    ),
    stroke("M-104 -440Q-96 -300 0 -294Q96 -300 104 -440", trim, 14),
    lettering("B", { x: 104, y: -180, size: 36, colour: trim, weight: 0.2 }),
  ].join("");
}

/** Shorts around 0,0. */
export function shorts(body: string, trim: string): string {
  const outline = "M-290 -280H290L392 262L66 318L0 -20L-66 318L-392 262Z";
  return [
    shape(outline, body),
    clipped(
      outline,
      shape("M300 -280L400 280L330 300L230 -280Z", trim) +
        shape("M-300 -280L-400 280L-330 300L-230 -280Z", trim) +
        shape("M0 -20L66 318L160 300L30 -120Z", INK.black, { opacity: 0.08 }),
    ),
    rect(-300, -330, 600, 80, tint(body, -0.16), { rx: 18 }),
    stroke("M-30 -290Q-60 -180 -40 -130M30 -290Q66 -190 44 -120", INK.white, 12),
    stroke(
      polyline([
        [0, -250],
        [0, -24],
      ]),
      tint(body, -0.3),
      6,
    ),
    lettering("B", { x: -250, y: 190, size: 44, colour: INK.white, weight: 0.2, turn: 8 }),
  ].join("");
}

/** A cap seen from the front side; without a crown it is a visor. */
export function cap(body: string, trim: string, visor = false): string {
  return [
    visor
      ? shape(
          "M-330 60C-330 -60 -200 -110 0 -110C220 -110 350 -50 350 70Q350 100 320 104L-300 110Q-330 100 -330 60Z",
          body,
        ) + stroke("M-326 40C-300 -60 -180 -96 0 -96C200 -96 320 -50 346 60", tint(body, 0.25), 8)
      : shape("M-330 90C-340 -190 -180 -310 10 -310C220 -310 360 -170 350 90Z", body) +
        stroke(
          "M10 -310C-60 -220 -80 -60 -70 90M10 -310C150 -240 200 -80 200 90",
          tint(body, -0.2),
          6,
        ) +
        ellipse(10, -312, 26, 14, trim),
    visor ? "" : lettering("B", { x: 64, y: -80, size: 96, colour: trim, weight: 0.18 }),
    shape(
      "M-336 66C-200 20 200 20 352 70L470 150C520 196 470 232 380 214C160 160 -60 140 -300 146C-350 140 -350 90 -336 66Z",
      trim,
    ),
    shape("M-336 66C-200 20 200 20 352 70L470 150C300 90 -60 70 -336 100Z", tint(trim, 0.2)),
  ].join("");
}

/** A pair of socks. */
export function socks(body: string, trim: string): string {
  const sock =
    shape(
      "M-90 -330H90V60Q96 120 150 170L250 250Q300 310 230 350Q170 372 110 330L-60 220Q-100 180 -96 100Z",
      body,
    ) +
    rect(-90, -280, 180, 26, trim) +
    rect(-90, -230, 180, 26, trim) +
    rect(-96, -350, 192, 50, tint(body, -0.08), { rx: 12 }) +
    shape("M-94 110Q-90 190 -30 240L30 170Q-10 130 -10 70Z", trim, { opacity: 0.85 }) +
    shape("M190 204L250 250Q300 310 230 350Q190 366 150 350Q200 300 190 204Z", trim);
  return place(sock, { x: -160, y: 30, turn: 6 }) + place(sock, { x: 150, y: -20, turn: 6 });
}
