import { blend, circle, dice, ellipse, INK, place, rect, shape, stroke, tint } from "./svg.ts";

/** A sky over the whole picture. */
export function sky(width: number, height: number, ...stops: readonly string[]): string {
  const { def, fill } = blend(stops);
  return def + rect(0, 0, width, height, fill);
}

export function sun(x: number, y: number, r: number, colour: string = INK.sun): string {
  return (
    circle(x, y, r * 2.1, colour, { opacity: 0.16 }) +
    circle(x, y, r * 1.5, colour, { opacity: 0.25 }) +
    circle(x, y, r, tint(colour, 0.35))
  );
}

/** Rolling hills; `y` is their middle line. */
export function hills(
  y: number,
  height: number,
  colour: string,
  seed: number,
  width = 1600,
): string {
  const random = dice(seed);
  const points: string[] = [];
  const step = width / 5;
  for (let x = -step; x <= width + step; x += step) {
    const up = y - height * (0.3 + random() * 0.7);
    points.push(`Q${x + step / 2} ${up} ${x + step} ${y - height * 0.25 * random()}`);
  }
  return shape(`M${-step} ${y}${points.join("")}V${y + 400}H${-step}Z`, colour);
}

export function cloud(
  x: number,
  y: number,
  scale = 1,
  colour: string = INK.white,
  opacity = 0.85,
): string {
  return place(
    `<g opacity="${opacity}">${ellipse(0, 0, 110, 30, colour)}${circle(-42, -18, 36, colour)}${circle(14, -34, 48, colour)}${circle(62, -12, 30, colour)}</g>`,
    { x, y, scale },
  );
}

/** A round tree, about 300 high, standing on 0,0. */
export function tree(colour: string, seed = 1): string {
  const random = dice(seed);
  const crowns = Array.from({ length: 6 }, () =>
    circle(-70 + random() * 140, -180 - random() * 110, 56 + random() * 34, colour),
  );
  const light = Array.from({ length: 3 }, () =>
    circle(-50 + random() * 60, -230 - random() * 60, 34 + random() * 14, tint(colour, 0.14)),
  );
  return (
    stroke("M0 0V-170M0 -90L-34 -140M0 -110L34 -160", "#5d4630", 18) +
    crowns.join("") +
    light.join("")
  );
}

/** A tall narrow tree. */
export function cypress(colour: string): string {
  return (
    rect(-6, -30, 12, 30, "#5d4630") +
    shape("M0 -330C60 -220 58 -70 34 -22Q0 -6 -34 -22C-58 -70 -60 -220 0 -330Z", colour) +
    shape("M0 -330C-60 -220 -58 -70 -34 -22C-20 -120 -20 -220 0 -330Z", tint(colour, 0.14))
  );
}

/** A hedge or row of shrubs from x1 to x2 with its foot at y. */
export function hedge(
  x1: number,
  x2: number,
  y: number,
  height: number,
  colour: string,
  seed = 3,
): string {
  const random = dice(seed);
  const tops: string[] = [];
  for (let x = x1; x < x2; x += height * 0.9)
    tops.push(
      circle(
        x + height * 0.4,
        y - height * (0.7 + random() * 0.35),
        height * (0.5 + random() * 0.2),
        colour,
      ),
    );
  return tops.join("") + rect(x1, y - height * 0.8, x2 - x1, height * 0.8, colour);
}

/** Floodlight mast, foot at 0,0, `height` units. */
export function mast(height: number, lit: boolean, colour: string = INK.greenNight): string {
  const lamps = [-48, -16, 16, 48].map((x) =>
    rect(x - 13, -height - 16, 26, 30, lit ? "#fff7cf" : INK.steelPale, { rx: 4 }),
  );
  const glow = lit
    ? circle(0, -height, 150, "#fff3b0", { opacity: 0.16 }) +
      circle(0, -height, 80, "#fff3b0", { opacity: 0.22 })
    : "";
  return (
    glow +
    rect(-6, -height, 12, height, colour) +
    rect(-66, -height - 4, 132, 8, colour) +
    lamps.join("")
  );
}

/** The clubhouse: terrace, gables, flag. About 760 × 330, standing on 0,0. */
export function clubhouse(evening = false): string {
  const glass = evening ? "#ffd98a" : "#bcd9de";
  const windows = [-300, -210, -120, 40, 130, 220].map(
    (x) =>
      rect(x, -128, 62, 84, glass, { rx: 4 }) +
      stroke(`M${x + 31} -128V-44M${x} -88H${x + 62}`, INK.white, 5),
  );
  return [
    rect(-360, -170, 720, 170, "#f4e8d2"),
    rect(-360, -30, 720, 30, "#e1cfae"),
    shape("M-400 -164L-330 -262H330L400 -164Z", INK.clayDeep),
    shape("M-400 -164L-330 -262H-250L-310 -164Z", INK.clay),
    shape("M-130 -164L0 -330L130 -164Z", "#f4e8d2"),
    shape("M-150 -160L0 -346L150 -160L122 -160L0 -306L-122 -160Z", INK.clay),
    circle(0, -222, 30, INK.green) +
      circle(0, -222, 23, INK.yellow) +
      stroke("M-17 -236Q0 -222 -8 -202M17 -208Q0 -222 8 -242", INK.white, 4),
    windows.join(""),
    rect(-36, -120, 62, 120, INK.green, { rx: 3 }),
    circle(16, -58, 4, INK.yellow),
    rect(-400, -10, 800, 14, INK.wood),
    stroke("M330 -262V-400", INK.steel, 7),
    shape("M333 -400Q372 -414 412 -396V-350Q372 -368 333 -352Z", INK.green),
  ].join("");
}

/** A parasol with a small table, foot at 0,0. */
export function parasol(colour: string): string {
  return [
    rect(-4, -150, 8, 150, INK.white),
    shape("M-100 -132Q0 -222 100 -132Q66 -146 33 -132Q0 -146 -33 -132Q-66 -146 -100 -132Z", colour),
    shape("M-33 -132Q0 -200 0 -178Q20 -196 33 -132Q0 -146 -33 -132Z", tint(colour, 0.3)),
    rect(-46, -58, 92, 9, INK.wood, { rx: 4 }),
  ].join("");
}
