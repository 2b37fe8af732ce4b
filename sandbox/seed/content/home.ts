import { same, t } from "../text.ts";
import type { SeedElement, Text } from "../types.ts";
import { blog, page, parts, picture, section, shelf, shop } from "./build.ts";

const icon = (name: string, title: Text, text: Text) => ({
  meta: { icon: picture(name), title, text },
});
const card = (name: string, title: Text, text: Text, to: ReturnType<typeof page>) => ({
  meta: { title, text, image: picture(name) },
  linkMeta: { link: to },
});

const READ_MORE = t("Find out more", "Saznajte više", "Mehr erfahren");

const hero = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "hero", {
    meta: {
      title: t("Your court by the river", "Vaš teren uz rijeku", "Ihr Platz am Fluss"),
      text: t(
        "Eleven clay courts, coaches who remember your backhand, and a shop that strings your racket the same day.",
        "Jedanaest zemljanih terena, treneri koji pamte vaš bekhend i trgovina koja vaš reket oplete isti dan.",
        "Elf Sandplätze, Trainer, die Ihre Rückhand kennen, und ein Shop, der Ihren Schläger am selben Tag besaitet.",
      ),
      image: picture("scene-hero"),
    },
    linkMeta: {
      cta: shop(t("Visit the shop", "Posjetite trgovinu", "Zum Shop")),
      second: page(3, t("Become a member", "Postanite član", "Mitglied werden")),
    },
    mobileMeta: {
      text: t(
        "Eleven clay courts, good coaches and rackets strung the same day.",
        "Jedanaest terena, dobri treneri i reket opleten isti dan.",
        "Elf Sandplätze, gute Trainer, Besaitung am selben Tag.",
      ),
    },
    options: { background: "#0f4a3c", color: "#ffffff" },
  });

const heroOsnovna = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "hero", {
    meta: {
      title: t("The clay season is on", "Sezona na zemlji je počela", "Die Sandsaison läuft"),
      text: t(
        "The nets are up and the lines are white. Come for a trial lesson, stay for the evening doubles.",
        "Mreže su napete, crte su bijele. Dođite na probni trening, ostanite na večernjim parovima.",
        "Die Netze stehen, die Linien sind weiß. Kommen Sie zur Probestunde, bleiben Sie zum Abenddoppel.",
      ),
      image: picture("scene-clay-sunset"),
    },
    linkMeta: {
      cta: page(4, t("Book a trial lesson", "Rezervirajte probni trening", "Probestunde buchen")),
      second: shop(t("Look around the shop", "Razgledajte trgovinu", "Im Shop stöbern")),
    },
    mobileMeta: {
      title: t("Clay season is on", "Sezona je počela", "Die Saison läuft"),
    },
    options: { background: "#8f3a1c", color: "#ffffff" },
  });

const promises = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "icons", {
    options: { columns: 4 },
    parts: parts(id, [
      icon(
        "icon-strings",
        t("Strung the same day", "Opleteno isti dan", "Am selben Tag besaitet"),
        t(
          "Bring it before noon, play with it in the evening.",
          "Donesite do podne, igrajte navečer.",
          "Bis mittags gebracht, abends gespielt.",
        ),
      ),
      icon(
        "icon-demo",
        t("Try before you buy", "Isprobajte prije kupnje", "Erst testen, dann kaufen"),
        t(
          "Every racket is a demo racket for a week.",
          "Svaki je reket tjedan dana testni reket.",
          "Jeder Schläger ist eine Woche lang Testschläger.",
        ),
      ),
      icon(
        "icon-delivery",
        t("Free delivery from 120 €", "Besplatna dostava od 120 €", "Gratisversand ab 120 €"),
        t(
          "Or pick it up at the front desk, any day.",
          "Ili preuzmite na recepciji, bilo koji dan.",
          "Oder an der Rezeption abholen, jeden Tag.",
        ),
      ),
      icon(
        "icon-card",
        t("Members pay less", "Članovi plaćaju manje", "Mitglieder zahlen weniger"),
        t(
          "Your card takes up to ten per cent off.",
          "Članska kartica donosi do deset posto popusta.",
          "Mit Karte bis zu zehn Prozent Nachlass.",
        ),
      ),
    ]),
  });

const shelves = (id: number, order: number, columns: number): SeedElement =>
  section(id, "homepage", order, "categories", {
    meta: { title: t("Shop by what you need", "Što vam treba?", "Was brauchen Sie?") },
    options: { categoryIds: [1, 6, 7, 5, 11, 12, 13, 19], columns },
    mobileOptions: { columns: 2 },
  });

const favourites = (id: number, order: number, which: SeedElement["options"]): SeedElement =>
  section(id, "homepage", order, "products", {
    meta: { title: t("Favourites of the season", "Favoriti sezone", "Lieblinge der Saison") },
    linkMeta: { more: shop(t("All products", "Svi proizvodi", "Alle Produkte")) },
    options: { ...which, limit: 8, columns: 4 },
  });

const offers = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "products", {
    meta: {
      title: t("Better prices this week", "Ovaj tjedan povoljnije", "Diese Woche günstiger"),
    },
    linkMeta: { more: shop(t("All products", "Svi proizvodi", "Alle Produkte")) },
    options: { discount: true, limit: 4, columns: 4 },
  });

const doors = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "cards", {
    meta: {
      title: t("There is more than the shop", "Klub je više od trgovine", "Mehr als ein Shop"),
    },
    options: { columns: 3 },
    parts: parts(id, [
      card(
        "scene-lesson",
        t("Coaching for every age", "Škola za sve uzraste", "Training für jedes Alter"),
        t(
          "From the first forehand to league tactics, alone or in a group of four.",
          "Od prvog forhenda do ligaške taktike, individualno ili u grupi od četvero.",
          "Von der ersten Vorhand bis zur Ligataktik, allein oder zu viert.",
        ),
        page(4, READ_MORE),
      ),
      card(
        "scene-clubhouse",
        t("Membership with a card", "Članstvo s karticom", "Mitgliedschaft mit Karte"),
        t(
          "Courts all year round, lower prices in the shop and a key to the terrace.",
          "Tereni cijele godine, niže cijene u trgovini i ključ terase.",
          "Plätze das ganze Jahr, günstigere Preise im Shop und der Schlüssel zur Terrasse.",
        ),
        page(3, READ_MORE),
      ),
      card(
        "scene-indoor",
        t("Three courts under a roof", "Tri terena pod krovom", "Drei Plätze unter Dach"),
        t(
          "When it rains, the game moves inside: warm, bright and quiet.",
          "Kad pada kiša, igra se seli unutra: toplo, svijetlo i tiho.",
          "Wenn es regnet, zieht das Spiel nach drinnen: warm, hell und ruhig.",
        ),
        page(5, READ_MORE),
      ),
    ]),
  });

const campBanner = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "banner", {
    meta: {
      text: t(
        "New to tennis? A racket, balls and a bag in one box, from under 90 €.",
        "Prvi put u tenisu? Reket, loptice i torba u jednoj kutiji, za manje od 90 €.",
        "Neu im Tennis? Schläger, Bälle und Tasche in einer Kiste, schon unter 90 €.",
      ),
    },
    linkMeta: {
      cta: shelf(
        19,
        t("See the starter bundles", "Pogledajte početne pakete", "Zu den Startpaketen"),
      ),
    },
    options: { background: "#a8431f", color: "#ffffff" },
  });

const news = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "posts", {
    meta: { title: t("From the clubhouse", "Iz klupske kuće", "Aus dem Clubhaus") },
    linkMeta: { more: blog(t("All news", "Sve novosti", "Alle Neuigkeiten")) },
    options: { limit: 3 },
  });

const praise = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "quote", {
    meta: {
      text: t(
        "I came to buy one can of balls. Six years later I run the Thursday ladies' group.",
        "Došla sam po jednu kutiju loptica. Šest godina poslije vodim žensku grupu četvrtkom.",
        "Ich wollte nur eine Dose Bälle kaufen. Sechs Jahre später leite ich die Damengruppe am Donnerstag.",
      ),
      author: t(
        "Helena, member since 2019",
        "Helena, članica od 2019.",
        "Helena, Mitglied seit 2019",
      ),
      image: picture("portrait-helena"),
    },
  });

const partners = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "logos", {
    parts: parts(
      id,
      ["vento", "nordline", "corvo", "halden", "riverside"].map((name) => ({
        meta: { image: picture(`partner-${name}`) },
        linkMeta: { link: shop(same(name.charAt(0).toUpperCase() + name.slice(1))) },
      })),
    ),
  });

const draft = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "text", {
    meta: {
      title: t(
        "Court 4 is closed for repair",
        "Teren 4 zatvoren zbog radova",
        "Platz 4 wird repariert",
      ),
      text: t(
        "<p>Back on Monday. This note is hidden and waits for the next repair.</p>",
        "<p>Otvaramo u ponedjeljak. Ova je obavijest skrivena i čeka sljedeće radove.</p>",
        "<p>Ab Montag wieder offen. Dieser Hinweis ist verborgen und wartet auf die nächste Reparatur.</p>",
      ),
    },
    options: { hidden: true },
  });

const weather = (id: number, order: number): SeedElement =>
  section(id, "homepage", order, "court-weather", {
    meta: { title: t("Weather on court 1", "Vrijeme na terenu 1", "Wetter auf Platz 1") },
  });

/** The home page of each domain: the same club, told in another order. */
export const home: Readonly<Record<string, readonly SeedElement[]>> = {
  localhost: [
    hero(30002, 1),
    promises(30003, 2),
    shelves(30004, 3, 4),
    favourites(30005, 4, { productIds: [1001, 1019, 1005, 1024, 1035, 1040, 1010, 1070] }),
    campBanner(30006, 5),
    doors(30007, 6),
    offers(30008, 7),
    praise(30009, 8),
    news(30010, 9),
    partners(30011, 10),
    draft(30012, 11),
    weather(30013, 12),
  ],
  "tenis.localhost": [
    heroOsnovna(30102, 1),
    doors(30103, 2),
    favourites(30104, 3, { featured: true }),
    news(30105, 4),
    campBanner(30106, 5),
    shelves(30107, 6, 4),
    praise(30108, 7),
    promises(30109, 8),
    partners(30110, 9),
    draft(30111, 10),
  ],
  "closed.localhost": [hero(30202, 1)],
};
