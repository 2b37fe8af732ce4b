import { same, t } from "../text.ts";
import type { SeedAttribute } from "../types.ts";

const names = (first: number, ...values: string[]) =>
  values.map((value, index) => ({ id: first + index, value: same(value) }));

/** Ids of option values, by the words used in the product files. */
export const BRAND = { baseline: 101, vento: 102, nordline: 103, corvo: 104, halden: 105 } as const;
export const GRIP = { l0: 200, l1: 201, l2: 202, l3: 203, l4: 204 } as const;
export const COLOUR = {
  green: 501,
  clay: 502,
  navy: 503,
  white: 504,
  black: 505,
  yellow: 506,
  sky: 507,
  rose: 508,
  mixed: 509,
} as const;
export const SIZE = { xs: 401, s: 402, m: 403, l: 404, xl: 405, xxl: 406 } as const;
export const KIDS = { k116: 411, k128: 412, k140: 413, k152: 414, k164: 415 } as const;
export const GAUGE = { g120: 601, g125: 602, g130: 603 } as const;
export const SURFACE = { clay: 701, hard: 702, grass: 703, indoor: 704 } as const;
export const BALL = {
  pressurised: 901,
  pressureless: 902,
  red: 903,
  green: 904,
  giant: 905,
} as const;
export const LEVEL = { beginner: 801, club: 802, tournament: 803 } as const;

/** European shoe size to its option id. */
export const shoe = (...sizes: number[]) => sizes.map((size) => 300 + size);

export const attributes: readonly SeedAttribute[] = [
  {
    code: "brand",
    label: t("Brand", "Marka", "Marke"),
    inputType: "dropdown",
    values: names(101, "Baseline", "Vento", "Nordline", "Corvo", "Halden"),
  },
  {
    code: "grip",
    label: t("Grip size", "Veličina drške", "Griffstärke"),
    inputType: "textSwatch",
    values: names(200, "L0", "L1", "L2", "L3", "L4"),
  },
  {
    code: "shoeSize",
    label: t("Shoe size", "Broj cipela", "Schuhgröße"),
    inputType: "dropdown",
    values: names(331, ...Array.from({ length: 17 }, (_, index) => `EU ${31 + index}`)),
  },
  {
    code: "size",
    label: t("Size", "Veličina", "Größe"),
    inputType: "dropdown",
    values: [
      ...names(401, "XS", "S", "M", "L", "XL", "XXL"),
      ...names(411, "116", "128", "140", "152", "164"),
    ],
  },
  {
    code: "colour",
    label: t("Colour", "Boja", "Farbe"),
    inputType: "visualSwatch",
    values: [
      { id: 501, value: t("Court green", "Zelena", "Platzgrün"), color: "#17594a" },
      { id: 502, value: t("Clay", "Boja zemlje", "Sandrot"), color: "#c5552d" },
      { id: 503, value: t("Navy", "Tamnoplava", "Marineblau"), color: "#24375c" },
      { id: 504, value: t("White", "Bijela", "Weiß"), color: "#fbfaf5" },
      { id: 505, value: t("Black", "Crna", "Schwarz"), color: "#23282a" },
      { id: 506, value: t("Optic yellow", "Žuta", "Neongelb"), color: "#d9e021" },
      { id: 507, value: t("Sky", "Svijetloplava", "Himmelblau"), color: "#8dbcd6" },
      { id: 508, value: t("Rose", "Roza", "Rosé"), color: "#e3a49a" },
      {
        id: 509,
        value: t("Several colours", "Više boja", "Mehrfarbig"),
        picture: "bundle-learn",
      },
    ],
  },
  {
    code: "gauge",
    label: t("Gauge", "Promjer žice", "Saitenstärke"),
    inputType: "textSwatch",
    values: [
      { id: 601, value: t("1.20 mm", "1,20 mm", "1,20 mm") },
      { id: 602, value: t("1.25 mm", "1,25 mm", "1,25 mm") },
      { id: 603, value: t("1.30 mm", "1,30 mm", "1,30 mm") },
    ],
  },
  {
    code: "surface",
    label: t("Surface", "Podloga", "Belag"),
    inputType: "multipleSelect",
    values: [
      { id: 701, value: t("Clay", "Zemlja", "Sand") },
      { id: 702, value: t("Hard court", "Tvrda podloga", "Hartplatz") },
      { id: 703, value: t("Grass", "Trava", "Rasen") },
      { id: 704, value: t("Indoor", "Dvorana", "Halle") },
    ],
  },
  {
    code: "level",
    label: t("Level", "Razina", "Spielstärke"),
    inputType: "dropdown",
    values: [
      { id: 801, value: t("Beginner", "Početnik", "Einsteiger") },
      { id: 802, value: t("Club player", "Klupski igrač", "Vereinsspieler") },
      { id: 803, value: t("Tournament player", "Natjecatelj", "Turnierspieler") },
    ],
  },
  {
    code: "weight",
    label: t("Weight (g)", "Težina (g)", "Gewicht (g)"),
    inputType: "numberField",
    values: [],
  },
  {
    code: "headSize",
    label: t("Head size (cm²)", "Površina glave (cm²)", "Kopfgröße (cm²)"),
    inputType: "numberField",
    values: [],
  },
  { code: "strung", label: t("Strung", "Opleten", "Besaitet"), inputType: "yesNo", values: [] },
  {
    code: "ballKind",
    label: t("Kind of ball", "Vrsta loptice", "Ballart"),
    inputType: "visualSwatch",
    values: [
      {
        id: 901,
        value: t("Pressurised", "S tlakom", "Druckball"),
        picture: "balls-match",
      },
      {
        id: 902,
        value: t("Pressureless", "Bez tlaka", "Drucklos"),
        picture: "balls-bucket",
      },
      {
        id: 903,
        value: t("Red, 25 % speed", "Crvena, 25 % brzine", "Rot, 25 % Tempo"),
        color: "#c5402d",
      },
      {
        id: 904,
        value: t("Green, 75 % speed", "Zelena, 75 % brzine", "Grün, 75 % Tempo"),
        color: "#5a9a3c",
      },
      {
        id: 905,
        value: t("For signatures", "Za potpise", "Für Autogramme"),
        picture: "ball-single",
      },
    ],
  },
  {
    code: "washable",
    label: t("Machine washable", "Perivo u perilici", "Maschinenwaschbar"),
    inputType: "yesNo",
    values: [],
  },
  {
    code: "availableFrom",
    label: t("Available from", "Dostupno od", "Lieferbar ab"),
    inputType: "date",
    values: [],
  },
  {
    code: "firstLesson",
    label: t("First lesson", "Prvi termin", "Erster Termin"),
    inputType: "dateTime",
    values: [],
  },
];
