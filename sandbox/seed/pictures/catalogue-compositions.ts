import { ball, can } from "./ball.ts";
import { cap, skirt, top } from "./clothing.ts";
import { type PictureEntry, productEntry, type Words } from "./entry.ts";
import { figure } from "./figure.ts";
import { backpack, bottle, gripRoll, stringSet, towel } from "./gear.ts";
import { ebook, video } from "./papers.ts";
import { racket } from "./racket.ts";
import { shoe } from "./shoe.ts";
import { INK, place } from "./svg.ts";

const at = (body: string, x = 600, y = 600, scale = 1, turn = 0) =>
  place(body, { x, y, scale, turn });
const frame = { frame: INK.green, accent: INK.yellow, grip: INK.black };
const _player = (
  pose: Parameters<typeof figure>[0]["pose"],
  x: number,
  size: number,
  shirt: string,
  flip = false,
) =>
  place(figure({ pose, shirt, shorts: INK.white, frame: INK.yellow, flip, size }), {
    x,
    y: 200,
    scale: 2,
  });

/** A shoe with its middle at x,y. */
const shoeAt = (look: Parameters<typeof shoe>[0], x: number, y: number, scale: number, turn = 0) =>
  place(place(shoe(look), { x: -530, y: -540 }), { x, y, scale, turn });
const WHITE_SHOE = {
  upper: INK.white,
  panel: INK.green,
  accent: INK.clay,
  outsole: INK.clay,
} as const;

/** Several things together. */
const ALL: Readonly<Record<string, readonly [() => string, Words]>> = {
  "bundle-first-court": [
    () =>
      at(racket({ ...frame, frame: INK.sky, accent: INK.navy }), 430, 640, 0.82, -24) +
      at(can({ body: INK.green, label: INK.yellow, word: "MATCH" }), 830, 1020, 0.84) +
      at(gripRoll(INK.white), 640, 930, 0.62) +
      at(ball({ turn: 30 }), 1000, 950, 0.72),
    [
      "Racket, can of balls and grip together",
      "Reket, loptice i grip zajedno",
      "Schläger, Balldose und Griffband zusammen",
    ],
  ],
  "bundle-junior": [
    () =>
      at(backpack(INK.yellow, INK.navy, "ACE"), 760, 700, 0.86, 4) +
      at(
        racket({
          frame: INK.clay,
          accent: INK.yellow,
          grip: INK.green,
          rx: 160,
          ry: 182,
          length: 0.66,
          mains: 12,
          crosses: 14,
        }),
        360,
        640,
        0.92,
        -20,
      ) +
      [
        [300, 1000],
        [450, 1040],
        [380, 900],
      ]
        .map(([x = 0, y = 0]) => at(ball({ felt: "#e88a5c", turn: x }), x, y, 0.7))
        .join(""),
    [
      "Children's racket, backpack and soft balls",
      "Dječji reket, ruksak i mekane loptice",
      "Kinderschläger, Rucksack und weiche Bälle",
    ],
  ],
  "bundle-club-player": [
    () =>
      at(racket(frame), 420, 650, 0.84, -22) +
      at(stringSet(INK.clay, INK.yellow, "SPIN"), 700, 400, 0.6, 8) +
      at(bottle(INK.green, INK.yellow, "ANA"), 960, 640, 0.8, 6) +
      at(gripRoll(INK.yellow), 650, 930, 0.62) +
      at(gripRoll(INK.yellow), 830, 1000, 0.62),
    [
      "Racket with strings, grips and a bottle",
      "Reket sa žicama, gripovima i bocom",
      "Schläger mit Saiten, Griffbändern und Flasche",
    ],
  ],
  "bundle-match-day": [
    () =>
      at(towel(INK.white, INK.green), 560, 860, 0.92) +
      at(bottle(INK.green, INK.yellow, "BASELINE"), 900, 640, 0.92, 8) +
      at(can({ body: INK.clay, label: INK.white, word: "CLAY" }), 380, 690, 0.7) +
      at(cap(INK.green, INK.yellow), 610, 430, 0.5),
    [
      "Towel, bottle, balls and cap for match day",
      "Ručnik, boca, loptice i kapa za dan meča",
      "Handtuch, Flasche, Bälle und Kappe für den Spieltag",
    ],
  ],
  "bundle-learn": [
    () =>
      at(ebook(INK.green, "ladder", ["FIRST SERVE", "TO FIRST SET"]), 400, 560, 0.8, -7) +
      at(video(INK.sky, "serve", "SERVE"), 740, 780, 0.72, 3),
    ["A book and a video course", "Knjiga i video tečaj", "Ein Buch und ein Videokurs"],
  ],
  "bundle-outfit": [
    () =>
      at(
        top({
          body: INK.green,
          trim: INK.yellow,
          sleeves: "short",
          collar: "crew",
          print: "BASELINE",
        }),
        400,
        440,
        0.82,
        -6,
      ) +
      at(skirt(INK.navy, INK.yellow), 820, 560, 0.66, 8) +
      shoeAt(WHITE_SHOE, 600, 930, 0.78, -3),
    ["T-shirt, skirt and shoes", "Majica, suknja i tenisice", "T-Shirt, Rock und Schuhe"],
  ],
};

export const compositionPictures: readonly PictureEntry[] = Object.entries(ALL).map(
  ([name, [draw, words]]) => productEntry(name, words, draw),
);
