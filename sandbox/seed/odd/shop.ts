import type { Text } from "../text.ts";
import type { SeedAttribute, SeedCategory } from "../types-catalogue.ts";
import { HOSTILE_HTML, HOSTILE_NAMES, longName, sameText, unbroken } from "./texts.ts";

function category(
  id: number,
  parentId: number | null,
  name: Text,
  slug: string,
  more: Partial<SeedCategory> = {},
): SeedCategory {
  return {
    id,
    parentId,
    name,
    slug: sameText(slug),
    description: sameText(""),
    picture: "category-balls",
    sortTypes: [1, 3, 4],
    sortDefaultType: 3,
    ...more,
  };
}

export const categories: readonly SeedCategory[] = [
  category(1, null, sameText("Everything", "كل شيء"), "everything", {
    description: sameText(HOSTILE_HTML),
  }),
  category(2, null, sameText("Kategorija čćžšđ"), "kategorija-čćžšđ"),
  category(3, null, sameText("Caps & more + 100%"), "caps-&-more+100%"),
  category(4, null, sameText("Books 🎾"), "🎾-tennis"),
  category(5, null, longName("A category"), "long-category"),
  category(6, null, sameText("دفاتر الرسم", "دفاتر الرسم"), "rackets-rtl", {
    slug: { ...sameText("rackets-rtl"), ar: "مضارب" },
  }),
  category(7, null, sameText(HOSTILE_NAMES.image), "html-category"),
  category(8, null, sameText("Nothing in it"), "nothing-in-it"),
  category(9, null, sameText("Without sorting"), "without-sorting", {
    without: [
      "sortTypes",
      "sortDefaultType",
      "description",
      "media",
      "translations",
      "productCount",
    ],
  }),
  category(10, 1, sameText("Second level"), "second-level"),
  category(11, 10, sameText("Third level"), "third-level"),
  category(12, 11, unbroken("Fourth"), "fourth-level"),
  category(13, null, sameText("Shop"), "shop"),
  category(14, null, sameText("AB"), "ab"),
  category(15, null, sameText("Sorted by nothing known"), "odd-sorting", {
    sortTypes: [99, 3],
    answer: { sortTypes: ["99", "3"], sortDefaultType: "99" },
  }),
  category(16, null, sameText("A literal %25"), "a-literal-%25"),
];

const names = (first: number, count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    value: sameText(name(index)),
  }));

/** One attribute of every input type, and some of unknown types. */
export const attributes: readonly SeedAttribute[] = [
  {
    code: "material",
    label: sameText("Material", "المادة"),
    inputType: "dropdown",
    values: [
      { id: 101, value: sameText("Graphite", "جرافيت") },
      { id: 102, value: sameText(HOSTILE_NAMES.bold) },
      { id: 103, value: longName("Wood") },
    ],
  },
  {
    code: "sixty",
    label: sameText("Sixty choices"),
    inputType: "multipleSelect",
    values: names(200, 60, (index) => `Choice ${index + 1}`),
  },
  {
    code: "size",
    label: longName("Size"),
    inputType: "textSwatch",
    values: names(300, 4, (index) => ["S", "M", "L", "A size with a long name"][index] ?? ""),
  },
  {
    code: "colour",
    label: sameText("Colour", "اللون"),
    inputType: "visualSwatch",
    values: [
      { id: 401, value: sameText("Green", "أخضر"), color: "#17594a" },
      { id: 402, value: sameText("Striped", "مخطط"), picture: "wristbands-navy" },
      { id: 403, value: sameText("No colour at all") },
      {
        id: 404,
        value: sameText("A colour that is none"),
        color: "red;position:fixed;background:url(https://evil.example/)",
      },
    ],
  },
  { code: "tension", label: sameText("Tension (kg)"), inputType: "numberField", values: [] },
  { code: "signed", label: sameText("Signed", "موقع"), inputType: "yesNo", values: [] },
  { code: "madeOn", label: sameText("Made on"), inputType: "date", values: [] },
  { code: "drawnAt", label: sameText("Drawn at"), inputType: "dateTime", values: [] },
  {
    code: "__proto__",
    label: sameText("__proto__"),
    inputType: "dropdown",
    values: names(501, 2, (index) => `polluted ${index + 1}`),
  },
  {
    code: "constructor",
    label: sameText("constructor"),
    inputType: "multipleSelect",
    values: names(511, 2, (index) => `toString ${index + 1}`),
  },
];
