import { ball } from "./ball.ts";
import { type CourtLook, court, net, type Place, type View, viewOf } from "./camera.ts";
import { type FigureLook, figure, figureShadow } from "./figure.ts";
import {
  cloud,
  clubhouse,
  cypress,
  hedge,
  hills,
  mast,
  parasol,
  sky,
  sun,
  tree,
} from "./landscape.ts";
import { circle, ellipse, INK, place, rect } from "./svg.ts";

/** Puts a player of real size on the court. */
export function stand(view: View, at: Place, look: FigureLook): string {
  const [x, y] = view.project(at);
  const scale = view.sizeAt(at) / 100;
  return place(figureShadow() + figure(look), { x, y, scale });
}

function set(view: View, at: Place, drawing: string, metre: number): string {
  const [x, y] = view.project(at);
  return place(drawing, { x, y, scale: view.sizeAt(at) / metre });
}

/** Anything whose drawing has `metre` units a metre. */
export const setAt = set;

/** A ball in the air and its shadow. */
export function flying(view: View, at: Place, size = 0.22): string {
  const [sx, sy] = view.project([at[0], at[1], 0]);
  const [x, y] = view.project(at);
  const scale = (view.sizeAt(at) * size) / 200;
  return (
    ellipse(sx, sy, 90 * scale, 26 * scale, INK.black, { opacity: 0.28 }) +
    place(ball({ turn: 30 }), { x, y, scale })
  );
}

const CLAY: CourtLook = { inside: INK.clay, outside: "#b34a26" };
/** Where the hedge behind the courts meets the ground, less its own foot. */
const horizonOf = (view: View) => view.project([0, 24, 0])[1] - 52;

export function clayAtSunset(): string {
  const view = viewOf({
    eye: [-5, -22, 4],
    look: [0.6, 0, 2],
    zoom: 1600,
    width: 1600,
    height: 1000,
  });
  const horizon = horizonOf(view);
  return [
    sky(1600, 1000, "#f0916a", "#f7b878", "#fbe0a8", "#fbe7bd"),
    sun(1130, horizon - 90, 78),
    cloud(330, 150, 1.3, "#fbd6ad", 0.7),
    cloud(760, 90, 0.8, "#fbd6ad", 0.6),
    hills(horizon + 10, 150, "#c98768", 4),
    hills(horizon + 24, 90, "#8d7a5c", 9),
    rect(0, horizon + 8, 1600, 900, "#54704f"),
    ...[60, 210, 340, 1330, 1480].map((x, index) =>
      place(tree("#3c6248", index + 2), { x, y: horizon + 42, scale: 0.72 }),
    ),
    ...[460, 520, 1240].map((x) => place(cypress("#2f5540"), { x, y: horizon + 40, scale: 0.68 })),
    place(clubhouse(true), { x: 850, y: horizon + 40, scale: 0.46 }),
    hedge(-20, 1640, horizon + 62, 34, "#2f5a44"),
    court(view, CLAY),
    stand(view, [2.4, 10.6, 0], {
      pose: "ready",
      shirt: INK.white,
      shorts: INK.white,
      hairstyle: "tail",
      flip: true,
    }),
    net(view),
    flying(view, [1.1, 3.2, 1.9]),
    stand(view, [-1.6, -10.9, 0], {
      pose: "forehand",
      shirt: INK.green,
      shorts: INK.white,
      hairstyle: "cap",
      frame: INK.yellow,
    }),
  ].join("");
}

export function heroScene(): string {
  const view = viewOf({
    eye: [-4.8, -18.2, 3.7],
    look: [-0.5, 0, 1.55],
    zoom: 1600,
    width: 1600,
    height: 1200,
  });
  const horizon = horizonOf(view);
  return [
    sky(1600, 1200, "#9cc9d6", "#cfe5e2", "#f6ecd2"),
    sun(330, 120, 62, "#f8d271"),
    cloud(760, 130, 1.2),
    cloud(1280, 84, 0.9),
    cloud(1490, 190, 0.7),
    hills(horizon + 6, 150, "#a9c3ae", 2),
    hills(horizon + 18, 96, "#7fa58d", 6),
    rect(0, horizon + 6, 1600, 900, "#5f8a66"),
    ...[90, 240, 1080, 1210, 1400, 1530].map((x, index) =>
      place(tree(index % 2 ? "#2f6b50" : "#3f7d5c", index + 5), {
        x,
        y: horizon + 38,
        scale: 0.74,
      }),
    ),
    ...[380, 430, 980].map((x) => place(cypress("#245a45"), { x, y: horizon + 36, scale: 0.7 })),
    place(clubhouse(), { x: 690, y: horizon + 38, scale: 0.52 }),
    ...[480, 560, 850].map((x, index) =>
      place(parasol(index === 1 ? INK.clay : INK.yellow), { x, y: horizon + 44, scale: 0.46 }),
    ),
    hedge(-20, 1640, horizon + 60, 32, "#26604a", 8),
    court(view, { ...CLAY, x: 19, y: 2 }),
    court(view, CLAY),
    stand(view, [19, 9, 0], { pose: "ready", shirt: INK.navy, shorts: INK.white, flip: true }),
    net(view, 19, 2),
    stand(view, [2.8, 11, 0], {
      pose: "backhand",
      shirt: INK.yellow,
      shorts: INK.navy,
      hairstyle: "tail",
      flip: true,
    }),
    net(view),
    flying(view, [1, 2.2, 2.1]),
    stand(view, [-0.2, -10.6, 0], {
      pose: "forehand",
      shirt: INK.white,
      shorts: INK.green,
      hairstyle: "cap",
      frame: INK.yellow,
    }),
  ].join("");
}

export function nightScene(): string {
  const view = viewOf({
    eye: [4.6, -23, 4.6],
    look: [-0.3, 0, 2.2],
    zoom: 1600,
    width: 1600,
    height: 1000,
  });
  const horizon = horizonOf(view);
  const stars = [
    [120, 90],
    [260, 190],
    [420, 60],
    [560, 150],
    [730, 80],
    [930, 140],
    [1100, 60],
    [1260, 180],
    [1420, 90],
    [1530, 210],
    [660, 230],
    [340, 280],
  ];
  return [
    sky(1600, 1000, "#0c2230", "#173a4a", "#2c5560"),
    ...stars.map(([x = 0, y = 0]) => circle(x, y, 2.6, INK.white, { opacity: 0.8 })),
    circle(930, 130, 46, "#f6efcf") + circle(910, 118, 42, "#11293a"),
    hills(horizon + 8, 120, "#123139", 5),
    rect(0, horizon + 6, 1600, 900, "#163f34"),
    ...[80, 230, 1180, 1330, 1500].map((x, index) =>
      place(tree("#14402f", index + 3), { x, y: horizon + 40, scale: 0.75 }),
    ),
    place(clubhouse(true), { x: 600, y: horizon + 40, scale: 0.44 }),
    hedge(-20, 1640, horizon + 58, 30, "#0f3528"),
    court(view, { inside: "#b9512c", outside: "#8d3b1f" }),
    setAt(view, [-9.5, 13, 0], mast(820, true), 100),
    setAt(view, [9.5, 13, 0], mast(820, true), 100),
    stand(view, [-2, 10.4, 0], { pose: "ready", shirt: INK.yellow, shorts: INK.white, flip: true }),
    net(view),
    stand(view, [1.6, -10.9, 0], {
      pose: "serve",
      shirt: INK.white,
      shorts: INK.navy,
      skin: INK.skinDeep,
    }),
    flying(view, [2.1, -10.8, 2.9], 0.16),
    setAt(view, [-9.5, -9, 0], mast(820, true), 100),
  ].join("");
}

export function indoorScene(): string {
  const view = viewOf({
    eye: [-3.6, -22, 4.4],
    look: [0.4, 0, 2],
    zoom: 1600,
    width: 1600,
    height: 1000,
  });
  const horizon = horizonOf(view);
  const beams = Array.from(
    { length: 9 },
    (_, index) => `M800 ${horizon - 20}L${-700 + index * 375} -40`,
  ).join("");
  return [
    sky(1600, 1000, "#dfe3d6", "#efece0"),
    `<path d="${beams}" stroke="#c9b48f" stroke-width="20" fill="none"/>`,
    ...[0.2, 0.42, 0.66].map((part) =>
      rect(
        800 - 1100 * (1 - part) - 40,
        (horizon - 40) * part * 0.9 - 6,
        2 * (1100 * (1 - part) + 40),
        16,
        "#b99f74",
        { opacity: 0.8 },
      ),
    ),
    ...[300, 620, 980, 1300].map(
      (x) =>
        ellipse(x, 130, 74, 16, "#fffbe0") + ellipse(x, 130, 110, 30, "#fffbe0", { opacity: 0.35 }),
    ),
    rect(0, horizon - 110, 1600, 130, "#20584a"),
    ...Array.from({ length: 9 }, (_, index) =>
      rect(index * 190 + 20, horizon - 96, 120, 46, "#cfe4e4"),
    ),
    rect(0, horizon + 8, 1600, 700, "#2f6f8a"),
    court(view, { inside: "#3b86a4", outside: "#2b6780", x: 18.6 }),
    court(view, { inside: "#3b86a4", outside: "#2b6780", x: -18.6 }),
    court(view, { inside: "#3f8dac", outside: "#2f6f8a" }),
    net(view, 18.6),
    net(view, -18.6),
    stand(view, [-2.4, 11, 0], { pose: "serve", shirt: INK.white, shorts: INK.navy, flip: true }),
    net(view),
    stand(view, [1.9, -9.8, 0], {
      pose: "ready",
      shirt: INK.clay,
      shorts: INK.white,
      hairstyle: "tail",
      frame: INK.yellow,
    }),
    flying(view, [-0.4, 2, 1.7]),
  ].join("");
}
