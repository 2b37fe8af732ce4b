import { BRAND, COLOUR } from "../shop/attributes.ts";
import { t } from "../text.ts";
import type { SeedProduct } from "../types.ts";
import { product, variants } from "./build.ts";

export const bags: readonly SeedProduct[] = [
  product({
    id: 1040,
    sku: "BG-SIX",
    price: 74,
    membershipPrice: 66,
    categories: [12],
    featured: true,
    priority: 82,
    pictures: ["bag-six", "scene-bench"],
    attributes: { brand: [BRAND.baseline], weight: 1100 },
    crossSell: [1001, 1051],
    copy: `
@en Racket bag for six
Two lined compartments, one of them against the heat of a parked car, and a vented pocket for shoes that have seen clay.
@hr Torba za šest reketa
Dva obložena pretinca, jedan protiv vrućine parkiranog auta, i prozračan džep za tenisice koje su vidjele zemlju.
@de Schlägertasche für sechs
Zwei gefütterte Fächer, eines davon gegen die Hitze im geparkten Auto, und ein belüftetes Fach für Schuhe, die Sand gesehen haben.`,
  }),
  product({
    id: 1041,
    sku: "BG-TWELVE",
    price: 109,
    discount: 18,
    categories: [12],
    pictures: ["bag-twelve"],
    attributes: { brand: [BRAND.nordline], weight: 1650 },
    crossSell: [1007, 1016],
    copy: `
@en Nordline tour bag for twelve
For league Sundays that begin at seven and end at dusk. Three compartments, backpack straps, room for the whole family's rackets.
@hr Nordline torba za dvanaest reketa
Za ligaške nedjelje koje počinju u sedam i završavaju u sumrak. Tri pretinca, naramenice, mjesto za rekete cijele obitelji.
@de Nordline Tourtasche für zwölf
Für Ligasonntage, die um sieben beginnen und in der Dämmerung enden. Drei Fächer, Rucksackgurte, Platz für die Schläger der ganzen Familie.`,
  }),
  product({
    id: 1042,
    sku: "BG-PACK",
    price: 59,
    categories: [12],
    pictures: ["bag-backpack", "bag-backpack-clay", "scene-flat-lay"],
    attributes: { brand: [BRAND.baseline], weight: 780 },
    variantAttributes: [{ code: "colour", defaultValue: COLOUR.green }],
    variants: variants(1042, "BG-PACK", {
      axes: { colour: [COLOUR.green, COLOUR.clay] },
      pictures: { [COLOUR.green]: ["bag-backpack"], [COLOUR.clay]: ["bag-backpack-clay"] },
    }),
    crossSell: [1052, 1045],
    copy: `
@en Team backpack
Holds two rackets by the handle, a laptop flat against the back and lunch on top. From the office to court 3 without changing bags.
@hr Timski ruksak
Drži dva reketa za dršku, laptop uz leđa i ručak na vrhu. Od ureda do terena 3 bez mijenjanja torbe.
@de Team-Rucksack
Zwei Schläger am Griff, der Laptop flach am Rücken, das Mittagessen obenauf. Vom Büro auf Platz 3, ohne die Tasche zu wechseln.`,
  }),
  product({
    id: 1043,
    sku: "BG-TOTE",
    price: 16,
    categories: [12],
    pictures: ["bag-tote"],
    attributes: { brand: [BRAND.baseline] },
    crossSell: [1031, 1054],
    copy: `
@en Canvas tote
One ball, one line, no zip. Carries towels to the river and apples from the market.
@hr Platnena torba
Jedna loptica, jedna crta, bez patenta. Nosi ručnike na rijeku i jabuke s tržnice.
@de Stoffbeutel
Ein Ball, eine Linie, kein Reißverschluss. Trägt Handtücher zum Fluss und Äpfel vom Markt.`,
  }),
  product({
    id: 1044,
    sku: "BG-KIDS",
    price: 29,
    categories: [12, 10],
    pictures: ["bag-kids"],
    attributes: { brand: [BRAND.baseline], weight: 340 },
    customOptions: [
      {
        type: "text",
        title: t("Name on the pocket", "Ime na džepu", "Name auf der Tasche"),
        required: false,
      },
    ],
    crossSell: [1010, 1032],
    copy: `
@en Little Ace backpack
Sized for backs from 110 to 140 cm, with a sleeve for a short racket. We embroider a name on the pocket if you like.
@hr Little Ace ruksak
Za leđa od 110 do 140 cm, s navlakom za kratki reket. Po želji na džep izvezemo ime.
@de Little Ace Rucksack
Für Rücken von 110 bis 140 cm, mit Fach für einen kurzen Schläger. Auf Wunsch sticken wir einen Namen auf die Tasche.`,
  }),
];
