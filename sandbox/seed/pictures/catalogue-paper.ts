import { type PictureEntry, productEntry, type Words } from "./entry.ts";
import { figure } from "./figure.ts";
import { ebook, giftCard, ticket, video } from "./papers.ts";
import { racket } from "./racket.ts";
import { shoe } from "./shoe.ts";
import { circle, INK, place, rect, stroke } from "./svg.ts";

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
const kid = (x: number, shirt: string) => player("cheer", x, 0.72, shirt);

/** A shoe with its middle at x,y. */
const _shoeAt = (look: Parameters<typeof shoe>[0], x: number, y: number, scale: number, turn = 0) =>
  place(place(shoe(look), { x: -530, y: -540 }), { x, y, scale, turn });
const _WHITE_SHOE = {
  upper: INK.white,
  panel: INK.green,
  accent: INK.clay,
  outsole: INK.clay,
} as const;

const ALL: Readonly<Record<string, readonly [() => string, Words]>> = {
  "gift-25": [
    () => at(giftCard(INK.green, INK.yellow, "25 €"), 600, 600, 1.18),
    [
      "Green gift card for 25 euros",
      "Zelena poklon-kartica od 25 eura",
      "Grüner Gutschein über 25 Euro",
    ],
  ],
  "gift-50": [
    () => at(giftCard(INK.clay, INK.white, "50 €"), 600, 600, 1.18),
    [
      "Clay-red gift card for 50 euros",
      "Poklon-kartica boje zemlje od 50 eura",
      "Ziegelroter Gutschein über 50 Euro",
    ],
  ],
  "gift-100": [
    () => at(giftCard(INK.navy, INK.yellow, "100 €"), 600, 600, 1.18),
    [
      "Navy gift card for 100 euros",
      "Plava poklon-kartica od 100 eura",
      "Blauer Gutschein über 100 Euro",
    ],
  ],
  "ebook-first-set": [
    () => at(ebook(INK.green, "ladder", ["FIRST SERVE", "TO FIRST SET"]), 600, 600, 1.16),
    ["Green book cover with a ladder", "Zelene korice s ljestvama", "Grünes Buchcover mit Leiter"],
  ],
  "ebook-strings": [
    () => at(ebook(INK.navy, "strings", ["STRINGS WITHOUT", "SECRETS"]), 600, 600, 1.16),
    [
      "Navy book cover with a string bed",
      "Plave korice sa žicama",
      "Blaues Buchcover mit Saitenbett",
    ],
  ],
  "ebook-clay": [
    () => at(ebook(INK.clay, "slide", ["CLAY COURT", "TACTICS"]), 600, 600, 1.16),
    [
      "Red book cover with a sliding player",
      "Crvene korice s igračem u proklizavanju",
      "Rotes Buchcover mit rutschendem Spieler",
    ],
  ],
  "ebook-mind": [
    () => at(ebook("#5b4a72", "mind", ["CALM AT", "MATCH POINT"]), 600, 600, 1.16),
    [
      "Violet book cover about the mental game",
      "Ljubičaste korice o mentalnoj igri",
      "Violettes Buchcover über den Kopf",
    ],
  ],
  "video-serve": [
    () => at(video(INK.sky, "serve", "SERVE"), 600, 590, 1.1),
    [
      "Screen with a serving player and a play mark",
      "Ekran s igračem u servisu i znakom za reprodukciju",
      "Bildschirm mit Aufschläger und Abspielzeichen",
    ],
  ],
  "video-footwork": [
    () => at(video(INK.greenSoft, "feet", "FOOTWORK"), 600, 590, 1.1),
    [
      "Screen with footprints and a play mark",
      "Ekran s tragovima stopala i znakom za reprodukciju",
      "Bildschirm mit Fußspuren und Abspielzeichen",
    ],
  ],
  "video-doubles": [
    () => at(video("#d9b06a", "doubles", "DOUBLES"), 600, 590, 1.1),
    [
      "Screen with two doubles players",
      "Ekran s dvoje igrača u paru",
      "Bildschirm mit zwei Doppelspielern",
    ],
  ],
  "lesson-single": [
    () =>
      at(
        ticket(
          INK.green,
          "1 HOUR",
          player("coach", -230, 1, INK.clay) + player("forehand", 30, 1, INK.white),
        ),
        600,
        600,
        1.1,
      ),
    [
      "Ticket for a lesson: a coach and a player",
      "Ulaznica za trening: trener i igrač",
      "Ticket für eine Stunde: Trainer und Spieler",
    ],
  ],
  "lesson-ten": [
    () =>
      at(
        ticket(
          INK.navy,
          "10 HOURS",
          player("coach", -230, 1, INK.yellow) + player("backhand", 30, 1, INK.rose),
        ),
        600,
        600,
        1.1,
      ),
    ["Ticket for ten lessons", "Ulaznica za deset treninga", "Ticket für zehn Stunden"],
  ],
  "lesson-trial": [
    () =>
      at(
        ticket(
          INK.greenSoft,
          "TRIAL",
          player("cheer", -210, 0.95, INK.clay) + player("ready", 30, 1, INK.navy),
        ),
        600,
        600,
        1.1,
      ),
    ["Ticket for a trial lesson", "Ulaznica za probni trening", "Ticket für eine Probestunde"],
  ],
  "lesson-camp": [
    () =>
      at(
        ticket(INK.sky, "CAMP", kid(-300, INK.clay) + kid(-130, INK.yellow) + kid(40, INK.green)),
        600,
        600,
        1.1,
      ),
    [
      "Camp ticket with three cheering children",
      "Ulaznica za kamp s troje veselih klinaca",
      "Camp-Ticket mit drei jubelnden Kindern",
    ],
  ],
  "lesson-video-analysis": [
    () => at(video(INK.green, "slide", "ANALYSIS"), 600, 590, 1.1),
    [
      "Screen with a player's stroke being analysed",
      "Ekran s analizom udarca",
      "Bildschirm mit Schlaganalyse",
    ],
  ],
  "service-stringing": [
    () =>
      at(
        rect(-330, 120, 660, 60, INK.steel, { rx: 20 }) +
          rect(-60, 170, 120, 260, INK.steel) +
          rect(-220, 410, 440, 50, INK.black, { rx: 20 }) +
          circle(300, 150, 76, INK.clay) +
          circle(300, 150, 26, INK.white),
        560,
        600,
      ) +
      at(racket(frame), 830, 660, 0.86, -84) +
      at(stroke("M0 0Q80 40 150 90", INK.yellow, 9), 640, 640),
    [
      "A racket in the stringing machine",
      "Reket u stroju za pletenje",
      "Ein Schläger in der Besaitungsmaschine",
    ],
  ],
};

export const paperPictures: readonly PictureEntry[] = Object.entries(ALL).map(
  ([name, [draw, words]]) => productEntry(name, words, draw),
);
