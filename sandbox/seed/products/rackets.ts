import { BRAND, COLOUR, GRIP, LEVEL } from "../shop/attributes.ts";
import type { SeedProduct } from "../types.ts";
import { product, variants } from "./build.ts";
import { review } from "./reviews.ts";

const GRIPS = [GRIP.l1, GRIP.l2, GRIP.l3, GRIP.l4];

export const rackets: readonly SeedProduct[] = [
  product({
    id: 1001,
    sku: "RK-CL98",
    price: 219,
    membershipPrice: 197,
    categories: [2, 1],
    priority: 98,
    featured: true,
    pictures: ["racket-court-line-98", "racket-court-line-98-detail", "scene-clay-sunset"],
    attributes: {
      brand: [BRAND.baseline],
      level: [LEVEL.tournament],
      weight: 305,
      headSize: 632,
      strung: false,
    },
    variantAttributes: [{ code: "grip", defaultValue: GRIP.l2 }],
    variants: variants(1001, "RK-CL98", { axes: { grip: GRIPS }, soldOut: [`${GRIP.l4}`] }),
    crossSell: [1016, 1045, 1040],
    reviews: review.rackets,
    copy: `
@en Court Line 98
The frame most of our first team plays. A 98-square-inch head and a thin 21 mm beam give you the ball on the strings long enough to decide where it goes.

- 16 × 19 string pattern, 305 g unstrung
- Balance 315 mm, six points head light
- Delivered unstrung; our workshop strings it the same day
@hr Court Line 98
Reket kojim igra većina naše prve ekipe. Glava od 98 kvadratnih inča i tanki okvir od 21 mm drže lopticu na žicama dovoljno dugo da odlučite kamo ide.

- raster žica 16 × 19, 305 g bez žice
- balans 315 mm, šest točaka prema drški
- isporučuje se bez žice; naša radionica plete ga isti dan
@de Court Line 98
Der Rahmen, den fast unsere ganze erste Mannschaft spielt. 98 Quadratzoll und ein schmaler Rahmen von 21 mm halten den Ball so lange auf den Saiten, bis klar ist, wohin er fliegt.

- Saitenbild 16 × 19, 305 g unbesaitet
- Balance 315 mm, sechs Punkte grifflastig
- Lieferung unbesaitet; unsere Werkstatt besaitet am selben Tag`,
  }),
  product({
    id: 1002,
    sku: "RK-CL100",
    price: 189,
    discount: 15,
    categories: [2, 1],
    featured: true,
    pictures: ["racket-court-line-100", "racket-court-line-100-detail"],
    attributes: {
      brand: [BRAND.baseline],
      level: [LEVEL.club],
      weight: 285,
      headSize: 645,
      strung: false,
    },
    variantAttributes: [{ code: "grip", defaultValue: GRIP.l2 }],
    variants: variants(1002, "RK-CL100", {
      axes: { grip: [GRIP.l0, ...GRIPS] },
      missing: [`${GRIP.l4}`],
    }),
    crossSell: [1014, 1045, 1047],
    reviews: review.rackets.slice(1),
    copy: `
@en Court Line 100 Lite
Twenty grams lighter than its big sister and just as honest. A good next step for league players who want control without the workout.

- 16 × 19 string pattern, 285 g unstrung
- Soft carbon lay-up in the throat, kind to elbows
@hr Court Line 100 Lite
Dvadeset grama lakši od starijeg brata i jednako pošten. Dobar sljedeći korak za ligaše koji žele kontrolu bez teretane.

- raster žica 16 × 19, 285 g bez žice
- mekši karbon u vratu reketa, blag prema laktu
@de Court Line 100 Lite
Zwanzig Gramm leichter als der große Bruder und genauso ehrlich. Der nächste Schritt für Ligaspieler, die Kontrolle ohne Krafttraining suchen.

- Saitenbild 16 × 19, 285 g unbesaitet
- weiches Carbon im Herz, schont den Ellbogen`,
  }),
  product({
    id: 1003,
    sku: "RK-HP95",
    price: 249,
    categories: [2, 1],
    pictures: ["racket-precision-95", "racket-precision-95-detail"],
    attributes: {
      brand: [BRAND.halden],
      level: [LEVEL.tournament],
      weight: 320,
      headSize: 613,
      strung: false,
    },
    variantAttributes: [{ code: "grip" }],
    variants: variants(1003, "RK-HP95", {
      axes: { grip: GRIPS },
      missing: [`${GRIP.l1}`],
      soldOut: [`${GRIP.l3}`],
    }),
    crossSell: [1013, 1015],
    copy: `
@en Halden Precision 95
An old-school player's racket: small head, dense bed, no forgiveness and no surprises. If you hit the middle, nothing feels better.

- 18 × 20 string pattern, 320 g unstrung
- Box beam, 20 mm all the way round
@hr Halden Precision 95
Reket stare škole: mala glava, gust raster, bez milosti i bez iznenađenja. Ako pogodite sredinu, ništa nema bolji osjećaj.

- raster žica 18 × 20, 320 g bez žice
- kutijasti profil, 20 mm po cijelom okviru
@de Halden Precision 95
Ein Schläger alter Schule: kleiner Kopf, dichtes Saitenbild, keine Gnade, keine Überraschungen. Wer die Mitte trifft, spürt nichts Schöneres.

- Saitenbild 18 × 20, 320 g unbesaitet
- Kastenprofil, rundum 20 mm`,
  }),
  product({
    id: 1004,
    sku: "RK-CT97",
    price: 159,
    categories: [2, 1],
    pictures: ["racket-touch-97", "racket-touch-97-detail"],
    attributes: {
      brand: [BRAND.corvo],
      level: [LEVEL.club],
      weight: 295,
      headSize: 626,
      strung: true,
    },
    crossSell: [1045, 1035],
    copy: `
@en Corvo Touch 97
Strung, gripped and ready to play out of the bag. A calm, flexible frame for doubles players who live at the net.

- 16 × 20 string pattern, 295 g
- Strung with a 1.25 mm multifilament at 24 kg
@hr Corvo Touch 97
Opleten, omotan i spreman za teren čim izađe iz torbe. Miran i savitljiv okvir za igrače parova koji žive na mreži.

- raster žica 16 × 20, 295 g
- opleten multifilamentom 1,25 mm na 24 kg
@de Corvo Touch 97
Besaitet, bewickelt und sofort spielbereit. Ein ruhiger, flexibler Rahmen für Doppelspieler, die am Netz zu Hause sind.

- Saitenbild 16 × 20, 295 g
- mit 1,25-mm-Multifilament bei 24 kg besaitet`,
  }),
  product({
    id: 1005,
    sku: "RK-VD105",
    price: 179,
    membershipPrice: 161,
    categories: [3, 1],
    priority: 96,
    featured: true,
    pictures: ["racket-drive-105", "racket-drive-105-navy", "racket-drive-105-detail"],
    attributes: {
      brand: [BRAND.vento],
      level: [LEVEL.club],
      weight: 270,
      headSize: 677,
      strung: false,
    },
    variantAttributes: [
      { code: "colour", defaultValue: COLOUR.clay },
      { code: "grip", defaultValue: GRIP.l2 },
    ],
    variants: variants(1005, "RK-VD105", {
      axes: { colour: [COLOUR.clay, COLOUR.navy], grip: [GRIP.l1, GRIP.l2, GRIP.l3] },
      missing: [`${COLOUR.navy} ${GRIP.l1}`],
      soldOut: [`${COLOUR.clay} ${GRIP.l3}`],
      pictures: { [COLOUR.clay]: ["racket-drive-105"], [COLOUR.navy]: ["racket-drive-105-navy"] },
    }),
    crossSell: [1013, 1042, 1045],
    reviews: review.power,
    copy: `
@en Vento Drive 105
A wide, generous head and a stiff hoop: the ball leaves early and lands deep. Our most borrowed demo racket three seasons in a row.

- 16 × 19 string pattern, 270 g unstrung
- 26 mm beam, length 690 mm
@hr Vento Drive 105
Široka, izdašna glava i krut obruč: loptica odlazi rano i pada duboko. Tri sezone zaredom naš najposuđivaniji testni reket.

- raster žica 16 × 19, 270 g bez žice
- profil 26 mm, duljina 690 mm
@de Vento Drive 105
Ein breiter, großzügiger Kopf und ein steifer Rahmen: Der Ball geht früh weg und landet lang. Seit drei Saisons unser meistgeliehener Testschläger.

- Saitenbild 16 × 19, 270 g unbesaitet
- Rahmenhöhe 26 mm, Länge 690 mm`,
  }),
  product({
    id: 1006,
    sku: "RK-VC110",
    price: 169,
    discount: 20,
    categories: [3, 1],
    pictures: ["racket-comfort-110", "racket-comfort-110-detail"],
    attributes: {
      brand: [BRAND.vento],
      level: [LEVEL.beginner],
      weight: 255,
      headSize: 710,
      strung: true,
    },
    crossSell: [1046, 1047, 1061],
    reviews: review.power.slice(1),
    copy: `
@en Vento Comfort 110
The largest head in the shop and the softest hoop. For coming back after a break, for sore elbows, for anyone who wants the sport to be easy again.

- 16 × 20 string pattern, 255 g
- Delivered strung and with a cushioned grip, size L2
@hr Vento Comfort 110
Najveća glava u trgovini i najmekši obruč. Za povratak nakon stanke, za osjetljiv lakat i za sve koji žele da tenis opet bude lagan.

- raster žica 16 × 20, 255 g
- isporučuje se opleten, s mekanim gripom, drška L2
@de Vento Comfort 110
Der größte Kopf im Laden und der weichste Rahmen. Für den Wiedereinstieg, für empfindliche Ellbogen, für alle, denen Tennis wieder leichtfallen soll.

- Saitenbild 16 × 20, 255 g
- besaitet und mit gepolstertem Griff, Stärke L2`,
  }),
  product({
    id: 1007,
    sku: "RK-NT104",
    price: 199,
    categories: [3, 1],
    pictures: ["racket-thunder-104", "racket-thunder-104-detail"],
    attributes: {
      brand: [BRAND.nordline],
      level: [LEVEL.tournament],
      weight: 290,
      headSize: 671,
      strung: false,
      availableFrom: "2026-09-01",
    },
    variantAttributes: [{ code: "grip", defaultValue: GRIP.l3 }],
    variants: variants(1007, "RK-NT104", { axes: { grip: GRIPS } }),
    crossSell: [1013, 1041],
    copy: `
@en Nordline Thunder 104
Weight in the head, spring in the throat. Serves with this one are heard at the clubhouse.

- 16 × 18 string pattern, 290 g unstrung
- Even balance at 330 mm
@hr Nordline Thunder 104
Masa u glavi, opruga u vratu. Servisi s ovim reketom čuju se do klupske kuće.

- raster žica 16 × 18, 290 g bez žice
- ujednačen balans na 330 mm
@de Nordline Thunder 104
Gewicht im Kopf, Federung im Herz. Aufschläge mit diesem Schläger hört man bis ins Clubhaus.

- Saitenbild 16 × 18, 290 g unbesaitet
- ausgewogene Balance bei 330 mm`,
  }),
  product({
    id: 1008,
    sku: "RK-CS102",
    price: 149,
    discount: 30,
    categories: [3, 1],
    stock: 0,
    pictures: ["racket-surge-102", "racket-surge-102-detail"],
    attributes: {
      brand: [BRAND.corvo],
      level: [LEVEL.club],
      weight: 280,
      headSize: 658,
      strung: true,
    },
    crossSell: [1005, 1004],
    copy: `
@en Corvo Surge 102
Last year's colours at this year's best price. An all-court frame with an open string pattern that makes topspin almost automatic.
@hr Corvo Surge 102
Prošlogodišnje boje po ovogodišnjoj najboljoj cijeni. Svestran okvir s otvorenim rasterom s kojim topspin dolazi gotovo sam.
@de Corvo Surge 102
Die Farben vom Vorjahr zum besten Preis des Jahres. Ein Allround-Rahmen mit offenem Saitenbild, das Topspin fast von selbst erzeugt.`,
  }),
];
