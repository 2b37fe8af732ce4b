import { ball, can } from "./ball.ts";
import { cap, dress, skirt, top } from "./clothing.ts";
import { categoryEntry, type PictureEntry, type Words } from "./entry.ts";
import { figure } from "./figure.ts";
import { backpack, bottle, gripRoll, racketBag, reel, stringSet } from "./gear.ts";
import { ebook, giftCard, ticket, video } from "./papers.ts";
import { leaning, racket } from "./racket.ts";
import { shoe } from "./shoe.ts";
import { INK, place } from "./svg.ts";

const at = (body: string, x = 600, y = 600, scale = 1, turn = 0) =>
  place(body, { x, y, scale, turn });
const frame = { frame: INK.green, accent: INK.yellow, grip: INK.black };
const player = (
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

/** One picture for each category. */
const ALL: Readonly<Record<string, readonly [() => string, Words]>> = {
  "category-rackets": [
    () =>
      at(racket(frame), 430, 660, 0.9, -30) +
      at(racket({ ...frame, frame: INK.clay, accent: INK.white }), 770, 660, 0.9, 30),
    [
      "A green and a red racket, crossed",
      "Zeleni i crveni reket, prekriženi",
      "Ein grüner und ein roter Schläger, gekreuzt",
    ],
  ],
  "category-strings": [
    () =>
      at(reel(INK.green, INK.yellow, "SPIN"), 700, 500, 0.86) +
      at(stringSet(INK.clay, INK.yellow, "SPIN"), 370, 740, 0.76, -10),
    ["Reel and set of tennis string", "Kolut i garnitura žica", "Rolle und Set Tennissaite"],
  ],
  "category-shoes": [
    () =>
      shoeAt(
        { ...WHITE_SHOE, upper: INK.navy, panel: "#16233d", accent: INK.yellow },
        660,
        370,
        1,
        -6,
      ) + shoeAt(WHITE_SHOE, 560, 800, 1.1, 2),
    ["Two tennis shoes", "Dvije tenisice", "Zwei Tennisschuhe"],
  ],
  "category-clothing": [
    () =>
      at(
        top({ body: INK.clay, trim: INK.white, sleeves: "short", collar: "polo" }),
        440,
        470,
        0.95,
        -7,
      ) + at(skirt(INK.green, INK.white), 790, 790, 0.78, 8),
    ["Polo shirt and tennis skirt", "Polo majica i teniska suknja", "Poloshirt und Tennisrock"],
  ],
  "category-balls": [
    () =>
      at(can({ body: INK.green, label: INK.yellow, word: "MATCH" }), 450, 1000, 1.12) +
      at(ball({ turn: 20 }), 760, 850, 1.35) +
      at(ball({ turn: 100 }), 990, 930, 0.9),
    ["Can of balls and two balls", "Kutija loptica i dvije loptice", "Balldose und zwei Bälle"],
  ],
  "category-bags": [
    () =>
      at(racketBag(INK.clay, INK.yellow, 2), 560, 760, 0.98, -3) +
      at(backpack(INK.green, INK.yellow, "TEAM"), 820, 480, 0.72, 5),
    ["Racket bag and backpack", "Torba za rekete i ruksak", "Schlägertasche und Rucksack"],
  ],
  "category-accessories": [
    () =>
      at(cap(INK.green, INK.yellow), 480, 420, 0.86, -6) +
      at(bottle(INK.clay, INK.yellow, "BASELINE"), 930, 620, 0.98, 8) +
      at(gripRoll(INK.white), 320, 850, 0.8) +
      at(gripRoll(INK.yellow), 580, 880, 0.8),
    ["Cap, bottle and grips", "Kapa, boca i gripovi", "Kappe, Flasche und Griffbänder"],
  ],
  "category-lessons": [
    () =>
      at(
        ticket(
          INK.green,
          "LESSON",
          player("coach", -230, 1, INK.clay) + player("backhand", 20, 1, INK.white),
        ),
        600,
        600,
        1.14,
      ),
    ["Ticket for a tennis lesson", "Ulaznica za trening tenisa", "Ticket für eine Tennisstunde"],
  ],
  "category-learning": [
    () =>
      at(ebook(INK.clay, "slide", ["CLAY COURT", "TACTICS"]), 390, 540, 0.78, -8) +
      at(video(INK.greenSoft, "feet", "FOOTWORK"), 730, 790, 0.78, 3),
    ["A book and a video course", "Knjiga i video tečaj", "Ein Buch und ein Videokurs"],
  ],
  "category-gift-cards": [
    () =>
      at(giftCard(INK.clay, INK.white, "50 €"), 640, 440, 0.86, 10) +
      at(giftCard(INK.green, INK.yellow, "25 €"), 560, 780, 0.92, -2),
    ["Two gift cards", "Dvije poklon-kartice", "Zwei Gutscheine"],
  ],
  "category-bundles": [
    () =>
      at(racket({ ...frame, frame: INK.clay, accent: INK.white }), 420, 660, 0.84, -24) +
      at(backpack(INK.green, INK.yellow, "TEAM"), 790, 680, 0.78, 4) +
      at(ball({ turn: 30 }), 500, 1010, 0.9),
    ["Racket, backpack and ball", "Reket, ruksak i loptica", "Schläger, Rucksack und Ball"],
  ],
  "category-control": [
    () => leaning({ ...frame, name: "B" }, 60),
    ["A slim green racket", "Vitki zeleni reket", "Ein schlanker grüner Schläger"],
  ],
  "category-power": [
    () =>
      leaning({ ...frame, frame: INK.clay, accent: INK.white, rx: 200, ry: 248, name: "V" }, -60),
    ["A wide red racket", "Široki crveni reket", "Ein breiter roter Schläger"],
  ],
  "category-junior": [
    () =>
      leaning(
        {
          frame: INK.yellow,
          accent: INK.green,
          grip: INK.green,
          rx: 168,
          ry: 196,
          mains: 12,
          crosses: 14,
          length: 0.78,
          strings: "#8e8b80",
        },
        32,
      ),
    ["A short yellow racket", "Kratki žuti reket", "Ein kurzer gelber Schläger"],
  ],
  "category-women": [
    () =>
      at(dress(INK.clay, INK.white), 380, 600, 1.04, -6) +
      at(skirt(INK.green, INK.white), 860, 620, 0.86, 6),
    ["Dress and skirt", "Haljina i suknja", "Kleid und Rock"],
  ],
  "category-men": [
    () =>
      at(
        top({ body: INK.navy, trim: INK.white, sleeves: "short", collar: "polo" }),
        420,
        560,
        0.96,
        -6,
      ) +
      at(
        top({ body: INK.greenSoft, trim: INK.greenDeep, sleeves: "long", collar: "zip" }),
        860,
        680,
        0.86,
        7,
      ),
    ["Polo shirt and half-zip", "Polo majica i majica s patentom", "Poloshirt und Pullover"],
  ],
  "category-kids": [
    () =>
      at(
        top({ body: INK.yellow, trim: INK.green, sleeves: "short", collar: "crew", print: "ACE" }),
        420,
        560,
        0.9,
        -6,
      ) +
      at(
        top({ body: INK.clay, trim: INK.white, sleeves: "long", collar: "hood" }),
        850,
        700,
        0.82,
        7,
      ),
    [
      "Children's T-shirt and hoodie",
      "Dječja majica i majica s kapuljačom",
      "Kinder-T-Shirt und Hoodie",
    ],
  ],
  "category-ebooks": [
    () =>
      at(ebook(INK.navy, "strings", ["STRINGS WITHOUT", "SECRETS"]), 400, 590, 0.9, -7) +
      at(ebook(INK.green, "ladder", ["FIRST SERVE", "TO FIRST SET"]), 800, 620, 0.9, 6),
    ["Two books", "Dvije knjige", "Zwei Bücher"],
  ],
  "category-videos": [
    () => at(video(INK.sky, "serve", "SERVE"), 600, 600, 1.1),
    [
      "A screen with a play mark",
      "Ekran sa znakom za reprodukciju",
      "Ein Bildschirm mit Abspielzeichen",
    ],
  ],
};

export const categoryPictures: readonly PictureEntry[] = Object.entries(ALL).map(
  ([name, [draw, words]]) => categoryEntry(name, words, draw),
);
