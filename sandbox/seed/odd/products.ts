import type { Text } from "../text.ts";
import type { SeedProduct } from "../types-catalogue.ts";
import { GALLERY } from "./gallery.ts";
import { HOSTILE_HTML, HOSTILE_NAMES, longName, sameText, unbroken } from "./texts.ts";

function product(
  id: number,
  name: Text,
  slug: string,
  more: Partial<SeedProduct> = {},
): SeedProduct {
  return {
    id,
    sku: `ODD-${id}`,
    name,
    slug: sameText(slug),
    description: sameText("<p>A book like any other.</p>"),
    type: "product",
    format: "simple",
    retailPrice: 10 + id,
    discount: 0,
    taxRate: 25,
    stock: 10,
    categories: [1],
    categoryPriority: id,
    pictures: ["ball-single"],
    ...more,
  };
}

const SLUGS = [
  "čćžšđ",
  "über-ball",
  "a+b",
  "100%",
  "rock-&-roll",
  "o'neill",
  "🎾",
  "cart",
  "search",
  "blog",
  "x",
  "ab",
  "with space",
  "semi;colon=1",
  "Ünïcode-ÀÉ",
  // Decoded once too often it is another product, or none.
  "100%25-off",
  "50%2525",
];

const special = SLUGS.map((slug, index) =>
  product(100 + index, sameText(`Slug ${slug}`), slug, {
    categories: [1, 2, 3, 4, 14],
    attributes: {
      sixty: [200 + index, 215 + index, 230 + index, 245 + index],
      signed: index % 2 === 0,
      tension: 20 + index,
    },
  }),
);

const named = [
  product(201, longName("A product"), "long-name", { categories: [1, 5], featured: true }),
  product(202, unbroken("Unbroken"), "unbroken-name", { categories: [1, 5, 12] }),
  product(203, sameText("دفتر رسم احترافي", "دفتر رسم احترافي"), "rtl-name", {
    categories: [1, 6],
    slug: { ...sameText("rtl-name"), ar: "مضرب-تنس" },
    description: sameText("<p>هذا دفتر خفيف ومتين.</p>"),
    featured: true,
  }),
  product(204, sameText(HOSTILE_NAMES.bold), "bold-name", { categories: [1, 7] }),
  product(205, sameText(HOSTILE_NAMES.image), "image-name", {
    categories: [1, 7],
    description: sameText(HOSTILE_HTML),
    featured: true,
  }),
  product(206, sameText(HOSTILE_NAMES.script), "script-name", { categories: [1, 7] }),
  product(207, sameText(HOSTILE_NAMES.template), "template-name", { categories: [1, 7] }),
];

/** Every field except those that a list or page cannot do without. */
const ALL_BUT_NAME = [
  "stock",
  "rating",
  "finalPrice",
  "description",
  "categories",
  "media",
  "sku",
  "type",
  "format",
  "discount",
  "basicPrice",
  "membershipPrice",
  "categoryPriority",
  "archived",
  "featured",
  "bundles",
  "customOptions",
  "crossSellProducts",
  "attributeSet",
  "translations",
  "slugMain",
];

const bare = [
  product(301, sameText("No media"), "no-media", { pictures: [] }),
  product(302, sameText("Forty media"), "forty-media", { pictures: GALLERY, featured: true }),
  product(303, sameText("Nothing but a name"), "nothing-but-a-name", { without: ALL_BUT_NAME }),
  product(304, sameText("Everything is null"), "everything-is-null", {
    answer: Object.fromEntries(ALL_BUT_NAME.map((field) => [field, null])),
  }),
  product(305, sameText("Without final price"), "without-final-price", {
    without: ["finalPrice", "stock"],
  }),
  product(306, sameText("Numbers as texts"), "numbers-as-texts", {
    discount: 15,
    answer: {
      retailPrice: "129.90",
      finalPrice: "110.42",
      discount: "15.0",
      membershipPrice: "99",
      categoryPriority: "7",
      stock: { available: "true", quantity: "3" },
      rating: { average: "4.5", count: "12" },
    },
  }),
  product(307, sameText("E-Product by another spelling"), "e-product-spelling", {
    format: "eproduct",
    stock: null,
    answer: { format: "E-Product" },
  }),
  product(308, sameText("SIMPLE in capitals"), "simple-capitals", {
    answer: { format: "SIMPLE", type: "PRODUCT" },
  }),
  product(309, sameText("A format nobody knows"), "unknown-format", {
    answer: { format: "hologram", type: "hologram" },
  }),
  product(310, sameText("Free of charge"), "free-of-charge", { retailPrice: 0 }),
  product(311, sameText("Very dear"), "very-dear", { retailPrice: 98_765_432.1, discount: 99 }),
  product(312, sameText("Archived"), "archived-odd", { archived: true }),
  product(313, sameText("Lists that are none"), "lists-that-are-none", {
    answer: {
      media: "ball-single.webp",
      categories: "none",
      bundles: {},
      customOptions: {},
      crossSellProducts: "1,2",
      attributeSet: [],
    },
  }),
  product(314, sameText("A service", "خدمة"), "odd-service", {
    type: "service",
    stock: null,
    answer: { type: "Service" },
  }),
];

const VALUES: NonNullable<SeedProduct["attributes"]> = {
  material: [101],
  sixty: Array.from({ length: 60 }, (_, index) => 200 + index),
  size: [300],
  colour: [401],
  tension: 24.5,
  signed: true,
  madeOn: "2026-02-28",
  drawnAt: "2026-03-29T01:30:00Z",
  constructor: [511],
};
// An object literal would set the prototype instead.
const HOSTILE_VALUES = Object.fromEntries([...Object.entries(VALUES), ["__proto__", [501]]]);

const SIZES = [300, 301, 302, 303];
const COLOURS = [401, 402, 403, 404];
const formed = [
  product(401, sameText("Every attribute", "كل الخصائص"), "every-attribute", {
    categories: [1, 9],
    attributes: HOSTILE_VALUES,
  }),
  product(402, sameText("Configurable oddly", "قابل للتخصيص"), "configurable-oddly", {
    categories: [1, 9],
    format: "configurable",
    stock: null,
    answer: { format: "CONFIGURABLE" },
    attributes: Object.fromEntries([["__proto__", [502]]]),
    variantAttributes: [
      { code: "size" },
      { code: "colour", defaultValue: 402 },
      { code: "material" },
    ],
    variants: SIZES.flatMap((size, row) =>
      COLOURS.slice(0, 4 - (row % 2)).map((colour, column) => ({
        id: 40_200 + row * 10 + column,
        sku: `ODD-402-${size}-${colour}`,
        values: { size, colour, material: 101 + ((row + column) % 3) },
        stock: (row + column) % 3,
        retailPrice: 40 + row * 10 + column,
      })),
    ),
    customOptions: [
      { type: "text", title: longName("Engraving"), required: true },
      { type: "number", title: sameText(HOSTILE_NAMES.bold), required: false },
      { type: "text", title: sameText("__proto__"), required: false },
    ],
    crossSell: [201, 203, 205, 302],
  }),
  product(403, sameText("A bundle of odd things"), "bundle-of-odd-things", {
    format: "bundle",
    stock: null,
    answer: { format: "BUNDLE" },
    parts: [
      { product: 201, quantity: 2 },
      { product: 402, quantity: 1 },
      { product: 205, quantity: 1 },
    ],
  }),
  product(404, sameText("Configurable without variants"), "no-variants", {
    categories: [1, 15],
    format: "configurable",
    stock: null,
    answer: {
      associatedProducts: { attributes: [{ label: "Size", attributeCode: "size" }], products: [] },
    },
  }),
];

export const products: readonly SeedProduct[] = [...special, ...named, ...bare, ...formed];
