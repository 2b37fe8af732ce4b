import { LEVEL } from "../shop/attributes.ts";
import { t } from "../text.ts";
import type { SeedProduct } from "../types.ts";
import { product } from "./build.ts";
import { review } from "./reviews.ts";

const digital = { format: "eproduct", stock: null } as const;
const book = { ...digital, taxRate: 5, categories: [16, 15] } as const;
const course = { ...digital, categories: [17, 15] } as const;
const gift = (id: number, picture: string) =>
  ({
    ...digital,
    id,
    taxRate: 0,
    categories: [18],
    pictures: [picture, "category-gift-cards"],
    customOptions: [
      { type: "text", title: t("For whom", "Za koga", "Für wen"), required: true },
      { type: "text", title: t("Greeting", "Čestitka", "Grußtext"), required: false },
    ],
  }) as const;

export const learning: readonly SeedProduct[] = [
  product({
    ...book,
    id: 1063,
    sku: "EB-FIRST",
    price: 9.9,
    priority: 78,
    pictures: ["ebook-first-set"],
    attributes: { level: [LEVEL.beginner] },
    crossSell: [1061, 1064, 1070],
    reviews: review.learning,
    copy: `
@en From first serve to first set
Ninety pages for the first six months: how to hold it, how to count it, how to say sorry for a net cord. By coach Maja Lončar.
@hr Od prvog servisa do prvog seta
Devedeset stranica za prvih šest mjeseci: kako držati, kako brojiti, kako se ispričati za mrežu. Napisala trenerica Maja Lončar.
@de Vom ersten Aufschlag zum ersten Satz
Neunzig Seiten für das erste halbe Jahr: wie man greift, wie man zählt, wie man sich für den Netzroller entschuldigt. Von Trainerin Maja Lončar.`,
  }),
  product({
    ...book,
    id: 1076,
    sku: "EB-STRINGS",
    price: 7.5,
    pictures: ["ebook-strings"],
    attributes: { level: [LEVEL.club] },
    crossSell: [1013, 1018],
    copy: `
@en Strings without secrets
What tension, gauge and material really change, measured in our own workshop on four hundred rackets.
@hr Žice bez tajni
Što napetost, promjer i materijal stvarno mijenjaju, izmjereno u našoj radionici na četiristo reketa.
@de Saiten ohne Geheimnisse
Was Spannung, Stärke und Material wirklich ändern, gemessen in unserer Werkstatt an vierhundert Schlägern.`,
  }),
  product({
    ...book,
    id: 1077,
    sku: "EB-CLAY",
    price: 11.9,
    discount: 20,
    pictures: ["ebook-clay"],
    attributes: { level: [LEVEL.tournament] },
    crossSell: [1036, 1019],
    reviews: review.learning.slice(1),
    copy: `
@en Clay court tactics
Thirty patterns from the slowest surface, drawn as maps, with the shot that opens each one and the mistake that closes it.
@hr Taktika na zemlji
Trideset obrazaca s najsporije podloge, nacrtanih kao karte, s udarcem koji svaki otvara i greškom koja ga zatvara.
@de Taktik auf Sand
Dreißig Spielzüge vom langsamsten Belag, als Karten gezeichnet, mit dem Schlag, der sie öffnet, und dem Fehler, der sie beendet.`,
  }),
  product({
    ...book,
    id: 1078,
    sku: "EB-MIND",
    price: 9.9,
    pictures: ["ebook-mind"],
    attributes: { level: [LEVEL.club, LEVEL.tournament] },
    crossSell: [1077],
    copy: `
@en Calm at match point
Twelve routines between two points, collected from players who still shake and win anyway.
@hr Mirno na meč-lopti
Dvanaest rutina između dva poena, skupljenih od igrača koji još drhte, a svejedno pobjeđuju.
@de Ruhig beim Matchball
Zwölf Routinen zwischen zwei Punkten, gesammelt von Spielern, die immer noch zittern und trotzdem gewinnen.`,
  }),
  product({
    ...course,
    id: 1064,
    sku: "VC-SERVE",
    price: 29,
    membershipPrice: 25,
    featured: true,
    priority: 79,
    pictures: ["video-serve", "scene-night"],
    attributes: { level: [LEVEL.club] },
    crossSell: [1063, 1060],
    reviews: review.learning,
    copy: `
@en A new serve in thirty days
Thirty short films, one a day: the toss for a week, the legs for a week, the rhythm for two. Filmed on court 1, subtitled in three languages.
@hr Novi servis u trideset dana
Trideset kratkih filmova, jedan dnevno: tjedan dana izbačaj, tjedan dana noge, dva tjedna ritam. Snimljeno na terenu 1, s titlovima na tri jezika.
@de Ein neuer Aufschlag in dreißig Tagen
Dreißig kurze Filme, einer pro Tag: eine Woche Ballwurf, eine Woche Beine, zwei Wochen Rhythmus. Auf Platz 1 gedreht, mit Untertiteln in drei Sprachen.`,
  }),
  product({
    ...course,
    id: 1065,
    sku: "VC-FEET",
    price: 19,
    pictures: ["video-footwork"],
    attributes: { level: [LEVEL.beginner, LEVEL.club] },
    crossSell: [1064, 1055],
    copy: `
@en Footwork at home
Ten sessions of twelve minutes for a hallway, a garage or a very patient neighbour downstairs.
@hr Rad nogu kod kuće
Deset treninga od dvanaest minuta za hodnik, garažu ili vrlo strpljivog susjeda ispod.
@de Beinarbeit zu Hause
Zehn Einheiten zu zwölf Minuten für Flur, Garage oder sehr geduldige Nachbarn.`,
  }),
  product({
    ...course,
    id: 1066,
    sku: "VC-DOUBLES",
    price: 24,
    discount: 25,
    pictures: ["video-doubles", "scene-doubles"],
    attributes: { level: [LEVEL.club] },
    crossSell: [1065],
    copy: `
@en Doubles that talk
Where to stand, when to cross and what to say. Six lessons for two people, best watched together.
@hr Parovi koji razgovaraju
Gdje stati, kada presjeći i što reći. Šest lekcija za dvoje, najbolje gledati zajedno.
@de Doppel mit Absprache
Wo man steht, wann man kreuzt und was man sagt. Sechs Lektionen für zwei, am besten gemeinsam angesehen.`,
  }),
  product({
    ...gift(1067, "gift-25"),
    sku: "GC-25",
    price: 25,
    priority: 76,
    crossSell: [1068, 1054],
    copy: `
@en Gift card 25 €
Three cans of balls, or a good part of a lesson. Arrives by e-mail within minutes, with your greeting.
@hr Poklon-kartica 25 €
Tri kutije loptica ili dobar dio treninga. Stiže e-poštom za nekoliko minuta, s vašom čestitkom.
@de Gutschein 25 €
Drei Dosen Bälle oder ein gutes Stück Trainerstunde. Kommt in wenigen Minuten per E-Mail, mit Ihrem Gruß.`,
  }),
  product({
    ...gift(1068, "gift-50"),
    sku: "GC-50",
    price: 50,
    featured: true,
    priority: 77,
    crossSell: [1067, 1069],
    copy: `
@en Gift card 50 €
Enough for a lesson with change for an ice cream. Valid two years in the shop, with the coaches and for courts.
@hr Poklon-kartica 50 €
Dovoljno za trening i još ostane za sladoled. Vrijedi dvije godine u trgovini, kod trenera i za terene.
@de Gutschein 50 €
Genug für eine Trainerstunde, und es bleibt etwas für ein Eis. Zwei Jahre gültig für Shop, Trainer und Plätze.`,
  }),
  product({
    ...gift(1069, "gift-100"),
    sku: "GC-100",
    price: 100,
    crossSell: [1068],
    copy: `
@en Gift card 100 €
For the racket they keep talking about. Can be spent in several steps.
@hr Poklon-kartica 100 €
Za reket o kojem stalno priča. Može se trošiti u više navrata.
@de Gutschein 100 €
Für den Schläger, von dem ständig die Rede ist. In mehreren Schritten einlösbar.`,
  }),
];
