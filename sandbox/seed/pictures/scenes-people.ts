import { ball, bucket } from "./ball.ts";
import { court, net, viewOf } from "./camera.ts";
import { cloud, clubhouse, cypress, hedge, hills, parasol, sky, sun, tree } from "./landscape.ts";
import { flying, setAt, stand } from "./scenes.ts";
import { circle, dice, INK, place, rect, shape, stroke } from "./svg.ts";

const CLAY = { inside: INK.clay, outside: "#b34a26" } as const;

function backdrop(foot: number, seed: number): string {
  return [
    sky(1600, 1000, "#a9d2dc", "#d9ebe4", "#f7eed6"),
    cloud(300 + seed * 40, 130, 1.1),
    cloud(1180, 100, 0.9),
    hills(foot - 40, 130, "#a9c3ae", seed),
    hills(foot - 28, 80, "#7fa58d", seed + 3),
    rect(0, foot - 46, 1600, 1000, "#5f8a66"),
    ...[70, 260, 1150, 1340, 1520].map((x, index) =>
      place(tree(index % 2 ? "#2f6b50" : "#3f7d5c", index + seed), { x, y: foot - 10, scale: 0.8 }),
    ),
    hedge(-20, 1640, foot, 34, "#26604a", seed),
  ].join("");
}

export function lessonScene(): string {
  const view = viewOf({
    eye: [3.4, -17.5, 2.9],
    look: [0, 0, 1.9],
    zoom: 1500,
    width: 1600,
    height: 1000,
  });
  const foot = view.project([0, 22, 0])[1];
  return [
    backdrop(foot, 4),
    court(view, CLAY),
    net(view),
    setAt(
      view,
      [3.4, -7.6, 0],
      place(bucket(INK.green, INK.yellow, "60"), { y: -350, scale: 1 }),
      950,
    ),
    flying(view, [1.4, -8.4, 1.3], 0.14),
    stand(view, [2.3, -8.6, 0], {
      pose: "coach",
      shirt: INK.green,
      shorts: INK.navy,
      hairstyle: "cap",
    }),
    stand(view, [-0.9, -9.6, 0], {
      pose: "forehand",
      shirt: INK.white,
      shorts: INK.navy,
      hairstyle: "tail",
      hair: "#7a4a28",
      frame: INK.yellow,
      size: 0.86,
    }),
  ].join("");
}

export function campScene(): string {
  const view = viewOf({
    eye: [-2.4, -16.5, 2.6],
    look: [0, 0, 1.7],
    zoom: 1500,
    width: 1600,
    height: 1000,
  });
  const foot = view.project([0, 22, 0])[1];
  const shirts = [INK.yellow, INK.sky, INK.rose, INK.white, INK.clay];
  return [
    backdrop(foot, 7),
    sun(1330, 140, 56, "#f8d271"),
    court(view, { inside: "#3f8dac", outside: "#2f7a63" }),
    net(view),
    ...[
      [-3.2, -5],
      [1.7, -5.4],
    ].map(([x = 0, y = 0], index) =>
      stand(view, [x, y, 0], {
        pose: index ? "ready" : "cheer",
        shirt: shirts[index + 3] ?? INK.white,
        shorts: INK.navy,
        size: 0.64,
      }),
    ),
    ...[
      [-3.4, -8.6],
      [-1.5, -9],
      [0.3, -8.8],
    ].map(([x = 0, y = 0], index) =>
      stand(view, [x, y, 0], {
        pose: index === 1 ? "forehand" : "cheer",
        shirt: shirts[index] ?? INK.white,
        shorts: index ? INK.navy : INK.green,
        hairstyle: index === 2 ? "tail" : "cap",
        hair: index ? "#7a4a28" : INK.hair,
        frame: INK.clay,
        size: 0.66,
      }),
    ),
    stand(view, [2.2, -8.7, 0], {
      pose: "coach",
      shirt: INK.green,
      shorts: INK.white,
      hairstyle: "cap",
      flip: true,
    }),
    ...[
      [-2.6, -10.2],
      [-0.6, -10.6],
      [1.2, -10],
      [0.2, -7],
    ].map(([x = 0, y = 0]) => flying(view, [x, y, 0.1], 0.16)),
  ].join("");
}

export function tournamentScene(): string {
  const view = viewOf({
    eye: [0, -25, 6.4],
    look: [0, 1, 1.6],
    zoom: 1650,
    width: 1600,
    height: 1000,
  });
  const random = dice(11);
  const crowd: string[] = [];
  const shirts = [INK.white, INK.sky, INK.rose, INK.yellow, INK.claySoft, INK.greenSoft];
  const [, foot] = view.project([0, 19.5, 0]);
  for (let row = 0; row < 6; row += 1) {
    const y = foot - 34 - row * 34;
    crowd.push(rect(0, y + 10, 1600, 26, row % 2 ? "#1c5a4b" : "#23685a"));
    for (let x = 18 + (row % 2) * 15; x < 1600; x += 31) {
      if (random() < 0.14) continue;
      crowd.push(
        rect(x - 10, y - 2, 20, 18, shirts[Math.floor(random() * 6)] ?? INK.white, { rx: 7 }) +
          circle(x, y - 9, 8.5, random() < 0.3 ? INK.skinDeep : INK.skin) +
          (random() < 0.5
            ? shape(
                `M${x - 9} ${y - 9}A9 9 0 0 1 ${x + 9} ${y - 9}Z`,
                random() < 0.4 ? INK.white : INK.hair,
              )
            : ""),
      );
    }
  }
  return [
    sky(1600, 1000, "#9ccbd8", "#e3eee4"),
    cloud(360, 80, 1),
    cloud(1240, 70, 1.1),
    ...[120, 330, 560, 1040, 1270, 1480].map((x, index) =>
      place(tree(index % 2 ? "#2f6b50" : "#3f7d5c", index + 1), { x, y: foot - 205, scale: 0.7 }),
    ),
    rect(0, foot - 220, 1600, 900, "#1c5a4b"),
    ...crowd,
    rect(0, foot - 4, 1600, 40, INK.greenNight),
    rect(0, foot + 24, 1600, 700, "#b34a26"),
    court(view, CLAY),
    setAt(
      view,
      [-8.2, 0, 0],
      stroke("M-30 0L-12 -190M30 0L12 -190M-26 -50H26M-20 -110H20", INK.white, 8) +
        rect(-24, -214, 48, 30, INK.green, { rx: 5 }) +
        circle(0, -262, 13, INK.skin) +
        rect(-15, -250, 30, 44, INK.navy, { rx: 9 }),
      100,
    ),
    stand(view, [2.6, 11.2, 0], {
      pose: "backhand",
      shirt: INK.navy,
      shorts: INK.white,
      flip: true,
    }),
    net(view),
    flying(view, [0.8, 1.6, 1.8]),
    stand(view, [-2.2, -11, 0], {
      pose: "serve",
      shirt: INK.white,
      shorts: INK.white,
      hairstyle: "tail",
      frame: INK.yellow,
    }),
    flying(view, [-1.5, -10.9, 3], 0.16),
  ].join("");
}

export function doublesScene(): string {
  const view = viewOf({
    eye: [5.4, -20, 4.4],
    look: [0, 0, 1.6],
    zoom: 1500,
    width: 1600,
    height: 1000,
  });
  const foot = view.project([0, 23, 0])[1];
  return [
    backdrop(foot, 9),
    court(view, CLAY),
    stand(view, [-2.6, 8.6, 0], { pose: "ready", shirt: INK.clay, shorts: INK.white, flip: true }),
    stand(view, [2, 3.2, 0], {
      pose: "ready",
      shirt: INK.clay,
      shorts: INK.white,
      hairstyle: "tail",
      flip: true,
    }),
    net(view),
    flying(view, [0.4, 0.8, 1.9]),
    stand(view, [-1.4, -3.4, 0], {
      pose: "backhand",
      shirt: INK.yellow,
      shorts: INK.green,
      hairstyle: "cap",
    }),
    stand(view, [2.6, -9.6, 0], {
      pose: "ready",
      shirt: INK.yellow,
      shorts: INK.green,
      hairstyle: "tail",
      hair: "#7a4a28",
    }),
  ].join("");
}

export function clubhouseScene(): string {
  const view = viewOf({
    eye: [0, -22, 3.2],
    look: [0, 0, 2.6],
    zoom: 1400,
    width: 1600,
    height: 1000,
  });
  return [
    sky(1600, 1000, "#8fc3d3", "#cbe4e0", "#f8eed4"),
    sun(250, 170, 66, "#f8d271"),
    cloud(620, 130, 1.2),
    cloud(1320, 170, 1),
    hills(560, 160, "#a9c3ae", 3),
    hills(580, 100, "#7fa58d", 8),
    rect(0, 574, 1600, 430, "#5f8a66"),
    ...[80, 230, 1380, 1530].map((x, index) =>
      place(tree(index % 2 ? "#2f6b50" : "#3f7d5c", index + 2), { x, y: 630, scale: 1.2 }),
    ),
    ...[330, 1270].map((x) => place(cypress("#245a45"), { x, y: 626, scale: 1.1 })),
    place(clubhouse(), { x: 800, y: 640, scale: 1.18 }),
    rect(300, 640, 1000, 44, INK.sand) + rect(300, 678, 1000, 10, INK.wood),
    ...[400, 560, 1060, 1220].map((x, index) =>
      place(parasol(index % 2 ? INK.clay : INK.yellow), { x, y: 682, scale: 1.05 }),
    ),
    hedge(-20, 300, 716, 50, "#26604a", 2),
    hedge(1300, 1640, 716, 50, "#26604a", 5),
    shape("M0 720H1600V1000H0Z", "#b34a26"),
    shape("M-40 1000L220 760H1380L1640 1000Z", INK.clay),
    stroke("M-30 1000L226 766H1374L1630 1000M420 766L300 1000M1180 766L1300 1000", INK.white, 9),
    stand(view, [-3, -9, 0], {
      pose: "coach",
      shirt: INK.white,
      shorts: INK.green,
      hairstyle: "cap",
    }),
    stand(view, [-1.6, -9.2, 0], {
      pose: "ready",
      shirt: INK.yellow,
      shorts: INK.navy,
      hairstyle: "tail",
      flip: true,
    }),
  ].join("");
}

export function footerScene(): string {
  const view = viewOf({
    eye: [0, -26, 15],
    look: [0, 0, 0],
    zoom: 1750,
    width: 1600,
    height: 1000,
  });
  return [
    rect(0, 0, 1600, 1000, INK.greenDeep),
    court(view, { inside: "#17594a", outside: "#124f41", line: "#d7e3db" }),
    net(view),
    flying(view, [2.2, -6.4, 0.1], 0.6),
  ].join("");
}

export const looseBalls = (points: readonly (readonly [number, number, number])[]) =>
  points.map(([x, y, scale], index) => place(ball({ turn: index * 47 }), { x, y, scale })).join("");
