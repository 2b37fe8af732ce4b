import { t } from "../text.ts";
import type { SeedProduct } from "../types.ts";
import { product } from "./build.ts";
import { review } from "./reviews.ts";

const part = (id: number, quantity = 1) => ({ product: id, quantity });

export const bundles: readonly SeedProduct[] = [
  product({
    id: 1070,
    sku: "BU-FIRST",
    price: 199,
    discount: 15,
    categories: [19],
    featured: true,
    priority: 93,
    pictures: ["bundle-first-court", "scene-flat-lay"],
    parts: [part(1006), part(1035), part(1047), part(1043)],
    crossSell: [1061, 1063],
    reviews: review.power,
    copy: `
@en First court bundle
Everything for the first month: a forgiving strung racket, a can of balls, dampeners and a tote to carry it all. Nothing to choose, nothing to forget.
@hr Paket za prvi teren
Sve za prvi mjesec: opleten reket koji oprašta, kutija loptica, antivibratori i torba da se sve ponese. Bez biranja i zaboravljanja.
@de Paket für den ersten Platz
Alles für den ersten Monat: ein verzeihender, besaiteter Schläger, eine Dose Bälle, Dämpfer und ein Beutel für alles. Nichts auszuwählen, nichts zu vergessen.`,
  }),
  product({
    id: 1071,
    sku: "BU-JUNIOR",
    price: 99,
    discount: 10,
    categories: [19, 4],
    pictures: ["bundle-junior", "scene-kids-camp"],
    parts: [part(1010), part(1037), part(1044)],
    crossSell: [1032, 1058],
    reviews: review.junior,
    copy: `
@en Junior starter bundle
A short racket in the colour your child likes, three soft balls and a backpack with room for a name.
@hr Početni paket za djecu
Kratki reket u boji koju dijete voli, tri mekane loptice i ruksak s mjestom za ime.
@de Startpaket für Kinder
Ein kurzer Schläger in der Lieblingsfarbe, drei weiche Bälle und ein Rucksack mit Platz für einen Namen.`,
  }),
  product({
    id: 1072,
    sku: "BU-CLUB",
    price: 279,
    discount: 12,
    categories: [19],
    pictures: ["bundle-club-player"],
    parts: [part(1002), part(1013), part(1045, 2), part(1052)],
    crossSell: [1018, 1040],
    copy: `
@en Club player bundle
The Court Line 100 Lite in your grip size, a set of spin string in your gauge, two packs of overgrips and a steel bottle engraved with your name.
@hr Paket za klupskog igrača
Court Line 100 Lite s vašom drškom, garnitura žice u vašem promjeru, dva pakiranja gripova i čelična boca s vašim ugraviranim imenom.
@de Paket für Vereinsspieler
Der Court Line 100 Lite in Ihrer Griffstärke, ein Saitenset in Ihrer Stärke, zwei Packungen Griffband und eine Stahlflasche mit Ihrem Namen.`,
  }),
  product({
    id: 1073,
    sku: "BU-MATCH",
    price: 79,
    discount: 20,
    categories: [19],
    pictures: ["bundle-match-day", "scene-bench"],
    parts: [part(1036, 2), part(1051), part(1055)],
    crossSell: [1052, 1048],
    copy: `
@en Match day bundle
Two cans for clay, a towel and dry socks for the third set. Pack it the evening before and sleep well.
@hr Paket za dan meča
Dvije kutije za zemlju, ručnik i suhe čarape za treći set. Spakirajte večer prije i mirno spavajte.
@de Paket für den Spieltag
Zwei Dosen für Sand, ein Handtuch und trockene Socken für den dritten Satz. Am Vorabend packen und gut schlafen.`,
  }),
  product({
    id: 1074,
    sku: "BU-LEARN",
    price: 38.9,
    discount: 25,
    categories: [19, 15],
    pictures: ["bundle-learn"],
    parts: [part(1063), part(1064)],
    crossSell: [1065, 1061],
    copy: `
@en Learn at home bundle
The first book and the serve course together, for winters without a court.
@hr Paket za učenje kod kuće
Prva knjiga i tečaj servisa zajedno, za zime bez terena.
@de Lernpaket für zu Hause
Das erste Buch und der Aufschlagkurs zusammen, für Winter ohne Platz.`,
  }),
  product({
    id: 1079,
    sku: "BU-OUTFIT",
    price: 169,
    discount: 18,
    categories: [19, 8],
    pictures: ["bundle-outfit"],
    parts: [part(1031), part(1024), part(1020)],
    customOptions: [
      {
        type: "text",
        title: t("Name on the shirt", "Ime na majici", "Name auf dem Shirt"),
        required: false,
      },
    ],
    crossSell: [1049, 1055],
    reviews: review.clothing,
    copy: `
@en Club outfit bundle
T-shirt, skirt and clay shoes in your sizes and colours. Dressed for the season in one go.
@hr Klupski komplet
Majica, suknja i tenisice za zemlju u vašim veličinama i bojama. Odjeveni za sezonu odjednom.
@de Club-Outfit
T-Shirt, Rock und Sandplatzschuhe in Ihren Größen und Farben. In einem Zug für die Saison eingekleidet.`,
  }),
  product({
    id: 1080,
    sku: "BU-GIFT",
    price: 42,
    discount: 10,
    categories: [19, 13],
    pictures: ["bottle", "key-ring"],
    parts: [part(1052), part(1054)],
    crossSell: [1051, 1067],
    copy: `
@en Keepsake gift set
A steel bottle with a name and a key ring with a score: for the final nobody will stop talking about.
@hr Poklon za uspomenu
Čelična boca s imenom i privjesak s rezultatom: za finale o kojem se još dugo priča.
@de Geschenkset zur Erinnerung
Eine Stahlflasche mit Namen und ein Schlüsselanhänger mit Ergebnis: für das Finale, von dem alle noch lange reden.`,
  }),
];
