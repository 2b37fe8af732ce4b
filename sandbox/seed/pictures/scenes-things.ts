import { ball, can } from "./ball.ts";
import { cap } from "./clothing.ts";
import { backpack, bottle, racketBag, reel, stringSet, towel } from "./gear.ts";
import { cloud, hedge, hills, sky, tree } from "./landscape.ts";
import { racket } from "./racket.ts";
import { looseBalls } from "./scenes-people.ts";
import { shoe } from "./shoe.ts";
import { circle, dice, ellipse, INK, lifted, place, rect, shape, stroke, tint } from "./svg.ts";

const GREEN = { frame: INK.green, accent: INK.yellow, grip: INK.black } as const;
const RED = { frame: INK.clay, accent: INK.white, grip: INK.black } as const;

const boards = (y: number, colour: string) =>
  rect(0, y, 1600, 1000 - y, colour) +
  stroke(
    Array.from({ length: 5 }, (_, index) => `M0 ${y + 8 + index * index * 18}H1600`).join(""),
    tint(colour, -0.16),
    5,
  );

export function benchScene(): string {
  return [
    sky(1600, 1000, "#b5d8df", "#eef0df"),
    cloud(300, 130, 1),
    cloud(1210, 170, 1.2),
    hills(470, 120, "#9dbca5", 3),
    ...[120, 1440, 1290].map((x, index) =>
      place(tree(index ? "#2f6b50" : "#3f7d5c", index + 4), { x, y: 560, scale: 1.15 }),
    ),
    hedge(-20, 1640, 580, 60, "#26604a", 6),
    rect(0, 560, 1600, 440, INK.clay) + shape("M0 870L1600 820V850L0 902Z", INK.white),
    lifted(
      rect(330, 600, 940, 42, INK.wood, { rx: 8 }) +
        rect(330, 656, 940, 30, tint(INK.wood, -0.15), { rx: 8 }) +
        rect(400, 680, 34, 130, INK.greenDeep) +
        rect(1166, 680, 34, 130, INK.greenDeep) +
        rect(330, 470, 940, 34, INK.wood, { rx: 8 }) +
        rect(330, 520, 940, 34, INK.wood, { rx: 8 }) +
        rect(404, 450, 24, 200, INK.greenDeep) +
        rect(1172, 450, 24, 200, INK.greenDeep),
    ),
    lifted(place(racketBag(INK.green, INK.yellow, 2), { x: 880, y: 508, scale: 0.55 })),
    lifted(place(towel(INK.white, INK.clay), { x: 520, y: 558, scale: 0.34 })),
    lifted(place(bottle(INK.navy, INK.yellow, "BASELINE"), { x: 1190, y: 462, scale: 0.34 })),
    lifted(place(racket(RED), { x: 600, y: 760, turn: 104, scale: 0.46 })),
    looseBalls([
      [420, 880, 0.34],
      [1010, 870, 0.38],
      [1120, 910, 0.38],
    ]),
  ].join("");
}

export function parcelScene(): string {
  return [
    rect(0, 0, 1600, 1000, "#dfe6d8"),
    circle(1240, 330, 420, "#cfdcc9"),
    boards(760, "#caa878"),
    lifted(
      shape("M420 420L800 330L1180 420L800 520Z", tint(INK.wood, 0.42)) +
        shape("M420 420L800 520V900L420 790Z", tint(INK.wood, 0.2)) +
        shape("M1180 420L800 520V900L1180 790Z", INK.wood) +
        shape("M580 382L640 368L1020 460L962 478Z", INK.green) +
        shape("M962 478L1020 460V570L962 588Z", INK.greenDeep),
    ),
    lifted(place(racket(GREEN), { x: 1290, y: 640, turn: 16, scale: 0.6 })),
    lifted(
      place(can({ body: INK.clay, label: INK.white, word: "CLAY" }), {
        x: 300,
        y: 880,
        scale: 0.56,
      }),
    ),
    place(ball({ turn: 20 }), { x: 610, y: 660, scale: 0.7 }),
    place(ball({ turn: 60 }), { x: 1120, y: 890, scale: 0.5 }),
  ].join("");
}

export function netScene(): string {
  const mesh: string[] = [];
  for (let x = -60; x <= 1700; x += 62) mesh.push(`M${x} 330V1010`);
  for (let y = 390; y <= 1010; y += 62) mesh.push(`M-20 ${y}Q800 ${y + 30} 1620 ${y}`);
  return [
    sky(1600, 1000, "#b7d9dd", "#eaf0dd"),
    hills(420, 130, "#a3c0aa", 5),
    rect(0, 420, 1600, 600, INK.clay) +
      shape("M0 560L1600 500V530L0 594Z", INK.white, { opacity: 0.9 }),
    stroke(mesh.join(""), INK.greenNight, 5, { opacity: 0.6 }),
    stroke("M-20 330Q800 372 1620 330", INK.white, 82),
    stroke("M-20 368Q800 410 1620 368", INK.line, 5),
    lifted(place(ball({ turn: 34 }), { x: 1040, y: 214, scale: 1.15 })),
    stroke("M640 110Q820 60 920 150", INK.white, 10, { "stroke-dasharray": "4 26", opacity: 0.9 }),
  ].join("");
}

export function workshopScene(): string {
  return [
    rect(0, 0, 1600, 1000, "#e9ddc4"),
    rect(0, 0, 1600, 300, "#e0d1b2"),
    rect(120, 230, 1360, 22, INK.wood),
    ...[260, 450, 640].map((x, index) =>
      lifted(
        place(
          reel(
            [INK.green, INK.navy, INK.clay][index] ?? INK.green,
            [INK.yellow, INK.sky, INK.white][index] ?? INK.white,
            "SPIN",
          ),
          { x, y: 148, scale: 0.19 },
        ),
      ),
    ),
    ...[850, 980, 1110, 1240].map((x, index) =>
      lifted(
        place(
          stringSet(
            [INK.clay, INK.sky, INK.black, INK.green][index] ?? INK.clay,
            INK.yellow,
            "SET",
          ),
          { x, y: 156, scale: 0.19 },
        ),
      ),
    ),
    boards(770, "#b98a5a"),
    lifted(
      rect(640, 760, 320, 34, INK.black, { rx: 14 }) +
        rect(756, 560, 90, 210, INK.steel) +
        rect(420, 530, 760, 52, INK.steel, { rx: 20 }) +
        rect(430, 470, 60, 70, INK.clay, { rx: 10 }) +
        rect(1110, 470, 60, 70, INK.clay, { rx: 10 }),
    ),
    lifted(
      place(racket({ ...GREEN, strings: INK.clay }), { x: 1010, y: 500, turn: -90, scale: 0.94 }),
    ),
    stroke("M610 430Q520 380 470 470", INK.clay, 8),
    lifted(place(racket(RED), { x: 1440, y: 690, turn: 4, scale: 0.54 })),
    lifted(
      place(racket({ frame: INK.navy, accent: INK.sky, grip: INK.white }), {
        x: 200,
        y: 700,
        turn: -6,
        scale: 0.54,
      }),
    ),
  ].join("");
}

export function rainScene(): string {
  const random = dice(21);
  const drops = Array.from({ length: 150 }, () => {
    const x = random() * 1600;
    const y = random() * 1000;
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-9 34`;
  }).join("");
  return [
    sky(1600, 1000, "#8fa7ad", "#bccac6"),
    cloud(300, 150, 2, "#dfe5e2", 0.9),
    cloud(900, 110, 2.4, "#d3dcd9", 0.9),
    cloud(1400, 190, 1.8, "#dfe5e2", 0.9),
    hills(500, 110, "#7d978c", 4),
    hedge(-20, 1640, 540, 50, "#2a5a49", 4),
    rect(0, 540, 1600, 460, "#93442a"),
    stroke("M-20 900L300 580H1300L1620 900", INK.white, 12, { opacity: 0.85 }),
    ellipse(520, 800, 250, 34, "#a9c0c2", { opacity: 0.75 }) +
      ellipse(1180, 700, 170, 22, "#a9c0c2", { opacity: 0.7 }) +
      ellipse(1000, 910, 210, 28, "#a9c0c2", { opacity: 0.7 }),
    lifted(
      place(
        shape(
          "M-300 0C-300 -190 -140 -290 0 -290C140 -290 300 -190 300 0Q250 -50 200 0Q150 -50 100 0Q50 -50 0 0Q-50 -50 -100 0Q-150 -50 -200 0Q-250 -50 -300 0Z",
          INK.yellow,
        ) +
          shape(
            "M-100 0C-90 -190 -30 -280 0 -290C30 -280 90 -190 100 0Q50 -50 0 0Q-50 -50 -100 0Z",
            tint(INK.yellow, -0.1),
          ) +
          stroke("M0 0V300Q0 350 50 350Q90 350 90 306", INK.wood, 14),
        { x: 800, y: 520, turn: -6 },
      ),
    ),
    lifted(place(racketBag(INK.navy, INK.clay, 2), { x: 640, y: 800, scale: 0.5 })),
    place(ball({ turn: 30 }), { x: 1000, y: 850, scale: 0.4 }),
    stroke(drops, INK.white, 4, { opacity: 0.5 }),
  ].join("");
}

export function flatLayScene(): string {
  return [
    rect(0, 0, 1600, 1000, INK.clay),
    stroke("M-20 760L1620 660M1180 -20L1260 1020", INK.white, 34),
    lifted(place(racket(GREEN), { x: 560, y: 560, turn: -58, scale: 0.94 })),
    lifted(
      place(backpack(INK.navy, INK.yellow, "TEAM"), { x: 1180, y: 380, turn: 10, scale: 0.74 }),
    ),
    lifted(place(cap(INK.white, INK.green), { x: 1260, y: 800, turn: -10, scale: 0.5 })),
    lifted(
      place(bottle(INK.green, INK.yellow, "BASELINE"), { x: 840, y: 700, turn: 74, scale: 0.5 }),
    ),
    lifted(
      place(
        place(shoe({ upper: INK.white, panel: INK.green, accent: INK.clay, outsole: INK.black }), {
          x: -530,
          y: -540,
        }),
        { x: 330, y: 820, turn: 8, scale: 0.56 },
      ),
    ),
    lifted(
      looseBalls([
        [760, 240, 0.56],
        [900, 160, 0.56],
        [700, 860, 0.5],
      ]),
    ),
  ].join("");
}
