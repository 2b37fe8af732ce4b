import { t } from "../text.ts";
import type { SeedLink, SeedNavigationItem, Text } from "../types.ts";
import { blog, event, page, post, shelf, shop, term } from "./build.ts";

type Draft = readonly [title: Text, link: SeedLink | null, children?: readonly Draft[]];

function tree(drafts: readonly Draft[], above = 0): SeedNavigationItem[] {
  return drafts.map(([title, link, children], index) => {
    const id = above * 10 + index + 1;
    return { id, title, link, children: tree(children ?? [], id) };
  });
}

const SHOP: Draft = [
  t("Shop", "Trgovina", "Shop"),
  shop(),
  [
    [
      t("Rackets", "Reketi", "Schläger"),
      shelf(1),
      [
        [t("For control", "Za kontrolu", "Für Kontrolle"), shelf(2)],
        [t("For power", "Za snagu", "Für Power"), shelf(3)],
        [t("For juniors", "Za djecu", "Für Kinder"), shelf(4)],
      ],
    ],
    [
      t("Clothing", "Odjeća", "Bekleidung"),
      shelf(7),
      [
        [t("Women", "Žene", "Damen"), shelf(8)],
        [t("Men", "Muškarci", "Herren"), shelf(9)],
        [t("Kids", "Djeca", "Kinder"), shelf(10)],
      ],
    ],
    [t("Shoes", "Tenisice", "Schuhe"), shelf(6)],
    [
      t("Equipment", "Oprema", "Ausrüstung"),
      shelf(13),
      [
        [t("Strings", "Žice", "Saiten"), shelf(5)],
        [t("Balls", "Loptice", "Bälle"), shelf(11)],
        [t("Bags", "Torbe", "Taschen"), shelf(12)],
        [t("Accessories", "Sitna oprema", "Zubehör"), shelf(13)],
      ],
    ],
    [
      t("Learn at home", "Učenje kod kuće", "Zu Hause lernen"),
      shelf(15),
      [
        [t("E-books", "E-knjige", "E-Books"), shelf(16)],
        [t("Video courses", "Video tečajevi", "Videokurse"), shelf(17)],
      ],
    ],
    [
      t("Gifts", "Pokloni", "Geschenke"),
      shelf(18),
      [
        [t("Gift cards", "Poklon-kartice", "Gutscheine"), shelf(18)],
        [t("Starter bundles", "Početni paketi", "Startpakete"), shelf(19)],
      ],
    ],
  ],
];

const CLUB: Draft = [
  t("The club", "Klub", "Der Club"),
  page(2),
  [
    [t("About us", "O nama", "Über uns"), page(2)],
    [t("Courts", "Tereni", "Plätze"), page(5)],
    [t("Membership", "Članstvo", "Mitgliedschaft"), page(3)],
    [t("Contact", "Kontakt", "Kontakt"), page(9)],
  ],
];

const COACHING: Draft = [
  t("Coaching", "Škola tenisa", "Training"),
  page(4),
  [
    [t("Our coaches", "Naši treneri", "Unser Trainerteam"), page(4)],
    [t("Lessons and services", "Treninzi i usluge", "Training und Service"), shelf(14)],
    [t("Summer camp", "Ljetni kamp", "Sommercamp"), event(3)],
  ],
];

const NEWS: Draft = [
  t("News", "Novosti", "Neues"),
  blog(),
  [
    [t("Club news", "Iz kluba", "Aus dem Club"), term(1)],
    [
      t("Tips from coaches", "Savjeti trenera", "Tipps vom Trainer"),
      term(2),
      [
        [t("Technique", "Tehnika", "Technik"), term(3)],
        [t("Equipment", "Oprema", "Material"), term(4)],
      ],
    ],
    [t("Stories", "Priče", "Geschichten"), term(5)],
  ],
];

const EVENTS: Draft = [
  t("Events", "Događanja", "Termine"),
  event(1),
  [
    [t("Clay season opening", "Otvaranje sezone", "Saisoneröffnung"), event(1)],
    [t("Club championship", "Klupsko prvenstvo", "Clubmeisterschaft"), event(2)],
    [t("How the season starts", "Kako počinje sezona", "Wie die Saison beginnt"), post(101)],
  ],
];

/** The main navigation of each domain. */
export const navigation: Readonly<Record<string, readonly SeedNavigationItem[]>> = {
  localhost: tree([SHOP, COACHING, CLUB, NEWS, EVENTS]),
  "tenis.localhost": tree([CLUB, COACHING, EVENTS, SHOP, NEWS]),
  "closed.localhost": tree([SHOP, CLUB]),
};
