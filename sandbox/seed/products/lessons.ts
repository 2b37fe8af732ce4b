import { LEVEL } from "../shop/attributes.ts";
import { t } from "../text.ts";
import type { SeedProduct } from "../types.ts";
import { product } from "./build.ts";
import { review } from "./reviews.ts";

const service = { type: "service", stock: null, categories: [14] } as const;

export const lessons: readonly SeedProduct[] = [
  product({
    ...service,
    id: 1058,
    sku: "LE-CAMP",
    price: 149,
    membershipPrice: 129,
    stock: 18,
    featured: true,
    priority: 87,
    pictures: ["lesson-camp", "scene-kids-camp"],
    attributes: { level: [LEVEL.beginner, LEVEL.club], availableFrom: "2027-06-22" },
    customOptions: [
      { type: "text", title: t("Child's name", "Ime djeteta", "Name des Kindes"), required: true },
      { type: "number", title: t("Age", "Dob", "Alter"), required: true },
      { type: "text", title: t("Allergies", "Alergije", "Allergien"), required: false },
    ],
    crossSell: [1010, 1032, 1044],
    reviews: review.junior,
    copy: `
@en Summer camp, one week
Tennis in the morning, river in the afternoon, lunch on the terrace in between. Groups of six by age and level, from six to fourteen years.
@hr Ljetni kamp, jedan tjedan
Ujutro tenis, poslijepodne rijeka, između ručak na terasi. Grupe od šestero prema dobi i znanju, od šest do četrnaest godina.
@de Sommercamp, eine Woche
Vormittags Tennis, nachmittags der Fluss, dazwischen Mittagessen auf der Terrasse. Sechsergruppen nach Alter und Können, von sechs bis vierzehn Jahren.`,
  }),
  product({
    ...service,
    id: 1059,
    sku: "LE-ONE",
    price: 38,
    membershipPrice: 32,
    priority: 85,
    pictures: ["lesson-single", "scene-lesson"],
    attributes: { level: [LEVEL.beginner, LEVEL.club, LEVEL.tournament] },
    customOptions: [
      {
        type: "text",
        title: t(
          "What would you like to work on?",
          "Na čemu želite raditi?",
          "Woran möchten Sie arbeiten?",
        ),
        required: false,
      },
    ],
    crossSell: [1060, 1061],
    reviews: review.lessons,
    copy: `
@en Private lesson, one hour
One coach, one court, one plan. You leave with a drill you can repeat against any wall.
@hr Individualni trening, jedan sat
Jedan trener, jedan teren, jedan plan. Odlazite s vježbom koju možete ponoviti uz bilo koji zid.
@de Einzelstunde, sechzig Minuten
Ein Trainer, ein Platz, ein Plan. Sie gehen mit einer Übung, die an jeder Wand funktioniert.`,
  }),
  product({
    ...service,
    id: 1060,
    sku: "LE-TEN",
    price: 340,
    discount: 10,
    pictures: ["lesson-ten", "scene-lesson"],
    attributes: { level: [LEVEL.club] },
    crossSell: [1059, 1064],
    reviews: review.lessons.slice(1),
    copy: `
@en Ten private lessons
A whole stroke, learned properly: ten hours over ten weeks with the same coach, filmed at the start and at the end.
@hr Deset individualnih treninga
Cijeli udarac, naučen kako treba: deset sati kroz deset tjedana s istim trenerom, snimljeno na početku i na kraju.
@de Zehn Einzelstunden
Ein ganzer Schlag, richtig gelernt: zehn Stunden in zehn Wochen mit demselben Trainer, am Anfang und am Ende gefilmt.`,
  }),
  product({
    ...service,
    id: 1061,
    sku: "LE-TRIAL",
    price: 15,
    featured: true,
    priority: 94,
    pictures: ["lesson-trial", "scene-lesson"],
    attributes: { level: [LEVEL.beginner] },
    crossSell: [1059, 1070],
    copy: `
@en Trial lesson
Forty-five minutes, racket and balls included. Wear flat soles and bring somebody who laughs easily.
@hr Probni trening
Četrdeset pet minuta, reket i loptice uključeni. Obujte ravni potplat i povedite nekoga tko se lako smije.
@de Probestunde
Fünfundvierzig Minuten, Schläger und Bälle inklusive. Flache Sohlen anziehen und jemanden mitbringen, der gern lacht.`,
  }),
  product({
    ...service,
    id: 1062,
    sku: "LE-VIDEO",
    price: 55,
    pictures: ["lesson-video-analysis"],
    attributes: { level: [LEVEL.club, LEVEL.tournament] },
    crossSell: [1060, 1064],
    copy: `
@en Match video analysis
We film two sets, count what matters and send you twelve clips with comments within three days.
@hr Videoanaliza meča
Snimimo dva seta, izbrojimo ono što je važno i u tri dana pošaljemo dvanaest isječaka s komentarom.
@de Videoanalyse eines Matchs
Wir filmen zwei Sätze, zählen, was zählt, und schicken binnen drei Tagen zwölf kommentierte Ausschnitte.`,
  }),
];
