import type { Text } from "../seed/text.ts";
import type { Seed, SeedSite } from "../seed/types.ts";
import type { SeedProduct } from "../seed/types-catalogue.ts";

export const same = (text: string): Text => ({ en: text, hr: text, de: text });
const inEach = (en: string, hr: string, de: string): Text => ({ en, hr, de });

function site(
  domain: string,
  siteId: number,
  languages: SeedSite["languages"],
  store: number,
): SeedSite {
  return {
    domain,
    siteId,
    apiKeyId: siteId,
    apiKey: `key-${siteId}`,
    name: domain,
    languages,
    defaultLanguage: languages[0] ?? "en",
    stores: Object.fromEntries(languages.map((language, index) => [language, store + index])),
    maintenance: false,
    cartType: 1,
    allowedCountries: ["HR", "DE"],
    currencies: [
      { id: 1, label: "EUR", symbol: "€", rate: 1 },
      { id: 2, label: "USD", symbol: "$", rate: 1.1 },
    ],
    options: { HomePageSlug: "homepage" },
  };
}

export function product(id: number, slug: string, rest: Partial<SeedProduct>): SeedProduct {
  return {
    id,
    sku: `S-${id}`,
    name: inEach(`Name ${slug}`, `Ime ${slug}`, `Name ${slug}`),
    slug: inEach(slug, `${slug}-hr`, `${slug}-de`),
    description: same("<p>Text</p>"),
    type: "product",
    format: "simple",
    retailPrice: 100,
    discount: 0,
    taxRate: 25,
    stock: 5,
    categories: [1],
    categoryPriority: id,
    pictures: ["ball"],
    ...rest,
  };
}

/** A tiny shop for the sandbox's own tests: every format once, two sites, three languages. */
export const testSeed: Seed = {
  sites: [site("localhost", 7, ["en"], 71), site("tenis.localhost", 8, ["hr", "en", "de"], 81)],
  productTags: [
    {
      id: 1,
      name: inEach("Indoors", "Dvorana", "Halle"),
      slug: inEach("indoors", "dvorana", "halle"),
      products: [2, 6, 7],
    },
    {
      id: 2,
      name: inEach("Clay", "Šljaka", "Sand"),
      slug: inEach("clay", "sljaka", "sand"),
      products: [1],
    },
    { id: 3, name: same("Nobody's"), slug: same("nobodys"), products: [999] },
  ],
  categories: [
    {
      id: 1,
      parentId: null,
      name: same("All"),
      slug: inEach("all", "sve", "alle"),
      description: same(""),
      picture: "ball",
      sortTypes: [1],
      sortDefaultType: 1,
    },
    {
      id: 2,
      parentId: 1,
      name: same("Shirts"),
      slug: inEach("shirts", "majice", "hemden"),
      description: same(""),
      picture: "ball",
      sortTypes: [1],
      sortDefaultType: 1,
    },
  ],
  attributes: [
    {
      code: "size",
      label: same("Size"),
      inputType: "textSwatch",
      values: [
        { id: 50, value: same("S") },
        { id: 51, value: same("M") },
      ],
    },
    { code: "weight", label: same("Weight"), inputType: "numberField", values: [] },
    { code: "indoor", label: same("Indoor"), inputType: "yesNo", values: [] },
  ],
  products: [
    product(1, "racket", {
      retailPrice: 199.99,
      discount: 10,
      membershipPrice: 150,
      attributes: { weight: 300, indoor: true },
    }),
    product(2, "shirt", {
      format: "configurable",
      categories: [2],
      stock: null,
      variantAttributes: [{ code: "size", defaultValue: 51 }],
      variants: [
        { id: 20, sku: "S-20", values: { size: 50 }, stock: 2 },
        { id: 21, sku: "S-21", values: { size: 51 }, stock: 0 },
      ],
    }),
    product(3, "book", { format: "eproduct", stock: null, taxRate: 5, retailPrice: 21 }),
    product(4, "set", {
      format: "bundle",
      stock: null,
      retailPrice: 250,
      parts: [
        { product: 1, quantity: 1 },
        { product: 2, quantity: 2 },
      ],
    }),
    product(5, "ring", {
      customOptions: [{ type: "text", title: same("Engraving"), required: true }],
    }),
    product(6, "old", { archived: true }),
    product(7, "last", { stock: 1, attributes: { weight: 120, indoor: false } }),
  ],
  terms: [
    {
      id: 1,
      parentId: null,
      type: "category",
      title: same("News"),
      slug: inEach("news", "vijesti", "neues"),
    },
  ],
  posts: [
    {
      id: 1,
      kind: "page",
      title: same("Home"),
      slug: same("homepage"),
      excerpt: same(""),
      body: same(""),
      picture: "ball",
      terms: [],
      author: "A",
      daysAgo: 3,
    },
    {
      id: 2,
      kind: "post",
      title: inEach("Spring", "Proljeće", "Frühling"),
      slug: inEach("spring", "proljece", "fruehling"),
      excerpt: same(""),
      body: same("<p>x</p>"),
      picture: "ball",
      terms: [1],
      author: "A",
      daysAgo: 2,
    },
  ],
  events: [
    {
      id: 1,
      title: same("Open day"),
      body: same(""),
      location: same("Club"),
      picture: "ball",
      inDays: 5,
      hours: 3,
      capacity: 10,
      attendees: ["Ana"],
    },
  ],
  elements: {
    "*": [
      {
        id: 10,
        handler: "page-section:homepage",
        title: "Hero",
        meta: { title: inEach("Play", "Igraj", "Spiel"), image: { picture: "ball" } },
        linkMeta: { cta: { to: "product", id: 1 } },
        options: { component: "hero", order: 1 },
      },
    ],
    "tenis.localhost": [
      { id: 11, handler: "header-section", title: "Header", meta: {}, options: {} },
    ],
  },
  navigation: {
    "*": [
      {
        id: 1,
        title: inEach("Shop", "Trgovina", "Laden"),
        link: { to: "productCategory", id: 2 },
        children: [],
      },
    ],
  },
  delivery: [
    {
      id: 1,
      name: same("Courier"),
      description: same(""),
      price: 5.9,
      freeFrom: 300,
      countries: ["HR"],
      branches: [],
    },
    {
      id: 2,
      name: same("Locker"),
      description: same(""),
      price: 3.5,
      countries: "ALL",
      branches: [
        { id: 21, name: "Zagreb" },
        { id: 22, name: "Berlin", country: "DE" },
      ],
    },
  ],
  payment: [
    { id: 1, name: same("On delivery"), description: same(""), paymentType: null },
    { id: 2, name: same("Card"), description: same(""), paymentType: "CARD" },
    { id: 3, name: same("PayPal"), description: same(""), paymentType: "PAYPAL" },
  ],
  consents: [
    {
      uniqueNumber: "C-1",
      id: 1,
      displayName: same("<b>Terms</b>"),
      formType: "checkoutForm",
      required: true,
    },
  ],
  coupons: [
    { code: "TEN", percent: 10, uses: null },
    { code: "ONCE", percent: 50, uses: 1 },
  ],
  memberCards: [
    { barcode: "111", percent: 5, valid: true },
    { barcode: "222", percent: 5, valid: false },
  ],
  users: [
    {
      id: 1,
      email: "ana@example.com",
      password: "password1",
      firstName: "Ana",
      lastName: "Anić",
      isBackofficeUser: false,
      memberCardBarcode: "111",
    },
    {
      id: 2,
      email: "staff@example.com",
      password: "password2",
      firstName: "Iva",
      lastName: "Ivić",
      isBackofficeUser: true,
    },
  ],
  redirects: [{ path: "old-shop", target: "/shop", status: 301 }],
  pictures: [{ name: "ball", alt: inEach("Ball", "Lopta", "Ball") }],
};
