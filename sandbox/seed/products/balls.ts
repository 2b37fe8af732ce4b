import { BRAND, LEVEL, SURFACE } from "../shop/attributes.ts";
import type { SeedProduct } from "../types.ts";
import { product } from "./build.ts";
import { review } from "./reviews.ts";

export const balls: readonly SeedProduct[] = [
  product({
    id: 1035,
    sku: "BA-MATCH",
    price: 8.9,
    membershipPrice: 7.9,
    categories: [11],
    priority: 95,
    featured: true,
    stock: 240,
    pictures: ["balls-match", "ball-single"],
    attributes: {
      brand: [BRAND.baseline],
      level: [LEVEL.tournament],
      surface: [SURFACE.clay, SURFACE.hard],
    },
    crossSell: [1036, 1051, 1039],
    reviews: review.balls,
    copy: `
@en Match balls, can of four
The ball of our club championship: pressurised, tightly woven, approved for the league. A fresh can says good morning like nothing else.
@hr Loptice za meč, kutija od četiri
Loptica našeg klupskog prvenstva: pod tlakom, gusto tkana, odobrena za ligu. Ništa ne kaže dobro jutro kao svježa kutija.
@de Matchbälle, Dose mit vier
Der Ball unserer Clubmeisterschaft: Druckball, dicht gewebt, für die Liga zugelassen. Nichts sagt so guten Morgen wie eine frische Dose.`,
  }),
  product({
    id: 1036,
    sku: "BA-CLAY",
    price: 9.5,
    categories: [11],
    stock: 120,
    pictures: ["balls-clay", "ball-single"],
    attributes: { brand: [BRAND.nordline], level: [LEVEL.club], surface: [SURFACE.clay] },
    crossSell: [1035, 1019],
    reviews: review.balls.slice(1),
    copy: `
@en Clay court balls, can of four
A felt that sheds wet clay instead of collecting it. Slightly slower, so rallies last as long as the light.
@hr Loptice za zemlju, kutija od četiri
Filc koji odbacuje mokru zemlju umjesto da je skuplja. Malo sporije pa izmjene traju dok ima svjetla.
@de Sandplatzbälle, Dose mit vier
Ein Filz, der nassen Sand abwirft, statt ihn zu sammeln. Etwas langsamer, damit die Ballwechsel so lange dauern wie das Licht.`,
  }),
  product({
    id: 1037,
    sku: "BA-RED",
    price: 12.9,
    categories: [11],
    stock: 60,
    pictures: ["balls-red"],
    attributes: { brand: [BRAND.baseline], level: [LEVEL.beginner] },
    crossSell: [1009, 1038],
    reviews: review.junior.slice(0, 1),
    copy: `
@en Red-stage balls, three
Large, soft and three quarters slower. With these a five-year-old can rally on the first afternoon.
@hr Crvene loptice, tri komada
Velike, mekane i tri četvrtine sporije. S njima petogodišnjak izmjenjuje udarce već prvog poslijepodneva.
@de Rote Methodikbälle, drei Stück
Groß, weich und um drei Viertel langsamer. Damit spielt ein fünfjähriges Kind schon am ersten Nachmittag Ballwechsel.`,
  }),
  product({
    id: 1038,
    sku: "BA-GREEN",
    price: 10.9,
    discount: 15,
    categories: [11],
    stock: 44,
    pictures: ["balls-green"],
    attributes: { brand: [BRAND.baseline], level: [LEVEL.beginner, LEVEL.club] },
    crossSell: [1010, 1037],
    copy: `
@en Green-dot balls, three
A quarter slower than a match ball: the last step before the real thing, and a relief for grown-up beginners too.
@hr Loptice sa zelenom točkom, tri komada
Četvrtinu sporije od loptice za meč: posljednji korak prije prave igre, a olakšanje i odraslim početnicima.
@de Bälle mit grünem Punkt, drei Stück
Ein Viertel langsamer als der Matchball: der letzte Schritt vor dem Ernstfall und eine Wohltat auch für erwachsene Einsteiger.`,
  }),
  product({
    id: 1039,
    sku: "BA-CARTON",
    price: 139,
    discount: 8,
    categories: [11],
    stock: 12,
    pictures: ["balls-carton", "balls-match"],
    attributes: { brand: [BRAND.baseline], level: [LEVEL.tournament] },
    crossSell: [1035],
    copy: `
@en Match balls, carton of eighteen cans
A season of Tuesdays for a team of six. Delivered to the bench on request.
@hr Loptice za meč, karton od osamnaest kutija
Sezona utoraka za ekipu od šestero. Na zahtjev ih donosimo do klupe.
@de Matchbälle, Karton mit achtzehn Dosen
Eine Saison Dienstage für eine Mannschaft zu sechst. Auf Wunsch bis an die Bank geliefert.`,
  }),
  product({
    id: 1057,
    sku: "BA-BUCKET",
    price: 79,
    categories: [11],
    stock: 9,
    pictures: ["balls-bucket", "scene-lesson"],
    attributes: { brand: [BRAND.corvo], level: [LEVEL.club] },
    crossSell: [1036],
    copy: `
@en Practice bucket, sixty balls
Pressureless balls that bounce the same in their third year. The bucket doubles as a seat for the coach.
@hr Kanta za trening, šezdeset loptica
Loptice bez tlaka koje i treće godine jednako odskaču. Kanta služi i kao stolica za trenera.
@de Trainingseimer, sechzig Bälle
Drucklose Bälle, die auch im dritten Jahr gleich springen. Der Eimer dient zugleich als Sitz für den Trainer.`,
  }),
];
