import { html } from "../copy.ts";
import { mapText, same, t } from "../text.ts";
import type { SeedElement, Text } from "../types.ts";
import { blog, outside, page, path, picture, shelf, shop } from "./build.ts";

const ABOUT = t(
  "**Baseline Tennis Club** has been playing on the river bank since 1931. Eleven clay courts, a hall with three, and a terrace that faces the evening sun.\n\nRiverside Walk 4, 10000 Zagreb",
  "**Teniski klub Osnovna crta** igra uz rijeku od 1931. Jedanaest zemljanih terena, dvorana s još tri i terasa okrenuta večernjem suncu.\n\nŠetalište uz rijeku 4, 10000 Zagreb",
  "**Der Tennisclub Grundlinie** spielt seit 1931 am Flussufer. Elf Sandplätze, eine Halle mit dreien und eine Terrasse zur Abendsonne.\n\nUferpromenade 4, 10000 Zagreb",
);

function header(id: number, logo: string, name: Text, tagline: Text, join: number): SeedElement {
  return {
    id,
    handler: "header-section",
    title: "Header",
    meta: { logo: picture(logo), tagline },
    linkMeta: {
      logo: path("~/", name),
      signUp: page(
        join,
        join === 3
          ? t("Join the club", "Postani član", "Mitglied werden")
          : t("Trial lesson", "Probni trening", "Probestunde"),
      ),
    },
    options: { component: "header" },
  };
}

function footer(id: number, owner: Text): SeedElement {
  return {
    id,
    handler: "footer-section",
    title: "Footer",
    meta: {
      about: mapText(ABOUT, html),
      copyright: mapText(
        owner,
        (name, language) =>
          `© 2026 ${name}. ${t("All rights reserved.", "Sva prava pridržana.", "Alle Rechte vorbehalten.")[language]}`,
      ),
      image: picture("scene-footer-court"),
    },
    linkMeta: {
      instagram: outside(
        "https://www.instagram.com/",
        t("Club on Instagram", "Klub na Instagramu", "Club auf Instagram"),
      ),
      facebook: outside(
        "https://www.facebook.com/",
        t("Club on Facebook", "Klub na Facebooku", "Club auf Facebook"),
      ),
      youtube: outside(
        "https://www.youtube.com/",
        t("Lessons on YouTube", "Lekcije na YouTubeu", "Lektionen auf YouTube"),
      ),
      email: path(
        "mailto:hello@baseline.example",
        t("Write to us", "Pišite nam", "Schreiben Sie uns"),
      ),
      phone: path(
        "tel:+38515550131",
        t("Call the front desk", "Nazovite recepciju", "Rezeption anrufen"),
      ),
    },
    options: { component: "footer" },
    parts: [
      {
        id: id * 100 + 1,
        title: "Menu 1",
        meta: { title: t("Shop", "Trgovina", "Shop") },
        linkMeta: {
          one: shop(t("All products", "Svi proizvodi", "Alle Produkte")),
          two: shelf(1),
          three: shelf(6),
          four: shelf(19),
          five: shelf(18),
        },
        options: { order: 1 },
      },
      {
        id: id * 100 + 2,
        title: "Menu 2",
        meta: { title: t("The club", "Klub", "Der Club") },
        linkMeta: {
          one: page(2),
          two: page(3),
          three: page(4),
          four: page(5),
          five: blog(t("Club news", "Novosti iz kluba", "Neues aus dem Club")),
        },
        options: { order: 2 },
      },
      {
        id: id * 100 + 3,
        title: "Menu 3",
        meta: { title: t("Help", "Pomoć", "Hilfe") },
        linkMeta: {
          one: page(10),
          two: page(6),
          three: page(9),
          four: page(8),
          five: page(7),
        },
        options: { order: 3 },
      },
    ],
  };
}

const COOKIES = t(
  "We use only necessary cookies: they keep your cart and your language. There are no third-party cookies on this site.",
  "Koristimo samo nužne kolačiće: oni čuvaju vašu košaricu i jezik. Na ovoj stranici nema kolačića trećih strana.",
  "Wir verwenden nur notwendige Cookies: Sie merken sich Ihren Warenkorb und Ihre Sprache. Cookies von Dritten gibt es hier nicht.",
);

const cookies: SeedElement = {
  id: 3,
  handler: "cookie-section",
  title: "Cookie notice",
  meta: { text: mapText(COOKIES, html), button: t("I Agree", "Slažem se", "Ich stimme zu") },
  options: { component: "cookie" },
};

const BASELINE = same("Baseline Tennis Club");
const OSNOVNA = t(
  "Osnovna crta Tennis Club",
  "Teniski klub Osnovna crta",
  "Tennisclub Osnovna crta",
);

/** Header, footer and cookie notice of each domain. */
export const shell: Readonly<Record<string, readonly SeedElement[]>> = {
  localhost: [
    header(
      1,
      "club-logo",
      BASELINE,
      t("Tennis by the river since 1931", "Tenis uz rijeku od 1931.", "Tennis am Fluss seit 1931"),
      3,
    ),
    footer(2, BASELINE),
  ],
  "tenis.localhost": [
    header(
      4,
      "club-logo-hr",
      OSNOVNA,
      t("Clay, sun and company", "Zemlja, sunce i društvo", "Sand, Sonne und gute Gesellschaft"),
      4,
    ),
    footer(5, OSNOVNA),
  ],
  "closed.localhost": [
    header(
      6,
      "club-logo",
      same("Winter Court Club"),
      t("Indoor tennis", "Tenis u dvorani", "Hallentennis"),
      3,
    ),
    footer(7, same("Winter Court Club")),
  ],
  "*": [cookies],
};
