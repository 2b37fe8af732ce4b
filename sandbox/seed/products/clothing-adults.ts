import { BRAND, COLOUR, SIZE } from "../shop/attributes.ts";
import type { SeedProduct } from "../types.ts";
import { product, variants } from "./build.ts";
import { review } from "./reviews.ts";

const WOMEN = [SIZE.xs, SIZE.s, SIZE.m, SIZE.l];
const MEN = [SIZE.s, SIZE.m, SIZE.l, SIZE.xl, SIZE.xxl];
const own = { brand: [BRAND.baseline] };

/** Colour and size with the pictures of each colour. */
function sewn(
  id: number,
  sku: string,
  sizes: readonly number[],
  pictures: Readonly<Record<number, readonly string[]>>,
  gaps: { missing?: string[]; soldOut?: string[] } = {},
) {
  const colours = Object.keys(pictures).map(Number);
  return {
    id,
    sku,
    attributes: own,
    pictures: Object.values(pictures).flat(),
    variantAttributes: [
      { code: "colour", ...(colours[0] && { defaultValue: colours[0] }) },
      { code: "size" },
    ],
    variants: variants(id, sku, { axes: { colour: colours, size: sizes }, pictures, ...gaps }),
  };
}

export const adultClothing: readonly SeedProduct[] = [
  product({
    ...sewn(
      1024,
      "CL-SKIRT",
      WOMEN,
      {
        [COLOUR.green]: ["skirt-green"],
        [COLOUR.white]: ["skirt-white"],
        [COLOUR.navy]: ["skirt-navy"],
      },
      { missing: [`${COLOUR.navy} ${SIZE.xs}`], soldOut: [`${COLOUR.green} ${SIZE.m}`] },
    ),
    price: 49,
    membershipPrice: 44,
    categories: [8, 7],
    featured: true,
    priority: 86,
    crossSell: [1026, 1020],
    reviews: review.clothing,
    copy: `
@en Pleated court skirt
Twelve pleats, built-in shorts and a ball pocket on each side. Swings with the serve and stays down in the wind by the river.
@hr Plisirana teniska suknja
Dvanaest nabora, ugrađene hlačice i džep za lopticu sa svake strane. Njiše se uz servis i miruje na vjetru s rijeke.
@de Plissierter Tennisrock
Zwölf Falten, eingenähte Shorts und auf jeder Seite eine Balltasche. Schwingt beim Aufschlag und bleibt im Wind vom Fluss unten.`,
  }),
  product({
    ...sewn(
      1025,
      "CL-DRESS",
      WOMEN,
      { [COLOUR.white]: ["dress-white"], [COLOUR.clay]: ["dress-clay"] },
      { soldOut: [`${COLOUR.white} ${SIZE.s}`] },
    ),
    price: 79,
    categories: [8, 7],
    crossSell: [1049, 1020],
    reviews: review.clothing.slice(1),
    copy: `
@en Match dress
One piece for match day: open back, flat seams, and a hem cut by a woman who plays first position in the league.
@hr Haljina za meč
Jedan komad za dan meča: otvorena leđa, ravni šavovi i rub koji je krojila igračica s prve pozicije u ligi.
@de Matchkleid
Ein Teil für den Spieltag: offener Rücken, flache Nähte und ein Saum, den eine Spielerin von Position eins geschnitten hat.`,
  }),
  product({
    ...sewn(1026, "CL-POLOW", WOMEN, {
      [COLOUR.rose]: ["polo-women-rose"],
      [COLOUR.green]: ["polo-women-green"],
    }),
    price: 45,
    discount: 20,
    categories: [8, 7],
    crossSell: [1024],
    copy: `
@en Club polo for women
Cotton outside, quick-dry yarn inside, three buttons and our B on the chest. Elegant enough for the terrace.
@hr Klupska polo majica za žene
Pamuk izvana, brzosušeće vlakno iznutra, tri gumba i naše B na prsima. Dovoljno elegantna za terasu.
@de Club-Polo für Damen
Außen Baumwolle, innen schnell trocknendes Garn, drei Knöpfe und unser B auf der Brust. Elegant genug für die Terrasse.`,
  }),
  product({
    ...sewn(
      1027,
      "CL-TANK",
      WOMEN,
      { [COLOUR.clay]: ["tank-clay"], [COLOUR.white]: ["tank-white"] },
      { missing: [`${COLOUR.clay} ${SIZE.l}`] },
    ),
    price: 32,
    categories: [8, 7],
    crossSell: [1024, 1050],
    copy: `
@en Practice tank top
For two hours of drills in July. Wide armholes, narrow straps, weighs less than two balls.
@hr Majica bez rukava za trening
Za dva sata treninga u srpnju. Široki otvori, uske naramenice, lakša od dvije loptice.
@de Trainings-Tanktop
Für zwei Stunden Training im Juli. Weite Armausschnitte, schmale Träger, leichter als zwei Bälle.`,
  }),
  product({
    ...sewn(
      1028,
      "CL-POLOM",
      MEN,
      { [COLOUR.navy]: ["polo-men-navy"], [COLOUR.white]: ["polo-men-white"] },
      { soldOut: [`${COLOUR.navy} ${SIZE.xxl}`] },
    ),
    price: 45,
    membershipPrice: 40,
    categories: [9, 7],
    crossSell: [1029],
    reviews: review.clothing,
    copy: `
@en Club polo for men
The polo our league teams wear. Holds its collar after fifty washes; we have counted.
@hr Klupska polo majica za muškarce
Majica u kojoj igraju naše ligaške ekipe. Ovratnik drži i nakon pedeset pranja; brojali smo.
@de Club-Polo für Herren
Das Polo unserer Ligamannschaften. Der Kragen sitzt auch nach fünfzig Wäschen; wir haben gezählt.`,
  }),
  product({
    ...sewn(1029, "CL-SHORTM", MEN, {
      [COLOUR.green]: ["shorts-green"],
      [COLOUR.white]: ["shorts-white"],
    }),
    price: 39,
    categories: [9, 7],
    crossSell: [1028, 1055],
    copy: `
@en Court shorts for men
Deep pockets that let a ball in and keep it there, an elastic waist with a cord, cut just above the knee.
@hr Teniske hlače za muškarce
Duboki džepovi u koje loptica uđe i ostane, elastični pojas s vezicom i duljina po mjeri dobrog ukusa.
@de Tennisshorts für Herren
Tiefe Taschen, in die ein Ball hineingeht und auch bleibt, elastischer Bund mit Kordel und eine Länge mit Anstand.`,
  }),
  product({
    ...sewn(
      1030,
      "CL-HALFZIP",
      MEN,
      { [COLOUR.green]: ["half-zip"], [COLOUR.navy]: ["half-zip-navy"] },
      { missing: [`${COLOUR.green} ${SIZE.xxl}`] },
    ),
    price: 69,
    discount: 15,
    categories: [9, 7],
    crossSell: [1029, 1048],
    copy: `
@en Early morning half-zip
For the seven o'clock court: brushed inside, smooth outside, and a collar that closes up to the chin.
@hr Jutarnja majica s patentom
Za termin u sedam: iznutra počešljana, izvana glatka, s ovratnikom koji se zatvara do brade.
@de Frühmorgens-Pullover mit Reißverschluss
Für den Platz um sieben: innen angeraut, außen glatt, mit einem Kragen, der bis zum Kinn schließt.`,
  }),
  product({
    ...sewn(1031, "CL-TEE", [SIZE.xs, ...MEN], {
      [COLOUR.green]: ["tee-club"],
      [COLOUR.clay]: ["tee-club-clay"],
    }),
    price: 25,
    membershipPrice: 20,
    categories: [9, 8, 7],
    featured: true,
    priority: 84,
    crossSell: [1048, 1051],
    reviews: review.clothing.slice(1),
    copy: `
@en Club T-shirt
The club's name across the chest, organic cotton, cut for everyone. Worn by the winners and by those who bring the cake.
@hr Klupska majica
Ime kluba preko prsa, organski pamuk, kroj za sve. Nose je pobjednici i oni koji donose kolače.
@de Club-T-Shirt
Der Clubname quer über der Brust, Biobaumwolle, Schnitt für alle. Getragen von den Siegern und von denen, die den Kuchen bringen.`,
  }),
];
