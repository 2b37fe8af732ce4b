import { BRAND, COLOUR, SURFACE, shoe } from "../shop/attributes.ts";
import type { SeedProduct } from "../types.ts";
import { product, variants } from "./build.ts";
import { review } from "./reviews.ts";

export const shoes: readonly SeedProduct[] = [
  product({
    id: 1019,
    sku: "SH-CRM",
    price: 119,
    membershipPrice: 105,
    categories: [6],
    priority: 97,
    featured: true,
    pictures: ["shoe-clay-runner-men", "shoe-clay-runner-men-pair", "shoe-clay-runner-men-navy"],
    attributes: { brand: [BRAND.nordline], surface: [SURFACE.clay], weight: 380 },
    variantAttributes: [{ code: "colour", defaultValue: COLOUR.white }, { code: "shoeSize" }],
    variants: variants(1019, "SH-CRM", {
      axes: { colour: [COLOUR.white, COLOUR.navy], shoeSize: shoe(40, 41, 42, 43, 44, 45, 46) },
      missing: [`${COLOUR.navy} 340`, `${COLOUR.navy} 346`],
      soldOut: [`${COLOUR.white} 343`, `${COLOUR.navy} 344`],
      pictures: {
        [COLOUR.white]: ["shoe-clay-runner-men", "shoe-clay-runner-men-pair"],
        [COLOUR.navy]: ["shoe-clay-runner-men-navy", "shoe-clay-runner-men-navy-pair"],
      },
    }),
    crossSell: [1055, 1029, 1036],
    reviews: review.shoes,
    copy: `
@en Clay Runner for men
A full herringbone sole that slides when you want it to and stops when you need it. Reinforced toe for dragging serves, mesh where feet get hot.

- 380 g in size 42
- Six-month outsole guarantee
@hr Clay Runner za muškarce
Puni riblji potplat koji klizi kad to želite i staje kad treba. Ojačani prsti za servise s povlačenjem, mrežica gdje se stopalo grije.

- 380 g u broju 42
- šest mjeseci jamstva na potplat
@de Clay Runner für Herren
Durchgehendes Fischgrätprofil, das rutscht, wenn Sie wollen, und stoppt, wenn Sie müssen. Verstärkte Zehe für nachgezogene Füße, Netzgewebe, wo es heiß wird.

- 380 g in Größe 42
- sechs Monate Garantie auf die Sohle`,
  }),
  product({
    id: 1020,
    sku: "SH-CRW",
    price: 115,
    discount: 10,
    categories: [6],
    featured: true,
    priority: 91,
    pictures: [
      "shoe-clay-runner-women",
      "shoe-clay-runner-women-pair",
      "shoe-clay-runner-women-sky",
    ],
    attributes: { brand: [BRAND.nordline], surface: [SURFACE.clay], weight: 320 },
    variantAttributes: [{ code: "colour", defaultValue: COLOUR.rose }, { code: "shoeSize" }],
    variants: variants(1020, "SH-CRW", {
      axes: { colour: [COLOUR.rose, COLOUR.sky], shoeSize: shoe(36, 37, 38, 39, 40, 41) },
      missing: [`${COLOUR.sky} 336`],
      soldOut: [`${COLOUR.rose} 338`],
      pictures: {
        [COLOUR.rose]: ["shoe-clay-runner-women", "shoe-clay-runner-women-pair"],
        [COLOUR.sky]: ["shoe-clay-runner-women-sky", "shoe-clay-runner-women-sky-pair"],
      },
    }),
    crossSell: [1024, 1055],
    reviews: review.shoes.slice(1),
    copy: `
@en Clay Runner for women
The same sole on a narrower last, with a softer heel. Light enough to forget, grippy enough for the wide ball.
@hr Clay Runner za žene
Isti potplat na užem kalupu, s mekšom petom. Dovoljno lagane da ih zaboravite, dovoljno čvrste za lopticu u kut.
@de Clay Runner für Damen
Dieselbe Sohle auf schmalerem Leisten, mit weicherer Ferse. Leicht genug zum Vergessen, griffig genug für den Ball in die Ecke.`,
  }),
  product({
    id: 1021,
    sku: "SH-ACP",
    price: 139,
    categories: [6],
    pictures: ["shoe-all-court-pro", "shoe-all-court-pro-pair", "shoe-all-court-pro-clay"],
    attributes: { brand: [BRAND.vento], surface: [SURFACE.hard, SURFACE.clay], weight: 410 },
    variantAttributes: [{ code: "colour" }, { code: "shoeSize" }],
    variants: variants(1021, "SH-ACP", {
      axes: { colour: [COLOUR.black, COLOUR.clay], shoeSize: shoe(38, 39, 40, 41, 42, 43, 44, 45) },
      missing: [`${COLOUR.clay} 338`, `${COLOUR.clay} 339`],
      soldOut: [`${COLOUR.black} 345`],
      pictures: {
        [COLOUR.black]: ["shoe-all-court-pro", "shoe-all-court-pro-pair"],
        [COLOUR.clay]: ["shoe-all-court-pro-clay", "shoe-all-court-pro-clay-pair"],
      },
    }),
    crossSell: [1055, 1050],
    reviews: review.shoes,
    copy: `
@en All Court Pro
A mid-cut collar and a hard rubber sole for players who change surface every week. Stable when you plant the foot, cushioned when you land.
@hr All Court Pro
Povišeni rub i tvrda guma za igrače koji svaki tjedan mijenjaju podlogu. Stabilne pri zaustavljanju, meke pri doskoku.
@de All Court Pro
Halbhoher Schaft und harte Gummisohle für alle, die jede Woche den Belag wechseln. Stabil beim Abstoppen, weich bei der Landung.`,
  }),
  product({
    id: 1022,
    sku: "SH-IND",
    price: 99,
    discount: 25,
    categories: [6],
    pictures: ["shoe-indoor-glide", "shoe-indoor-glide-pair"],
    attributes: { brand: [BRAND.halden], surface: [SURFACE.indoor], weight: 345 },
    variantAttributes: [{ code: "shoeSize" }],
    variants: variants(1022, "SH-IND", {
      axes: { shoeSize: shoe(39, 40, 41, 42, 43, 44) },
      soldOut: ["341", "342"],
    }),
    crossSell: [1055],
    copy: `
@en Indoor Glide
A smooth, non-marking sole for carpet and the blue courts of our hall. The knees say thank you in February.
@hr Indoor Glide
Gladak potplat koji ne ostavlja tragove, za tepih i plave terene naše dvorane. Koljena zahvaljuju u veljači.
@de Indoor Glide
Eine glatte Sohle ohne Abrieb für Teppich und die blauen Plätze unserer Halle. Die Knie danken es im Februar.`,
  }),
  product({
    id: 1023,
    sku: "SH-JUN",
    price: 59,
    categories: [6, 10],
    pictures: ["shoe-junior-court", "shoe-junior-court-pair"],
    attributes: { brand: [BRAND.baseline], surface: [SURFACE.clay, SURFACE.hard] },
    variantAttributes: [{ code: "shoeSize" }],
    variants: variants(1023, "SH-JUN", {
      axes: { shoeSize: shoe(31, 32, 33, 34, 35, 36, 37) },
      missing: ["333"],
      soldOut: ["336"],
    }),
    crossSell: [1032, 1033],
    reviews: review.junior,
    copy: `
@en Junior Court
Two wide straps under the laces, a toe cap that survives the scooter ride home, and a sole for clay and the playground.
@hr Junior Court
Dvije široke trake ispod vezica, kapica koja preživi romobil do kuće i potplat za zemlju i igralište.
@de Junior Court
Zwei breite Bänder unter den Schnürsenkeln, eine Kappe, die den Roller nach Hause übersteht, und eine Sohle für Sand und Pausenhof.`,
  }),
  product({
    id: 1056,
    sku: "SH-GRS",
    price: 129,
    categories: [6],
    pictures: ["shoe-grass-classic", "shoe-grass-classic-pair"],
    attributes: {
      brand: [BRAND.halden],
      surface: [SURFACE.grass],
      weight: 360,
      availableFrom: "2027-05-01",
    },
    variantAttributes: [{ code: "shoeSize" }],
    variants: variants(1056, "SH-GRS", {
      axes: { shoeSize: shoe(40, 41, 42, 43) },
      soldOut: ["340", "341", "342", "343"],
    }),
    copy: `
@en Lawn Classic
All white, small pimples, two weeks of use a year. We order them in spring for the few who travel to grass.
@hr Lawn Classic
Potpuno bijele, sitne bradavice, dva tjedna upotrebe godišnje. Naručujemo ih u proljeće za rijetke koji putuju na travu.
@de Lawn Classic
Ganz weiß, kleine Noppen, zwei Wochen Einsatz im Jahr. Wir bestellen sie im Frühling für die wenigen, die auf Rasen reisen.`,
  }),
];
