import type { Text } from "../text.ts";
import type { SeedAttribute, SeedCategory } from "../types-catalogue.ts";
import { HOSTILE_HTML, HOSTILE_NAMES, longName, say, unbroken } from "./texts.ts";

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
    slug: say(slug),
    description: say(""),
    picture: "category-balls",
    sortTypes: [1, 3, 4],
    sortDefaultType: 3,
    ...more,
  };
}

export const categories: readonly SeedCategory[] = [
  category(1, null, say("Everything", "كل شيء"), "everything", { description: say(HOSTILE_HTML) }),
  category(2, null, say("Kategorija čćžšđ"), "kategorija-čćžšđ"),
  category(3, null, say("Caps & more + 100%"), "caps-&-more+100%"),
  category(4, null, say("Tennis 🎾"), "🎾-tennis"),
  category(5, null, longName("A category"), "long-category"),
  category(6, null, say("مضارب التنس", "مضارب التنس"), "rackets-rtl", {
    slug: { ...say("rackets-rtl"), ar: "مضارب" },
  }),
  category(7, null, say(HOSTILE_NAMES.image), "html-category"),
  category(8, null, say("Nothing in it"), "nothing-in-it"),
  category(9, null, say("Without sorting"), "without-sorting", {
    without: [
      "sortTypes",
      "sortDefaultType",
      "description",
      "media",
      "translations",
      "productCount",
    ],
  }),
  category(10, 1, say("Second level"), "second-level"),
  category(11, 10, say("Third level"), "third-level"),
  category(12, 11, unbroken("Fourth"), "fourth-level"),
  category(13, null, say("Shop"), "shop"),
  category(14, null, say("AB"), "ab"),
  category(15, null, say("Sorted by nothing known"), "odd-sorting", {
    sortTypes: [99, 3],
    answer: { sortTypes: ["99", "3"], sortDefaultType: "99" },
  }),
];

const names = (first: number, count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, value: say(name(index)) }));

/** One attribute of every input type, and some of unknown types. */
export const attributes: readonly SeedAttribute[] = [
  {
    code: "material",
    label: say("Material", "المادة"),
    inputType: "dropdown",
    values: [
      { id: 101, value: say("Graphite", "جرافيت") },
      { id: 102, value: say(HOSTILE_NAMES.bold) },
      { id: 103, value: longName("Wood") },
    ],
  },
  {
    code: "sixty",
    label: say("Sixty choices"),
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
    label: say("Colour", "اللون"),
    inputType: "visualSwatch",
    values: [
      { id: 401, value: say("Green", "أخضر"), color: "#17594a" },
      { id: 402, value: say("Striped", "مخطط"), picture: "wristbands-navy" },
      { id: 403, value: say("No colour at all") },
      {
        id: 404,
        value: say("A colour that is none"),
        color: "red;position:fixed;background:url(https://evil.example/)",
      },
    ],
  },
  { code: "tension", label: say("Tension (kg)"), inputType: "numberField", values: [] },
  { code: "signed", label: say("Signed", "موقع"), inputType: "yesNo", values: [] },
  { code: "madeOn", label: say("Made on"), inputType: "date", values: [] },
  { code: "drawnAt", label: say("Drawn at"), inputType: "dateTime", values: [] },
  {
    code: "__proto__",
    label: say("__proto__"),
    inputType: "dropdown",
    values: names(501, 2, (index) => `polluted ${index + 1}`),
  },
  {
    code: "constructor",
    label: say("constructor"),
    inputType: "multipleSelect",
    values: names(511, 2, (index) => `toString ${index + 1}`),
  },
];
