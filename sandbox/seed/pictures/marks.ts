import { ball } from "./ball.ts";
import { lettering, wordWidth } from "./lettering.ts";
import { racket } from "./racket.ts";
import { circle, ellipse, INK, place, rect, shape, stroke } from "./svg.ts";

/** The club's sign: a ball that has just touched the baseline. */
export function sign(size: number): string {
  const s = size / 100;
  return place(
    [
      rect(0, 0, 100, 100, INK.greenDeep, { rx: 26 }),
      place(ball({ turn: 18 }), { x: 56, y: 42, scale: 0.25 }),
      stroke("M14 78H86", INK.white, 9),
      stroke("M22 62Q28 46 32 40", INK.claySoft, 5),
    ].join(""),
    { scale: s },
  );
}

/** The logo on its own green plate, so that it stands on light and dark alike. 640 × 160. */
export function clubLogo(word: string, below: string): string {
  const size = Math.min(52, (52 * 400) / wordWidth(word, 52));
  return [
    rect(0, 0, 640, 160, INK.greenDeep, { rx: 36 }),
    place(sign(124), { x: 18, y: 18 }),
    lettering(word, {
      x: 170,
      y: below ? 62 : 80,
      size,
      colour: INK.white,
      weight: 0.17,
      align: "start",
    }),
    below
      ? lettering(below, {
          x: 172,
          y: 118,
          size: 22,
          colour: INK.yellow,
          weight: 0.14,
          align: "start",
        })
      : "",
  ].join("");
}

const PARTNER_SIGNS: Readonly<Record<string, (x: number, colour: string) => string>> = {
  VENTO: (x, colour) =>
    stroke(`M${x} 62H${x + 66}M${x + 16} 82H${x + 84}M${x} 102H${x + 54}`, colour, 11),
  NORDLINE: (x, colour) =>
    shape(`M${x} 112L${x + 42} 46L${x + 84} 112H${x + 60}L${x + 42} 82L${x + 24} 112Z`, colour),
  CORVO: (x, colour) =>
    shape(
      `M${x} 98Q${x + 20} 44 ${x + 72} 52L${x + 92} 62L${x + 66} 68Q${x + 58} 104 ${x} 98Z`,
      colour,
    ) + circle(x + 62, 60, 4, INK.white),
  HALDEN: (x, colour) =>
    rect(x, 46, 70, 68, colour, { rx: 14 }) +
    stroke(`M${x + 20} 64V98M${x + 50} 64V98M${x + 20} 81H${x + 50}`, INK.white, 8),
  RIVERSIDE: (x, colour) =>
    stroke(
      `M${x} 64Q${x + 20} 46 ${x + 40} 64T${x + 80} 64M${x} 86Q${x + 20} 68 ${x + 40} 86T${x + 80} 86M${x} 108Q${x + 20} 90 ${x + 40} 108T${x + 80} 108`,
      colour,
      8,
    ),
};

/** A partner's wordmark, 480 × 160, in one calm grey-green that works on light and dark. */
export function partner(word: string): string {
  const colour = "#7b948a";
  const width = wordWidth(word, 44);
  const size = Math.min(44, (44 * 320) / width);
  const start = (480 - (110 + wordWidth(word, size))) / 2;
  return (
    (PARTNER_SIGNS[word]?.(start, colour) ?? "") +
    lettering(word, { x: start + 112, y: 80, size, colour, weight: 0.17, align: "start" })
  );
}

const disc = (body: string) =>
  circle(120, 120, 116, INK.ground) +
  circle(120, 120, 116, "none", { stroke: INK.groundDeep, "stroke-width": 4 }) +
  body;

/** The icons of the promises, 240 × 240. */
export const icons: Readonly<Record<string, () => string>> = {
  strings: () =>
    disc(
      place(
        racket({
          frame: INK.green,
          accent: INK.yellow,
          grip: INK.black,
          mains: 8,
          crosses: 9,
          strings: INK.clay,
        }),
        { x: 112, y: 132, turn: 32, scale: 0.165 },
      ),
    ),
  demo: () =>
    disc(
      place(racket({ frame: INK.clay, accent: INK.white, grip: INK.black, mains: 8, crosses: 9 }), {
        x: 96,
        y: 132,
        turn: -32,
        scale: 0.17,
      }) +
        place(
          racket({ frame: INK.green, accent: INK.yellow, grip: INK.black, mains: 8, crosses: 9 }),
          { x: 144, y: 132, turn: 32, scale: 0.17 },
        ),
    ),
  delivery: () =>
    disc(
      rect(46, 86, 92, 66, INK.green, { rx: 8 }) +
        shape("M138 104H170L192 130V152H138Z", INK.clay) +
        shape("M150 114H166L178 130H150Z", INK.skyPale) +
        circle(80, 156, 17, INK.black) +
        circle(80, 156, 7, INK.steelPale) +
        circle(162, 156, 17, INK.black) +
        circle(162, 156, 7, INK.steelPale) +
        place(ball(), { x: 92, y: 118, scale: 0.19 }),
    ),
  card: () =>
    disc(
      place(
        rect(-70, -46, 140, 92, INK.green, { rx: 12 }) +
          rect(-70, -22, 140, 18, INK.greenNight) +
          place(ball(), { x: 42, y: 22, scale: 0.14 }) +
          stroke("M-52 18H-4M-52 32H-20", INK.white, 6),
        { x: 120, y: 120, turn: -10 },
      ),
    ),
  court: () =>
    disc(
      rect(64, 50, 112, 140, INK.clay, { rx: 4 }) +
        stroke(
          "M74 60H166V180H74ZM90 60V180M150 60V180M90 92H150M90 148H150M120 92V148",
          INK.white,
          4,
        ) +
        stroke("M60 120H180", INK.greenNight, 6),
    ),
  clock: () =>
    disc(
      circle(120, 120, 66, INK.white) +
        circle(120, 120, 66, "none", { stroke: INK.green, "stroke-width": 12 }) +
        stroke("M120 84V122L146 138", INK.clay, 9),
    ),
  coach: () =>
    disc(
      circle(120, 88, 28, INK.skin) +
        shape("M92 86A28 28 0 0 1 148 82L164 84Q140 78 92 88Z", INK.green) +
        shape("M66 182Q70 126 120 126Q170 126 174 182Z", INK.clay) +
        stroke("M104 128L120 158L136 128", INK.white, 6) +
        circle(120, 162, 8, INK.yellow),
    ),
  heart: () =>
    disc(
      place(ball(), { x: 120, y: 120, scale: 0.62 }) +
        shape(
          "M120 168C60 130 78 84 104 88Q116 90 120 104Q124 90 136 88C162 84 180 130 120 168Z",
          INK.clay,
        ),
    ),
};

/** The ball that is just out: the picture of the 404 page. 1600 × 1000. */
export function ballOut(): string {
  const mesh: string[] = [];
  for (let x = -40; x <= 1640; x += 44) mesh.push(`M${x} 250V640`);
  for (let y = 290; y <= 640; y += 44) mesh.push(`M-20 ${y}Q800 ${y + 26} 1620 ${y}`);
  return [
    rect(0, 0, 1600, 1000, "#dfe9df"),
    rect(0, 470, 1600, 530, INK.clay),
    shape("M0 470H1600V520Q800 500 0 520Z", "#b34a26"),
    shape("M-20 760L1620 650V690L-20 806Z", INK.white),
    stroke(mesh.join(""), INK.greenNight, 3.4, { opacity: 0.5 }),
    stroke("M-20 246Q800 274 1620 246", INK.white, 54),
    stroke("M-20 272Q800 300 1620 272", INK.line, 4),
    stroke("M800 268V640", INK.white, 34),
    stroke("M340 860Q470 700 560 880Q640 760 720 892Q790 812 860 900", INK.white, 7, {
      "stroke-dasharray": "4 22",
      opacity: 0.8,
    }),
    ellipse(1010, 946, 120, 22, INK.black, { opacity: 0.26 }),
    ellipse(560, 884, 40, 9, "#8f3a1c", { opacity: 0.6 }),
    place(ball({ turn: -24 }), { x: 1000, y: 856, scale: 0.98 }),
    lettering("OUT", { x: 1290, y: 860, size: 96, colour: INK.white, weight: 0.15, turn: -5 }),
  ].join("");
}

/** A member's portrait for the quote, 600 × 600 units drawn on 800. */
export function portrait(shirt: string, skin: string, hair: string): string {
  return [
    rect(0, 0, 800, 800, INK.greenSoft),
    circle(600, 210, 250, INK.sand, { opacity: 0.65 }),
    shape("M150 800Q160 560 400 560Q640 560 650 800Z", shirt),
    shape("M330 560Q400 640 470 560L440 470H360Z", skin),
    stroke("M322 566Q400 668 478 566", INK.white, 20),
    shape(
      "M232 330Q220 130 400 130Q580 130 566 340Q590 470 540 560Q520 420 500 330Q380 320 320 260Q270 330 268 430Q270 520 250 560Q214 430 232 330Z",
      hair,
    ),
    ellipse(400, 350, 128, 158, skin),
    shape("M270 330Q270 190 400 190Q530 190 532 330Q470 310 430 250Q370 330 270 330Z", hair),
    shape("M250 268Q260 110 400 108Q540 110 552 268Q400 226 250 268Z", INK.white),
    shape("M248 268Q400 214 554 268L560 286Q400 236 240 292Z", INK.groundDeep),
    circle(352, 360, 10, INK.hair) + circle(450, 360, 10, INK.hair),
    stroke("M334 334Q352 324 370 334M432 334Q450 324 468 334", INK.hair, 6),
    stroke("M398 364Q388 396 404 402", "#c98f68", 6),
    stroke("M356 430Q402 470 448 430", INK.clayDeep, 9),
    ellipse(330, 406, 22, 14, INK.rose, { opacity: 0.6 }) +
      ellipse(474, 406, 22, 14, INK.rose, { opacity: 0.6 }),
  ].join("");
}
