import { BRAND, GAUGE, LEVEL } from "../shop/attributes.ts";
import { t } from "../text.ts";
import type { SeedProduct } from "../types.ts";
import { product, variants } from "./build.ts";
import { review } from "./reviews.ts";

const GAUGES = [GAUGE.g120, GAUGE.g125, GAUGE.g130];

export const strings: readonly SeedProduct[] = [
  product({
    id: 1013,
    sku: "ST-SPIN",
    price: 14.9,
    membershipPrice: 12.9,
    categories: [5],
    priority: 92,
    featured: true,
    pictures: ["strings-clay-spin", "scene-workshop"],
    attributes: { brand: [BRAND.corvo], level: [LEVEL.tournament] },
    variantAttributes: [{ code: "gauge", defaultValue: GAUGE.g125 }],
    variants: variants(1013, "ST-SPIN", { axes: { gauge: GAUGES }, soldOut: [`${GAUGE.g120}`] }),
    crossSell: [1018, 1045, 1016],
    reviews: review.strings,
    copy: `
@en Corvo Clay Spin set
A seven-sided polyester that bites into the ball and shrugs off sand between the strings. Twelve metres, enough for one racket.
@hr Corvo Clay Spin garnitura
Sedmerokutni poliester koji grize lopticu i ne mari za zrnca zemlje među žicama. Dvanaest metara, dovoljno za jedan reket.
@de Corvo Clay Spin Set
Ein siebenkantiges Polyester, das den Ball packt und dem Sand zwischen den Saiten nichts ausmacht. Zwölf Meter, genug für einen Schläger.`,
  }),
  product({
    id: 1014,
    sku: "ST-SOFT",
    price: 17.5,
    categories: [5],
    pictures: ["strings-soft-touch", "scene-workshop"],
    attributes: { brand: [BRAND.halden], level: [LEVEL.club] },
    variantAttributes: [{ code: "gauge", defaultValue: GAUGE.g130 }],
    variants: variants(1014, "ST-SOFT", { axes: { gauge: GAUGES }, missing: [`${GAUGE.g120}`] }),
    crossSell: [1018, 1047],
    reviews: review.strings.slice(1),
    copy: `
@en Halden Soft Touch set
More than a thousand fibres in a quiet, elastic jacket. The string our physiotherapist recommends after a sore elbow.
@hr Halden Soft Touch garnitura
Više od tisuću vlakana u mirnom, elastičnom omotaču. Žica koju naš fizioterapeut preporučuje nakon teniskog lakta.
@de Halden Soft Touch Set
Über tausend Fasern in einem ruhigen, elastischen Mantel. Die Saite, die unsere Physiotherapeutin nach einem Tennisarm empfiehlt.`,
  }),
  product({
    id: 1015,
    sku: "ST-GUT",
    price: 39.9,
    categories: [5],
    stock: 0,
    pictures: ["strings-natural-gut"],
    attributes: { brand: [BRAND.halden], level: [LEVEL.tournament], availableFrom: "2026-12-15" },
    crossSell: [1014, 1018],
    copy: `
@en Halden natural gut
Nothing holds its tension longer and nothing forgives more. Made in small batches, so it is gone for a few weeks every winter.
@hr Halden prirodna žica
Ništa dulje ne drži napetost i ništa više ne oprašta. Izrađuje se u malim serijama pa je svake zime nekoliko tjedana nema.
@de Halden Naturdarm
Nichts hält die Spannung länger, nichts verzeiht mehr. In kleinen Serien gefertigt und deshalb jeden Winter ein paar Wochen vergriffen.`,
  }),
  product({
    id: 1016,
    sku: "ST-REEL",
    price: 129,
    discount: 12,
    categories: [5],
    pictures: ["strings-reel", "strings-reel-soft"],
    attributes: { brand: [BRAND.corvo], level: [LEVEL.tournament] },
    crossSell: [1013, 1018],
    copy: `
@en Corvo Clay Spin reel
Two hundred metres, seventeen rackets. For teams, families and anyone who breaks a string before the weather breaks.
@hr Corvo Clay Spin kolut
Dvjesto metara, sedamnaest reketa. Za ekipe, obitelji i sve kojima žica pukne prije nego vrijeme.
@de Corvo Clay Spin Rolle
Zweihundert Meter, siebzehn Schläger. Für Mannschaften, Familien und alle, denen die Saite reißt, bevor das Wetter umschlägt.`,
  }),
  product({
    id: 1017,
    sku: "ST-HYB",
    price: 24.5,
    categories: [5],
    pictures: ["strings-hybrid"],
    attributes: { brand: [BRAND.corvo], level: [LEVEL.club] },
    crossSell: [1018],
    copy: `
@en Corvo Hybrid set
Polyester in the mains for spin, multifilament in the crosses for the arm. Six metres of each.
@hr Corvo Hybrid garnitura
Poliester u uzdužnim žicama za rotaciju, multifilament u poprečnima za ruku. Po šest metara svake.
@de Corvo Hybrid Set
Polyester in den Längssaiten für den Spin, Multifilament quer für den Arm. Je sechs Meter.`,
  }),
  product({
    id: 1018,
    sku: "SV-STRING",
    price: 18,
    membershipPrice: 14,
    type: "service",
    categories: [14, 5],
    stock: null,
    featured: true,
    priority: 88,
    pictures: ["service-stringing", "scene-workshop"],
    customOptions: [
      {
        type: "number",
        title: t("Tension in kilograms", "Napetost u kilogramima", "Spannung in Kilogramm"),
        required: true,
      },
      {
        type: "text",
        title: t("Racket and string", "Reket i žica", "Schläger und Saite"),
        required: true,
      },
      {
        type: "text",
        title: t("Note for the stringer", "Napomena za majstora", "Hinweis für die Werkstatt"),
        required: false,
      },
    ],
    crossSell: [1013, 1014],
    reviews: review.lessons,
    copy: `
@en Same-day stringing
Leave your racket at the front desk before noon, collect it after six. We string on an electronic machine, weigh the result and write the tension on the throat.
@hr Pletenje isti dan
Ostavite reket na recepciji do podne, preuzmite ga poslije šest. Pletemo na elektroničkom stroju, provjerimo rezultat i zapišemo napetost na vrat reketa.
@de Besaitung am selben Tag
Schläger bis mittags an der Rezeption abgeben, nach sechs abholen. Wir besaiten elektronisch, messen nach und schreiben die Spannung ins Herz des Rahmens.`,
  }),
];
