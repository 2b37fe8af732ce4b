import { ball, bucket, can, carton } from "./ball.ts";
import { type PictureEntry, productEntry, type Words } from "./entry.ts";
import {
  backpack,
  bottle,
  dampener,
  gripRoll,
  keyRing,
  racketBag,
  reel,
  stringSet,
  tote,
  towel,
  wristband,
} from "./gear.ts";
import { closeUp } from "./racket.ts";
import { INK, place } from "./svg.ts";

const at = (body: string, x = 600, y = 600, scale = 1, turn = 0) =>
  place(body, { x, y, scale, turn });
const grips = (colour: string) =>
  at(gripRoll(colour), 300, 540, 1.2, -6) +
  at(gripRoll(colour), 590, 650, 1.2) +
  at(gripRoll(colour), 880, 540, 1.2, 6);
const bands = (colour: string, trim: string) =>
  at(wristband(colour, trim), 440, 500, 1.4, -8) + at(wristband(colour, trim), 780, 720, 1.4, 6);

const ALL: Readonly<Record<string, readonly [() => string, Words]>> = {
  "strings-clay-spin": [
    () => at(stringSet(INK.clay, INK.yellow, "SPIN")),
    [
      "Set of yellow polyester string",
      "Garnitura žute poliesterske žice",
      "Set gelber Polyestersaite",
    ],
  ],
  "strings-soft-touch": [
    () => at(stringSet(INK.sky, INK.white, "SOFT")),
    [
      "Set of white multifilament string",
      "Garnitura bijele multifilamentne žice",
      "Set weißer Multifilament-Saite",
    ],
  ],
  "strings-natural-gut": [
    () => at(stringSet("#8a6a45", "#f0dcae", "GUT")),
    ["Set of natural gut string", "Garnitura prirodne žice", "Set Naturdarmsaite"],
  ],
  "strings-hybrid": [
    () =>
      at(stringSet(INK.black, INK.clay, "HYBRID"), 470, 560, 0.9, -6) +
      at(stringSet(INK.green, INK.white, "HYBRID"), 760, 660, 0.9, 6),
    [
      "Two string sets for a hybrid",
      "Dvije garniture žica za hibrid",
      "Zwei Saitensets für eine Hybridbespannung",
    ],
  ],
  "strings-reel": [
    () => at(reel(INK.green, INK.yellow, "SPIN"), 570, 590, 1.1),
    [
      "Reel with 200 metres of yellow string",
      "Kolut s 200 metara žute žice",
      "Rolle mit 200 Metern gelber Saite",
    ],
  ],
  "strings-reel-soft": [
    () => at(reel(INK.navy, INK.sky, "SOFT"), 570, 590, 1.1),
    [
      "Reel with 200 metres of light blue string",
      "Kolut s 200 metara svijetloplave žice",
      "Rolle mit 200 Metern hellblauer Saite",
    ],
  ],
  "balls-match": [
    () =>
      at(can({ body: INK.green, label: INK.yellow, word: "MATCH" }), 500, 1010, 1.18) +
      at(ball({ turn: 20 }), 830, 880, 1.3),
    [
      "Can of four match balls and a ball beside it",
      "Kutija s četiri loptice za meč i loptica pokraj nje",
      "Dose mit vier Matchbällen und ein Ball daneben",
    ],
  ],
  "balls-clay": [
    () =>
      at(can({ body: INK.clay, label: INK.white, word: "CLAY" }), 500, 1010, 1.18) +
      at(ball({ turn: 70 }), 830, 880, 1.3),
    [
      "Can of four clay court balls",
      "Kutija s četiri loptice za zemlju",
      "Dose mit vier Sandplatzbällen",
    ],
  ],
  "balls-bucket": [
    () => at(bucket(INK.green, INK.yellow, "60"), 600, 660, 1.18),
    [
      "Bucket full of practice balls",
      "Kanta puna loptica za trening",
      "Eimer voller Trainingsbälle",
    ],
  ],
  "balls-red": [
    () =>
      at(ball({ felt: "#e88a5c", turn: 10 }), 420, 460, 2) +
      at(ball({ felt: "#e88a5c", turn: 80 }), 800, 520, 2) +
      at(ball({ felt: "#e88a5c", turn: 40 }), 590, 820, 2),
    ["Three soft red-stage balls", "Tri mekane crvene loptice", "Drei weiche rote Methodikbälle"],
  ],
  "balls-green": [
    () =>
      at(ball({ turn: 10, mark: INK.green }), 420, 460, 2) +
      at(ball({ turn: 60, mark: INK.green }), 800, 520, 2) +
      at(ball({ turn: -30, mark: INK.green }), 590, 820, 2),
    [
      "Three balls with a green dot",
      "Tri loptice sa zelenom točkom",
      "Drei Bälle mit grünem Punkt",
    ],
  ],
  "balls-carton": [
    () => at(carton(), 600, 530, 1.3),
    [
      "Carton with eighteen cans of balls",
      "Karton s osamnaest kutija loptica",
      "Karton mit achtzehn Balldosen",
    ],
  ],
  "ball-single": [
    () => at(ball({ turn: 20 }), 600, 600, 3.9),
    ["A yellow tennis ball", "Žuta teniska loptica", "Ein gelber Tennisball"],
  ],
  "bag-six": [
    () => at(racketBag(INK.green, INK.yellow, 2), 600, 650, 1.15),
    ["Green bag for six rackets", "Zelena torba za šest reketa", "Grüne Tasche für sechs Schläger"],
  ],
  "bag-twelve": [
    () => at(racketBag(INK.navy, INK.clay, 3), 600, 680, 1.15),
    [
      "Large navy bag for twelve rackets",
      "Velika plava torba za dvanaest reketa",
      "Große blaue Tasche für zwölf Schläger",
    ],
  ],
  "bag-backpack": [
    () => at(backpack(INK.green, INK.yellow, "TEAM"), 600, 630, 1.22),
    ["Green tennis backpack", "Zeleni teniski ruksak", "Grüner Tennisrucksack"],
  ],
  "bag-backpack-clay": [
    () => at(backpack(INK.clay, INK.white, "TEAM"), 600, 630, 1.22),
    ["Clay-red tennis backpack", "Teniski ruksak boje zemlje", "Ziegelroter Tennisrucksack"],
  ],
  "bag-tote": [
    () => at(tote("#f1e4c8", INK.green), 600, 630, 1.2),
    [
      "Canvas tote with a tennis ball on it",
      "Platnena torba s teniskom lopticom",
      "Stoffbeutel mit Tennisball",
    ],
  ],
  "bag-kids": [
    () => at(backpack(INK.yellow, INK.navy, "ACE"), 600, 640, 1.05),
    [
      "Small yellow children's backpack",
      "Mali žuti dječji ruksak",
      "Kleiner gelber Kinderrucksack",
    ],
  ],
  "grip-white": [
    () => grips(INK.white),
    ["Three white overgrips", "Tri bijela gripa", "Drei weiße Griffbänder"],
  ],
  "grip-yellow": [
    () => grips(INK.yellow),
    ["Three yellow overgrips", "Tri žuta gripa", "Drei gelbe Griffbänder"],
  ],
  "grip-black": [
    () => grips("#3a4144"),
    ["Three black overgrips", "Tri crna gripa", "Drei schwarze Griffbänder"],
  ],
  "grip-leather": [
    () => at(gripRoll("#9a6a42"), 600, 580, 1.75),
    ["Brown leather grip band", "Smeđi kožni grip", "Braunes Leder-Griffband"],
  ],
  dampeners: [
    () =>
      closeUp({ frame: INK.green, accent: INK.yellow, grip: INK.black, strings: "#c3bda9" }, -14) +
      at(dampener(INK.clay, "B"), 470, 560, 1.25, -10) +
      at(dampener(INK.navy, "B"), 800, 760, 1.25, 10),
    [
      "Two round dampeners on a string bed",
      "Dva okrugla antivibratora na žicama",
      "Zwei runde Dämpfer auf dem Saitenbett",
    ],
  ],
  "wristbands-white": [
    () => bands(INK.white, INK.green),
    ["Two white wristbands", "Dva bijela znojnika", "Zwei weiße Schweißbänder"],
  ],
  "wristbands-navy": [
    () => bands(INK.navy, INK.yellow),
    ["Two navy wristbands", "Dva plava znojnika", "Zwei blaue Schweißbänder"],
  ],
  towel: [
    () => at(towel(INK.white, INK.green), 600, 610, 1.35),
    [
      "Folded white towel with an embroidered name",
      "Složeni bijeli ručnik s izvezenim imenom",
      "Gefaltetes weißes Handtuch mit gesticktem Namen",
    ],
  ],
  bottle: [
    () => at(bottle(INK.green, INK.yellow, "BASELINE"), 600, 630, 1.15, 8),
    ["Green steel bottle", "Zelena čelična boca", "Grüne Stahlflasche"],
  ],
  "key-ring": [
    () => at(keyRing(), 600, 580, 1.25),
    [
      "Wooden key ring engraved with a score",
      "Drveni privjesak s ugraviranim rezultatom",
      "Hölzerner Schlüsselanhänger mit eingraviertem Ergebnis",
    ],
  ],
};

export const gearPictures: readonly PictureEntry[] = Object.entries(ALL).map(
  ([name, [draw, words]]) => productEntry(name, words, draw),
);
