import { type PictureEntry, productEntry, type Words } from "./entry.ts";
import { closeUp, leaning, type RacketLook } from "./racket.ts";
import { INK } from "./svg.ts";

const JUNIOR = {
  rx: 168,
  ry: 196,
  mains: 12,
  crosses: 14,
  length: 0.78,
  strings: "#b4ad98",
} as const;

const LOOKS: Readonly<
  Record<string, { look: RacketLook; words: Words; detail?: boolean; turn?: number }>
> = {
  "court-line-98": {
    look: { frame: INK.green, accent: INK.yellow, grip: INK.black, name: "B" },
    words: [
      "Dark green racket with yellow bands",
      "Tamnozeleni reket sa žutim prstenima",
      "Dunkelgrüner Schläger mit gelben Ringen",
    ],
    detail: true,
  },
  "court-line-100": {
    look: { frame: INK.white, accent: INK.green, grip: INK.green, name: "B", rx: 183, ry: 240 },
    words: [
      "White racket with green bands",
      "Bijeli reket sa zelenim prstenima",
      "Weißer Schläger mit grünen Ringen",
    ],
    detail: true,
    turn: -36,
  },
  "precision-95": {
    look: {
      frame: INK.black,
      accent: INK.clay,
      grip: "#6b4a33",
      name: "H",
      rx: 168,
      ry: 226,
      mains: 18,
      crosses: 20,
      paint: "tip",
    },
    words: [
      "Slim black racket with a clay-red head",
      "Tanki crni reket s glavom boje zemlje",
      "Schlanker schwarzer Schläger mit ziegelrotem Kopf",
    ],
    detail: true,
  },
  "touch-97": {
    look: {
      frame: INK.navy,
      accent: INK.sky,
      grip: INK.white,
      name: "C",
      paint: "split",
      dampener: INK.yellow,
    },
    words: [
      "Racket in two blues with a white grip",
      "Reket u dvije plave boje s bijelim gripom",
      "Schläger in zwei Blautönen mit weißem Griff",
    ],
    detail: true,
    turn: -40,
  },
  "drive-105": {
    look: { frame: INK.clay, accent: INK.white, grip: INK.black, name: "V", rx: 196, ry: 246 },
    words: [
      "Wide clay-red racket with white bands",
      "Široki reket boje zemlje s bijelim prstenima",
      "Breiter ziegelroter Schläger mit weißen Ringen",
    ],
    detail: true,
    turn: 34,
  },
  "drive-105-navy": {
    look: { frame: INK.navy, accent: INK.white, grip: INK.black, name: "V", rx: 196, ry: 246 },
    words: [
      "Wide navy racket with white bands",
      "Široki tamnoplavi reket s bijelim prstenima",
      "Breiter marineblauer Schläger mit weißen Ringen",
    ],
    turn: 34,
  },
  "comfort-110": {
    look: {
      frame: INK.sky,
      accent: INK.navy,
      grip: INK.navy,
      name: "V",
      rx: 206,
      ry: 254,
      paint: "tip",
    },
    words: [
      "Light blue racket with a very large head",
      "Svijetloplavi reket s vrlo velikom glavom",
      "Hellblauer Schläger mit sehr großem Kopf",
    ],
    detail: true,
    turn: -32,
  },
  "thunder-104": {
    look: {
      frame: INK.yellow,
      accent: INK.black,
      grip: INK.black,
      name: "N",
      rx: 192,
      ry: 244,
      strings: "#8e8b80",
    },
    words: [
      "Yellow racket with black bands",
      "Žuti reket s crnim prstenima",
      "Gelber Schläger mit schwarzen Ringen",
    ],
    detail: true,
    turn: 40,
  },
  "surge-102": {
    look: {
      frame: "#7d2f45",
      accent: INK.rose,
      grip: INK.white,
      name: "C",
      rx: 188,
      ry: 242,
      paint: "split",
    },
    words: [
      "Racket in burgundy and rose",
      "Reket u bordo i roza boji",
      "Schläger in Bordeaux und Rosé",
    ],
    detail: true,
    turn: -38,
  },
  "little-ace-19": {
    look: {
      ...JUNIOR,
      frame: INK.clay,
      accent: INK.yellow,
      grip: INK.yellow,
      length: 0.62,
      rx: 160,
      ry: 182,
    },
    words: [
      "Very short red and yellow children's racket",
      "Vrlo kratak crveno-žuti dječji reket",
      "Sehr kurzer rot-gelber Kinderschläger",
    ],
    turn: 30,
  },
  "little-ace-23": {
    look: { ...JUNIOR, frame: INK.yellow, accent: INK.green, grip: INK.green, strings: "#8e8b80" },
    words: ["Yellow children's racket", "Žuti dječji reket", "Gelber Kinderschläger"],
    turn: 34,
  },
  "little-ace-23-sky": {
    look: { ...JUNIOR, frame: INK.sky, accent: INK.clay, grip: INK.navy },
    words: [
      "Light blue children's racket",
      "Svijetloplavi dječji reket",
      "Hellblauer Kinderschläger",
    ],
    turn: 34,
  },
  "little-ace-23-green": {
    look: { ...JUNIOR, frame: INK.green, accent: INK.yellow, grip: INK.black },
    words: ["Green children's racket", "Zeleni dječji reket", "Grüner Kinderschläger"],
    turn: 34,
  },
  "rising-star-25": {
    look: {
      ...JUNIOR,
      frame: INK.rose,
      accent: INK.navy,
      grip: INK.navy,
      length: 0.9,
      rx: 174,
      ry: 220,
      mains: 14,
      crosses: 17,
    },
    words: [
      "Rose junior racket with navy bands",
      "Roza juniorski reket s plavim prstenima",
      "Rosafarbener Juniorenschläger mit blauen Ringen",
    ],
    detail: true,
    turn: -34,
  },
  "rising-star-26": {
    look: {
      ...JUNIOR,
      frame: INK.navy,
      accent: INK.yellow,
      grip: INK.black,
      length: 0.95,
      rx: 176,
      ry: 228,
      mains: 16,
      crosses: 18,
      paint: "tip",
    },
    words: [
      "Navy junior racket with a yellow head",
      "Plavi juniorski reket sa žutom glavom",
      "Blauer Juniorenschläger mit gelbem Kopf",
    ],
    detail: true,
    turn: 38,
  },
};

export const racketPictures: readonly PictureEntry[] = Object.entries(LOOKS).flatMap(
  ([name, { look, words, detail, turn }]) => [
    productEntry(`racket-${name}`, words, () => leaning(look, turn)),
    ...(detail
      ? [
          productEntry(
            `racket-${name}-detail`,
            [`${words[0]}, close-up`, `${words[1]}, izbliza`, `${words[2]}, Nahaufnahme`],
            () => closeUp(look, (turn ?? 38) > 0 ? -22 : 24),
          ),
        ]
      : []),
  ],
);
