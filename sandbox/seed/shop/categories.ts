import { slugsOf, t } from "../text.ts";
import type { SeedCategory, Text } from "../types.ts";

function category(
  id: number,
  parentId: number | null,
  picture: string,
  name: Text,
  description: Text,
  more: Partial<SeedCategory> = {},
): SeedCategory {
  return {
    id,
    parentId,
    picture,
    name,
    slug: slugsOf(name),
    description,
    sortTypes: [1, 3, 4, 5, 6, 8],
    sortDefaultType: 8,
    ...more,
  };
}

export const categories: readonly SeedCategory[] = [
  category(
    1,
    null,
    "category-rackets",
    t("Rackets", "Reketi", "Tennisschläger"),
    t(
      "Frames our coaches play themselves, from a first racket to a tournament weapon.",
      "Reketi kojima igraju i naši treneri: od prvog reketa do turnirskog oružja.",
      "Rahmen, die unsere Trainer selbst spielen: vom ersten Schläger bis zur Turnierwaffe.",
    ),
  ),
  category(
    2,
    1,
    "category-control",
    t("Control rackets", "Reketi za kontrolu", "Kontrollschläger"),
    t(
      "Thin beams and dense string beds for players who make their own pace.",
      "Tanki okviri i gušći raster žica za igrače koji sami stvaraju brzinu.",
      "Schmale Rahmen und dichte Saitenbilder für alle, die ihr Tempo selbst machen.",
    ),
  ),
  category(
    3,
    1,
    "category-power",
    t("Power rackets", "Reketi za snagu", "Powerschläger"),
    t(
      "Bigger heads and livelier frames: easy depth, even on tired legs.",
      "Veća glava i življi okvir: lagana dubina i kad su noge umorne.",
      "Größere Köpfe und lebendige Rahmen: Länge ohne Mühe, auch mit müden Beinen.",
    ),
  ),
  category(
    4,
    1,
    "category-junior",
    t("Junior rackets", "Dječji reketi", "Kinderschläger"),
    t(
      "The right length for every height, light enough to swing all afternoon.",
      "Prava duljina za svaku visinu, dovoljno lagani za cijelo poslijepodne.",
      "Die richtige Länge für jede Größe und leicht genug für den ganzen Nachmittag.",
    ),
  ),
  category(
    5,
    null,
    "category-strings",
    t("Strings", "Žice", "Tennissaiten"),
    t(
      "Sets, reels and the stringing service of our own workshop.",
      "Garniture, koluti i usluga pletenja u našoj radionici.",
      "Sets, Rollen und der Besaitungsservice unserer eigenen Werkstatt.",
    ),
  ),
  category(
    6,
    null,
    "category-shoes",
    t("Tennis shoes", "Tenisice", "Tennisschuhe"),
    t(
      "Herringbone for clay, hard rubber for concrete, smooth soles for the hall.",
      "Riblji uzorak za zemlju, tvrda guma za beton, glatki potplat za dvoranu.",
      "Fischgrät für Sand, harter Gummi für Beton, glatte Sohlen für die Halle.",
    ),
  ),
  category(
    7,
    null,
    "category-clothing",
    t("Clothing", "Odjeća", "Bekleidung"),
    t(
      "Club colours for practice, league days and the terrace afterwards.",
      "Klupske boje za trening, ligu i terasu nakon meča.",
      "Vereinsfarben fürs Training, den Ligatag und die Terrasse danach.",
    ),
  ),
  category(
    8,
    7,
    "category-women",
    t("Women's clothing", "Ženska odjeća", "Damenbekleidung"),
    t(
      "Skirts, dresses and tops that stay put through a long rally.",
      "Suknje, haljine i majice koje miruju i u dugim poenima.",
      "Röcke, Kleider und Oberteile, die auch in langen Ballwechseln sitzen.",
    ),
    { sortTypes: [1, 3, 4, 5] },
  ),
  category(
    9,
    7,
    "category-men",
    t("Men's clothing", "Muška odjeća", "Herrenbekleidung"),
    t(
      "Polos, shorts and layers for early mornings on court.",
      "Polo majice, kratke hlače i slojevi za rana jutra na terenu.",
      "Polos, Shorts und warme Schichten für frühe Stunden auf dem Platz.",
    ),
    { sortTypes: [1, 3, 4, 5] },
  ),
  category(
    10,
    7,
    "category-kids",
    t("Kids' clothing", "Dječja odjeća", "Kinderbekleidung"),
    t(
      "Hard-wearing, easy to wash, made for sliding.",
      "Izdržljivo, lako perivo i spremno za proklizavanje.",
      "Robust, leicht zu waschen und zum Rutschen gemacht.",
    ),
    { sortTypes: [1, 3, 4, 5] },
  ),
  category(
    11,
    null,
    "category-balls",
    t("Balls", "Loptice", "Tennisbälle"),
    t(
      "Match cans, practice buckets and slower balls for children.",
      "Loptice za meč, kante za trening i sporije loptice za djecu.",
      "Matchdosen, Trainingseimer und langsamere Bälle für Kinder.",
    ),
  ),
  category(
    12,
    null,
    "category-bags",
    t("Bags", "Torbe", "Taschen"),
    t(
      "From a tote for the league lunch to room for twelve rackets.",
      "Od platnene torbe do mjesta za dvanaest reketa.",
      "Vom Beutel für den Ligatag bis zur Tasche für zwölf Schläger.",
    ),
  ),
  category(
    13,
    null,
    "category-accessories",
    t("Accessories", "Oprema", "Zubehör"),
    t(
      "Grips, caps, bottles and the small things that decide a third set.",
      "Gripovi, kape, boce i sitnice koje odlučuju treći set.",
      "Griffbänder, Kappen, Flaschen und die Kleinigkeiten, die den dritten Satz entscheiden.",
    ),
  ),
  category(
    14,
    null,
    "category-lessons",
    t("Lessons and services", "Treninzi i usluge", "Training und Service"),
    t(
      "Time on court with our coaches, and the people who look after your racket.",
      "Vrijeme na terenu s našim trenerima i majstori koji brinu o vašem reketu.",
      "Zeit auf dem Platz mit unseren Trainern, und Menschen, die Ihren Schläger pflegen.",
    ),
  ),
  category(
    15,
    null,
    "category-learning",
    t("Learn at home", "Učenje kod kuće", "Zu Hause lernen"),
    t(
      "What we teach on court, to read and to watch.",
      "Ono što učimo na terenu, za čitanje i gledanje.",
      "Was wir auf dem Platz lehren, zum Lesen und Ansehen.",
    ),
  ),
  category(
    16,
    15,
    "category-ebooks",
    t("E-books", "E-knjige", "E-Books"),
    t(
      "Short books by our coaches, as PDF and EPUB.",
      "Kratke knjige naših trenera, u PDF i EPUB obliku.",
      "Kurze Bücher unserer Trainer, als PDF und EPUB.",
    ),
    { sortTypes: [1, 3, 5] },
  ),
  category(
    17,
    15,
    "category-videos",
    t("Video courses", "Video tečajevi", "Videokurse"),
    t(
      "Lessons filmed on court 1, yours to keep.",
      "Lekcije snimljene na terenu 1, zauvijek vaše.",
      "Lektionen von Platz 1, die Ihnen bleiben.",
    ),
    { sortTypes: [1, 3, 5] },
  ),
  category(
    18,
    null,
    "category-gift-cards",
    t("Gift cards", "Poklon-kartice", "Gutscheine"),
    t(
      "For the shop, the coaches and the courts. Valid for two years.",
      "Za trgovinu, trenere i terene. Vrijede dvije godine.",
      "Für Shop, Trainer und Plätze. Zwei Jahre gültig.",
    ),
  ),
  category(
    19,
    null,
    "category-bundles",
    t("Starter bundles", "Početni paketi", "Startpakete"),
    t(
      "Everything for the first season in one box, at a better price.",
      "Sve za prvu sezonu u jednoj kutiji, po boljoj cijeni.",
      "Alles für die erste Saison in einer Kiste, zum besseren Preis.",
    ),
  ),
];
