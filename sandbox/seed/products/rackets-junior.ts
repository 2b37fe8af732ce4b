import { BRAND, COLOUR, LEVEL } from "../shop/attributes.ts";
import type { SeedProduct } from "../types.ts";
import { product, variants } from "./build.ts";
import { review } from "./reviews.ts";

export const juniorRackets: readonly SeedProduct[] = [
  product({
    id: 1009,
    sku: "RK-LA19",
    price: 34,
    categories: [4, 1],
    pictures: ["racket-little-ace-19", "scene-kids-camp"],
    attributes: {
      brand: [BRAND.baseline],
      level: [LEVEL.beginner],
      weight: 175,
      headSize: 500,
      strung: true,
    },
    crossSell: [1037, 1044],
    copy: `
@en Little Ace 19
Nineteen inches for players up to 105 cm. The first racket of half the children who ever held one here.
@hr Little Ace 19
Devetnaest inča za igrače do 105 cm. Prvi reket polovice djece koja su ga kod nas ikad držala u ruci.
@de Little Ace 19
Neunzehn Zoll für Spieler bis 105 cm. Der erste Schläger für die Hälfte aller Kinder, die hier je einen gehalten haben.`,
  }),
  product({
    id: 1010,
    sku: "RK-LA23",
    price: 42,
    membershipPrice: 38,
    categories: [4, 1],
    priority: 90,
    featured: true,
    pictures: ["racket-little-ace-23", "racket-little-ace-23-sky", "racket-little-ace-23-green"],
    attributes: {
      brand: [BRAND.baseline],
      level: [LEVEL.beginner],
      weight: 205,
      headSize: 560,
      strung: true,
    },
    variantAttributes: [{ code: "colour", defaultValue: COLOUR.yellow }],
    variants: variants(1010, "RK-LA23", {
      axes: { colour: [COLOUR.yellow, COLOUR.sky, COLOUR.green] },
      soldOut: [`${COLOUR.green}`],
      pictures: {
        [COLOUR.yellow]: ["racket-little-ace-23"],
        [COLOUR.sky]: ["racket-little-ace-23-sky"],
        [COLOUR.green]: ["racket-little-ace-23-green"],
      },
    }),
    crossSell: [1037, 1038, 1044],
    reviews: review.junior,
    copy: `
@en Little Ace 23
Twenty-three inches, from about six years. Aluminium, light in the head, with a grip small hands can close around.
@hr Little Ace 23
Dvadeset tri inča, od otprilike šest godina. Aluminij, lagana glava i drška koju male ruke mogu obuhvatiti.
@de Little Ace 23
Dreiundzwanzig Zoll, ab etwa sechs Jahren. Aluminium, leicht im Kopf, mit einem Griff, den kleine Hände umschließen können.`,
  }),
  product({
    id: 1011,
    sku: "RK-RS25",
    price: 69,
    categories: [4, 1],
    pictures: ["racket-rising-star-25", "racket-rising-star-25-detail"],
    attributes: {
      brand: [BRAND.vento],
      level: [LEVEL.club],
      weight: 240,
      headSize: 632,
      strung: true,
    },
    crossSell: [1038, 1045],
    copy: `
@en Vento Rising Star 25
Twenty-five inches of graphite composite for children who already rally and now want to win the point.
@hr Vento Rising Star 25
Dvadeset pet inča grafitnog kompozita za djecu koja već izmjenjuju udarce i sada žele osvojiti poen.
@de Vento Rising Star 25
Fünfundzwanzig Zoll aus Graphit-Verbund für Kinder, die schon Bälle wechseln und jetzt den Punkt wollen.`,
  }),
  product({
    id: 1012,
    sku: "RK-RS26",
    price: 89,
    discount: 10,
    categories: [4, 1],
    pictures: ["racket-rising-star-26", "racket-rising-star-26-detail"],
    attributes: {
      brand: [BRAND.vento],
      level: [LEVEL.tournament],
      weight: 255,
      headSize: 645,
      strung: true,
      availableFrom: "2026-03-15",
    },
    crossSell: [1013, 1045],
    copy: `
@en Vento Rising Star 26
Full graphite, an inch short of adult length: the racket for the last two junior years and the first ranking points.
@hr Vento Rising Star 26
Puni grafit, inč kraći od odraslog reketa: za posljednje dvije juniorske godine i prve bodove na ljestvici.
@de Vento Rising Star 26
Reines Graphit, ein Zoll unter Erwachsenenlänge: der Schläger für die letzten Juniorenjahre und die ersten Ranglistenpunkte.`,
  }),
  product({
    id: 1075,
    sku: "RK-OLD90",
    price: 119,
    categories: [3, 1],
    archived: true,
    stock: 0,
    pictures: ["racket-surge-102"],
    attributes: { brand: [BRAND.corvo], weight: 330, headSize: 580, strung: false },
    copy: `
@en Corvo Heritage 90
Retired in 2023 after eleven good seasons. Kept here for those who look for its data.
@hr Corvo Heritage 90
Povučen 2023. nakon jedanaest dobrih sezona. Ostaje ovdje za one koji traže njegove podatke.
@de Corvo Heritage 90
2023 nach elf guten Saisons ausgelaufen. Bleibt hier für alle, die seine Daten suchen.`,
  }),
];
