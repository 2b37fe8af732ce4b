import { markEntry, type PictureEntry, sceneEntry, type Words } from "./entry.ts";
import { ballOut, clubLogo, icons, partner, portrait } from "./marks.ts";
import { INK } from "./svg.ts";

const ICON_WORDS: Readonly<Record<string, Words>> = {
  strings: [
    "A racket with fresh strings",
    "Reket s novim žicama",
    "Ein frisch besaiteter Schläger",
  ],
  demo: ["Two crossed rackets", "Dva prekrižena reketa", "Zwei gekreuzte Schläger"],
  delivery: [
    "A delivery van with a ball",
    "Dostavno vozilo s lopticom",
    "Ein Lieferwagen mit Ball",
  ],
  card: ["A membership card", "Članska kartica", "Eine Mitgliedskarte"],
  court: ["A clay court from above", "Zemljani teren odozgo", "Ein Sandplatz von oben"],
  clock: ["A clock", "Sat", "Eine Uhr"],
  coach: ["A coach with a cap", "Trener s kapom", "Ein Trainer mit Kappe"],
  heart: ["A ball with a heart", "Loptica sa srcem", "Ein Ball mit Herz"],
};

const same = (name: string): Words => [name, name, name];

export const markPictures: readonly PictureEntry[] = [
  markEntry("club-logo", same("Baseline Tennis Club"), [640, 160], () =>
    clubLogo("BASELINE", "TENNIS CLUB"),
  ),
  markEntry("club-logo-hr", same("Teniski klub Osnovna crta"), [640, 160], () =>
    clubLogo("OSNOVNA CRTA", "TENISKI KLUB"),
  ),
  ...["Vento", "Nordline", "Corvo", "Halden", "Riverside"].map((name) =>
    markEntry(`partner-${name.toLowerCase()}`, same(name), [480, 160], () =>
      partner(name.toUpperCase()),
    ),
  ),
  ...Object.entries(icons).map(([name, draw]) =>
    markEntry(`icon-${name}`, ICON_WORDS[name] ?? same(name), [240, 240], draw),
  ),
  sceneEntry(
    "not-found",
    [
      "A tennis ball lies just behind the line: out",
      "Loptica je pala tik iza crte: out",
      "Ein Tennisball liegt knapp hinter der Linie: aus",
    ],
    ballOut,
  ),
  {
    ...sceneEntry(
      "portrait-helena",
      [
        "A smiling member with a white cap",
        "Nasmijana članica s bijelom kapom",
        "Ein lächelndes Mitglied mit weißer Kappe",
      ],
      () => "",
    ),
    width: 800,
    height: 800,
    svg: () => wrap(portrait(INK.clay, INK.skin, "#5d3a26")),
  },
];

function wrap(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${body}</svg>`;
}
