import { html } from "../copy.ts";
import { mapText, t } from "../text.ts";
import type { SeedElement, Text } from "../types.ts";
import { event, item, page, parts, picture, section, shelf } from "./build.ts";

const rich = (en: string, hr: string, de: string): Text => mapText(t(en, hr, de), html);
const icon = (name: string, title: Text, text: Text) => ({
  meta: { icon: picture(name), title, text },
});
const card = (name: string, title: Text, text: Text, link: ReturnType<typeof page>) => ({
  meta: { title, text, image: picture(name) },
  linkMeta: { link },
});
const shot = (name: string, caption: Text) => ({ meta: { image: picture(name), caption } });

const about: readonly SeedElement[] = [
  section(30301, "about-the-club", 1, "hero", {
    meta: {
      title: t(
        "Ninety-five seasons by the river",
        "Devedeset pet sezona uz rijeku",
        "Fünfundneunzig Saisons am Fluss",
      ),
      text: t(
        "Founded by nine rowers with one net. Today six hundred people play here, the youngest five, the oldest eighty-eight.",
        "Osnovalo nas je devet veslača s jednom mrežom. Danas ovdje igra šesto ljudi, najmlađi ima pet, a najstariji osamdeset osam godina.",
        "Gegründet von neun Ruderern mit einem Netz. Heute spielen hier sechshundert Menschen, der jüngste fünf, der älteste achtundachtzig.",
      ),
      image: picture("scene-clubhouse"),
    },
    linkMeta: { cta: page(3, t("Become a member", "Postanite član", "Mitglied werden")) },
    options: { background: "#0f4a3c", color: "#ffffff" },
  }),
  section(30302, "about-the-club", 2, "text", {
    meta: {
      title: t("How it began", "Kako je počelo", "Wie es begann"),
      text: rich(
        "In the dry summer of 1931 the river was too low for rowing. Nine members of the rowing club marked a court behind the boathouse with flour, hung a fishing net between two oars, and forgot to go back to the boats.\n\nThe boathouse is our clubhouse now. One oar still holds the scoreboard, and every April, before the first ball, somebody reads the flour bill aloud.",
        "U suhom ljetu 1931. rijeka je bila preplitka za veslanje. Devet članova veslačkog kluba iza spremišta je brašnom ucrtalo teren, između dva vesla objesilo ribarsku mrežu i zaboravilo se vratiti čamcima.\n\nSpremište je danas naša klupska kuća. Jedno veslo još drži semafor, a svakog travnja, prije prve loptice, netko naglas pročita račun za brašno.",
        "Im trockenen Sommer 1931 war der Fluss zu flach zum Rudern. Neun Mitglieder des Ruderclubs zeichneten hinter dem Bootshaus mit Mehl einen Platz, hängten ein Fischernetz zwischen zwei Riemen und vergaßen, zu den Booten zurückzukehren.\n\nDas Bootshaus ist heute unser Clubhaus. Ein Riemen trägt noch die Anzeigetafel, und jeden April, vor dem ersten Ball, liest jemand die Mehlrechnung vor.",
      ),
    },
  }),
  section(30303, "about-the-club", 3, "gallery", {
    options: { columns: 3 },
    mobileOptions: { columns: 1 },
    parts: parts(30303, [
      shot(
        "scene-hero",
        t("Court 1 on a Tuesday morning", "Teren 1 u utorak ujutro", "Platz 1 am Dienstagmorgen"),
      ),
      shot(
        "scene-tournament",
        t("Final day of the championship", "Dan finala prvenstva", "Finaltag der Meisterschaft"),
      ),
      shot("scene-night", t("The new lights", "Nova rasvjeta", "Das neue Licht")),
      shot("scene-kids-camp", t("Camp, day three", "Kamp, treći dan", "Camp, dritter Tag")),
      shot("scene-workshop", t("Davor's workshop", "Davorova radionica", "Davors Werkstatt")),
      shot("scene-rain", t("It does rain sometimes", "Ponekad i pada", "Manchmal regnet es")),
    ]),
  }),
  section(30304, "about-the-club", 4, "icons", {
    parts: parts(30304, [
      icon(
        "icon-court",
        t("Fourteen courts", "Četrnaest terena", "Vierzehn Plätze"),
        t(
          "Eleven on clay, three indoors.",
          "Jedanaest na zemlji, tri u dvorani.",
          "Elf auf Sand, drei in der Halle.",
        ),
      ),
      icon(
        "icon-coach",
        t("Six coaches", "Šest trenera", "Sechs Trainer"),
        t(
          "All licensed, all still curious.",
          "Svi licencirani, svi još znatiželjni.",
          "Alle lizenziert, alle noch neugierig.",
        ),
      ),
      icon(
        "icon-heart",
        t("Run by members", "Vode ga članovi", "Von Mitgliedern geführt"),
        t(
          "The board changes every three years.",
          "Uprava se mijenja svake tri godine.",
          "Der Vorstand wechselt alle drei Jahre.",
        ),
      ),
    ]),
  }),
  section(30305, "about-the-club", 5, "posts", {
    meta: { title: t("Stories from the club", "Priče iz kluba", "Geschichten aus dem Club") },
    options: { termSlugs: ["stories"], limit: 3 },
  }),
];

const membership: readonly SeedElement[] = [
  section(30401, "membership", 1, "hero", {
    meta: {
      title: t("One card, every court", "Jedna kartica, svi tereni", "Eine Karte, alle Plätze"),
      text: t(
        "Play all year round, pay less in the shop and bring a guest twice a month.",
        "Igrajte cijele godine, plaćajte manje u trgovini i dvaput mjesečno povedite gosta.",
        "Das ganze Jahr spielen, im Shop weniger zahlen und zweimal im Monat einen Gast mitbringen.",
      ),
      image: picture("scene-tournament"),
    },
    linkMeta: { cta: page(9, t("Ask the front desk", "Pitajte recepciju", "Rezeption fragen")) },
    mobileMeta: { title: t("One card for all", "Jedna za sve", "Eine für alles") },
  }),
  section(30402, "membership", 2, "cards", {
    meta: {
      title: t("Three ways to belong", "Tri načina da budete naši", "Drei Wege dazuzugehören"),
    },
    options: { columns: 3 },
    parts: parts(30402, [
      card(
        "scene-clay-sunset",
        t("Season, 240 €", "Sezona, 240 €", "Saison, 240 €"),
        t(
          "All clay courts from April to October, five per cent off in the shop.",
          "Svi zemljani tereni od travnja do listopada, pet posto popusta u trgovini.",
          "Alle Sandplätze von April bis Oktober, fünf Prozent im Shop.",
        ),
        page(9, t("Apply", "Prijava", "Beantragen")),
      ),
      card(
        "scene-indoor",
        t("All year, 390 €", "Cijela godina, 390 €", "Ganzes Jahr, 390 €"),
        t(
          "Clay and hall, ten per cent off in the shop, one private lesson a season.",
          "Zemlja i dvorana, deset posto popusta u trgovini, jedan individualni trening u sezoni.",
          "Sand und Halle, zehn Prozent im Shop, eine Einzelstunde pro Saison.",
        ),
        page(9, t("Apply", "Prijava", "Beantragen")),
      ),
      card(
        "scene-kids-camp",
        t("Family, 520 €", "Obitelj, 520 €", "Familie, 520 €"),
        t(
          "Two adults and all children up to eighteen, with a place at the camp kept for each.",
          "Dvoje odraslih i sva djeca do osamnaest, s mjestom na kampu za svako.",
          "Zwei Erwachsene und alle Kinder bis achtzehn, mit je einem Campplatz.",
        ),
        page(9, t("Apply", "Prijava", "Beantragen")),
      ),
    ]),
  }),
  section(30403, "membership", 3, "banner", {
    meta: {
      text: t(
        "Have a card already? Enter its barcode in the cart and the discount is yours.",
        "Već imate karticu? Upišite barkod u košarici i popust je vaš.",
        "Schon eine Karte? Barcode im Warenkorb eingeben, und der Nachlass gehört Ihnen.",
      ),
    },
    linkMeta: { cta: shelf(1, t("Look at rackets", "Pogledajte rekete", "Schläger ansehen")) },
    options: { background: "#0f4a3c", color: "#ffffff" },
  }),
  section(30404, "membership", 4, "faq", {
    meta: { title: t("Before you join", "Prije učlanjenja", "Vor dem Beitritt") },
    parts: parts(30404, [
      {
        meta: {
          title: t("Can I try first?", "Mogu li prvo isprobati?", "Kann ich erst probieren?"),
          text: rich(
            "Yes. Two guest hours are free, and the trial lesson counts towards the first year.",
            "Da. Dva gostujuća sata su besplatna, a probni trening uračunava se u prvu godinu.",
            "Ja. Zwei Gaststunden sind frei, und die Probestunde wird auf das erste Jahr angerechnet.",
          ),
        },
      },
      {
        meta: {
          title: t(
            "Is there a waiting list?",
            "Postoji li lista čekanja?",
            "Gibt es eine Warteliste?",
          ),
          text: rich(
            "Only for lockers. Players are always welcome.",
            "Samo za ormariće. Igrači su uvijek dobrodošli.",
            "Nur für Spinde. Spieler sind immer willkommen.",
          ),
        },
      },
      {
        meta: {
          title: t("How do I leave?", "Kako se ispisujem?", "Wie kündige ich?"),
          text: rich(
            "With one e-mail before the end of the season. We ask why, once, and only to learn.",
            "Jednom e-porukom prije kraja sezone. Pitamo zašto, jednom, i samo da nešto naučimo.",
            "Mit einer E-Mail vor Saisonende. Wir fragen einmal nach dem Grund, nur um zu lernen.",
          ),
        },
      },
    ]),
  }),
];

const coaching: readonly SeedElement[] = [
  section(30501, "coaching", 1, "hero", {
    meta: {
      title: t("Learn it once, properly", "Naučite jednom, kako treba", "Einmal richtig lernen"),
      text: t(
        "Groups of four at most, the same coach all season, and a film of your first and your last forehand.",
        "Grupe od najviše četvero, isti trener cijelu sezonu i snimka prvog i posljednjeg forhenda.",
        "Höchstens vier in der Gruppe, eine ganze Saison derselbe Trainer und ein Film von der ersten und der letzten Vorhand.",
      ),
      image: picture("scene-lesson"),
    },
    linkMeta: {
      cta: item(
        1061,
        t("Book a trial lesson", "Rezervirajte probni trening", "Probestunde buchen"),
      ),
      second: event(3, t("Summer camp", "Ljetni kamp", "Sommercamp")),
    },
  }),
  section(30502, "coaching", 2, "products", {
    meta: { title: t("Lessons to book", "Treninzi za rezervaciju", "Stunden zum Buchen") },
    linkMeta: { more: shelf(14, t("All lessons", "Svi treninzi", "Alle Stunden")) },
    options: { productIds: [1061, 1059, 1060, 1062], limit: 4, columns: 4 },
  }),
  section(30503, "coaching", 3, "quote", {
    meta: {
      text: t(
        "Nobody is untalented. Some people have just never been shown slowly.",
        "Nitko nije netalentiran. Nekima se samo nikad nije pokazalo polako.",
        "Niemand ist unbegabt. Manchen hat man es nur nie langsam gezeigt.",
      ),
      author: t(
        "Maja Lončar, head coach",
        "Maja Lončar, glavna trenerica",
        "Maja Lončar, Cheftrainerin",
      ),
    },
  }),
  section(30504, "coaching", 4, "posts", {
    meta: { title: t("Tips to take home", "Savjeti za doma", "Tipps für zu Hause") },
    options: { termSlugs: ["technique"], limit: 3 },
  }),
];

const courts: readonly SeedElement[] = [
  section(30601, "our-courts", 1, "media", {
    meta: {
      media: picture("scene-indoor"),
      caption: t(
        "The hall, open from October to April",
        "Dvorana, otvorena od listopada do travnja",
        "Die Halle, geöffnet von Oktober bis April",
      ),
    },
  }),
  section(30602, "our-courts", 2, "text", {
    meta: {
      title: t("When it is open", "Radno vrijeme", "Öffnungszeiten"),
      text: rich(
        "- **Clay courts 1 to 11:** April to October, from seven until dark, courts 1 to 8 with lights until ten.\n- **Hall, courts 12 to 14:** October to April, from six until eleven.\n- **Practice wall:** always. It never books.",
        "- **Zemljani tereni 1 do 11:** od travnja do listopada, od sedam do mraka, tereni 1 do 8 s rasvjetom do deset.\n- **Dvorana, tereni 12 do 14:** od listopada do travnja, od šest do jedanaest.\n- **Zid za vježbanje:** uvijek. On ne rezervira.",
        "- **Sandplätze 1 bis 11:** April bis Oktober, von sieben bis zur Dunkelheit, Platz 1 bis 8 mit Licht bis zehn.\n- **Halle, Platz 12 bis 14:** Oktober bis April, von sechs bis elf.\n- **Trainingswand:** immer. Sie bucht nie.",
      ),
    },
  }),
  section(30603, "our-courts", 3, "icons", {
    parts: parts(30603, [
      icon(
        "icon-clock",
        t("Book by telephone", "Rezervirajte telefonom", "Telefonisch buchen"),
        t("Up to seven days ahead.", "Do sedam dana unaprijed.", "Bis zu sieben Tage im Voraus."),
      ),
      icon(
        "icon-card",
        t("Guests pay 9 €", "Gosti plaćaju 9 €", "Gäste zahlen 9 €"),
        t("An hour, with a member.", "Po satu, uz člana.", "Pro Stunde, mit einem Mitglied."),
      ),
      icon(
        "icon-demo",
        t("Rackets to lend", "Reketi za posudbu", "Schläger zum Leihen"),
        t(
          "Free for guests, at the desk.",
          "Besplatno za goste, na recepciji.",
          "Für Gäste gratis, an der Rezeption.",
        ),
      ),
    ]),
  }),
];

/** Sections of the pages about the club. */
export const clubSections: readonly SeedElement[] = [
  ...about,
  ...membership,
  ...coaching,
  ...courts,
];
