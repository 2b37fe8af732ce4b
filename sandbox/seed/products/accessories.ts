import { BRAND, COLOUR } from "../shop/attributes.ts";
import { t } from "../text.ts";
import type { SeedProduct } from "../types.ts";
import { product, variants } from "./build.ts";
import { review } from "./reviews.ts";

export const accessories: readonly SeedProduct[] = [
  product({
    id: 1045,
    sku: "AC-GRIP",
    price: 7.9,
    membershipPrice: 6.9,
    categories: [13],
    featured: true,
    priority: 89,
    pictures: ["grip-white", "grip-yellow", "grip-black"],
    attributes: { brand: [BRAND.vento] },
    variantAttributes: [{ code: "colour", defaultValue: COLOUR.white }],
    variants: variants(1045, "AC-GRIP", {
      axes: { colour: [COLOUR.white, COLOUR.yellow, COLOUR.black] },
      soldOut: [`${COLOUR.black}`],
      pictures: {
        [COLOUR.white]: ["grip-white"],
        [COLOUR.yellow]: ["grip-yellow"],
        [COLOUR.black]: ["grip-black"],
      },
    }),
    crossSell: [1046, 1050],
    reviews: review.balls,
    copy: `
@en Overgrips, pack of three
Thin, tacky and dry. Change one before every important match; it is the cheapest confidence there is.
@hr Gripovi, pakiranje od tri
Tanki, ljepljivi i suhi. Promijenite ga prije svakog važnog meča; jeftinijeg samopouzdanja nema.
@de Griffbänder, Dreierpack
Dünn, griffig und trocken. Vor jedem wichtigen Match ein neues; billigeres Selbstvertrauen gibt es nicht.`,
  }),
  product({
    id: 1046,
    sku: "AC-LEATHER",
    price: 14.5,
    categories: [13],
    pictures: ["grip-leather"],
    attributes: { brand: [BRAND.halden] },
    crossSell: [1045, 1003],
    copy: `
@en Leather replacement grip
Calfskin for those who want to feel every edge of the handle. Adds ten grams and thirty years of character.
@hr Kožni osnovni grip
Teleća koža za one koji žele osjetiti svaki brid drške. Dodaje deset grama i trideset godina karaktera.
@de Basisgriffband aus Leder
Kalbsleder für alle, die jede Kante des Griffs spüren wollen. Bringt zehn Gramm und dreißig Jahre Charakter.`,
  }),
  product({
    id: 1047,
    sku: "AC-DAMP",
    price: 4.9,
    categories: [13],
    pictures: ["dampeners"],
    attributes: { brand: [BRAND.baseline] },
    crossSell: [1014, 1045],
    copy: `
@en Dampeners, pair
Does nothing for your elbow and everything for the sound. Two colours in one pack.
@hr Antivibratori, par
Ne čini ništa za lakat, a sve za zvuk. Dvije boje u jednom pakiranju.
@de Dämpfer, zwei Stück
Bringt dem Ellbogen nichts und dem Klang alles. Zwei Farben in einer Packung.`,
  }),
  product({
    id: 1048,
    sku: "AC-CAP",
    price: 22,
    categories: [13],
    pictures: ["cap-green", "cap-white", "cap-clay"],
    attributes: { brand: [BRAND.baseline] },
    variantAttributes: [{ code: "colour", defaultValue: COLOUR.green }],
    variants: variants(1048, "AC-CAP", {
      axes: { colour: [COLOUR.green, COLOUR.white, COLOUR.clay] },
      pictures: {
        [COLOUR.green]: ["cap-green"],
        [COLOUR.white]: ["cap-white"],
        [COLOUR.clay]: ["cap-clay"],
      },
    }),
    crossSell: [1031, 1049],
    reviews: review.clothing,
    copy: `
@en Club cap
A deep peak against the low sun behind court 2, a soft crown that folds into a pocket.
@hr Klupska kapa
Duboki šilt protiv niskog sunca iza terena 2 i mekana kapa koja stane u džep.
@de Clubkappe
Ein tiefer Schirm gegen die tiefe Sonne hinter Platz 2 und eine weiche Krone, die in die Hosentasche passt.`,
  }),
  product({
    id: 1049,
    sku: "AC-VISOR",
    price: 19,
    discount: 30,
    categories: [13, 8],
    pictures: ["visor"],
    attributes: { brand: [BRAND.nordline] },
    crossSell: [1025],
    copy: `
@en Nordline visor
Shade for the eyes, air for the head, room for a ponytail.
@hr Nordline šilt
Sjena za oči, zrak za glavu, mjesta za rep.
@de Nordline Visor
Schatten für die Augen, Luft für den Kopf, Platz für den Zopf.`,
  }),
  product({
    id: 1050,
    sku: "AC-WRIST",
    price: 9.9,
    categories: [13],
    pictures: ["wristbands-white", "wristbands-navy"],
    attributes: { brand: [BRAND.vento] },
    variantAttributes: [{ code: "colour", defaultValue: COLOUR.white }],
    variants: variants(1050, "AC-WRIST", {
      axes: { colour: [COLOUR.white, COLOUR.navy] },
      pictures: { [COLOUR.white]: ["wristbands-white"], [COLOUR.navy]: ["wristbands-navy"] },
    }),
    crossSell: [1051, 1045],
    copy: `
@en Wristbands, pair
Thick terry that keeps the handle dry into the third set. Yes, the wide ones are back.
@hr Znojnici, par
Debeli frotir koji drži dršku suhom i u trećem setu. Da, široki su se vratili.
@de Schweißbänder, Paar
Dickes Frottee, das den Griff bis in den dritten Satz trocken hält. Ja, die breiten sind zurück.`,
  }),
  product({
    id: 1051,
    sku: "AC-TOWEL",
    price: 24,
    categories: [13],
    pictures: ["towel", "scene-bench"],
    attributes: { brand: [BRAND.baseline] },
    customOptions: [
      {
        type: "text",
        title: t("Embroidered name", "Izvezeno ime", "Eingestickter Name"),
        required: false,
      },
    ],
    crossSell: [1052, 1050],
    copy: `
@en Courtside towel
Fifty by a hundred centimetres of heavy cotton. With your name it also finds the way back from the changing room.
@hr Ručnik za teren
Pedeset puta sto centimetara teškog pamuka. S vašim imenom zna i put natrag iz svlačionice.
@de Handtuch für den Platz
Fünfzig mal hundert Zentimeter schwere Baumwolle. Mit Ihrem Namen findet es auch aus der Umkleide zurück.`,
  }),
  product({
    id: 1052,
    sku: "AC-BOTTLE",
    price: 27,
    membershipPrice: 24,
    categories: [13],
    priority: 80,
    pictures: ["bottle"],
    attributes: { brand: [BRAND.baseline], weight: 310 },
    customOptions: [
      { type: "text", title: t("Engraving", "Gravura", "Gravur"), required: true },
      {
        type: "number",
        title: t("Year of joining", "Godina učlanjenja", "Beitrittsjahr"),
        required: false,
      },
    ],
    crossSell: [1051, 1054],
    reviews: review.lessons.slice(1),
    copy: `
@en Engraved steel bottle
Keeps water cold through five sets, or tea hot through one in November. Engraved in our workshop with up to twenty letters.
@hr Gravirana čelična boca
Voda ostaje hladna pet setova, a čaj topao jedan u studenome. Graviramo u našoj radionici, do dvadeset slova.
@de Gravierte Stahlflasche
Hält Wasser fünf Sätze lang kalt oder Tee einen Satz im November heiß. In unserer Werkstatt graviert, bis zwanzig Zeichen.`,
  }),
  product({
    id: 1053,
    sku: "AC-BALL",
    price: 89,
    categories: [13],
    stock: 2,
    pictures: ["ball-single", "scene-footer-court"],
    attributes: { brand: [BRAND.baseline] },
    crossSell: [1043],
    copy: `
@en The big yellow beanbag
A tennis ball ninety centimetres wide, for the terrace, the children's corner or the very large dog.
@hr Velika žuta vreća za sjedenje
Teniska loptica široka devedeset centimetara, za terasu, dječji kutak ili jako velikog psa.
@de Der große gelbe Sitzsack
Ein Tennisball mit neunzig Zentimetern Durchmesser, für Terrasse, Kinderecke oder sehr große Hunde.`,
  }),
  product({
    id: 1054,
    sku: "AC-KEY",
    price: 15,
    categories: [13],
    pictures: ["key-ring"],
    attributes: { brand: [BRAND.baseline] },
    customOptions: [
      {
        type: "text",
        title: t("Score to engrave", "Rezultat za gravuru", "Ergebnis für die Gravur"),
        required: true,
      },
    ],
    crossSell: [1067, 1043],
    copy: `
@en Score key ring
Beech from the old umpire's chairs, engraved with the result you never want to forget.
@hr Privjesak s rezultatom
Bukovina starih sudačkih stolica, s ugraviranim rezultatom koji nikad ne želite zaboraviti.
@de Schlüsselanhänger mit Ergebnis
Buche aus alten Schiedsrichterstühlen, graviert mit dem Ergebnis, das Sie nie vergessen wollen.`,
  }),
  product({
    id: 1055,
    sku: "AC-SOCKS",
    price: 11.9,
    categories: [13, 9],
    pictures: ["socks"],
    attributes: { brand: [BRAND.baseline] },
    crossSell: [1019, 1020],
    copy: `
@en Club socks, two pairs
Padded heel, padded toe, two green rings. The clay washes out at forty degrees; we have tried.
@hr Klupske čarape, dva para
Podstavljena peta i prsti, dvije zelene pruge. Zemlja se ispere na četrdeset stupnjeva; probali smo.
@de Clubsocken, zwei Paar
Gepolsterte Ferse, gepolsterte Zehen, zwei grüne Ringe. Der Sand geht bei vierzig Grad heraus; wir haben es probiert.`,
  }),
];
