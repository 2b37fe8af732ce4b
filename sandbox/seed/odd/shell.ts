import type { Text } from "../text.ts";
import type { SeedElement, SeedLink, SeedNavigationItem } from "../types-content.ts";
import { HOSTILE_HTML, HOSTILE_NAMES, longName, sameText } from "./texts.ts";

const SCRIPT = "javascript:globalThis.oddScriptRan=1";
const out = (href: string, name: Text): SeedLink => ({ to: "external", href, name });
const raw = (link: Readonly<Record<string, unknown>>): SeedLink => ({ to: "raw", link });
const picture = (name: string) => ({ picture: name });

const HOSTILE_LINKS: Readonly<Record<string, SeedLink>> = {
  script: out(SCRIPT, sameText("A script link")),
  spaced: out(" \tjava\nscript:globalThis.oddScriptRan=1", sameText("A spaced script link")),
  data: out("data:text/html,<script>parent.oddScriptRan=1</script>", sameText("A data link")),
  relative: out("//evil.example/", sameText("A protocol-relative link")),
  unknown: raw({
    type: "hologram",
    name: "A link of no known type",
    hologram: { id: 1, slug: "x" },
  }),
  empty: raw({}),
  lost: raw({ type: "post", name: "A link that lost its post", post: null }),
  typed: raw({ type: "external", name: "Typed external", href: SCRIPT, hrefNewTab: "true" }),
  honest: {
    to: "external",
    href: "https://example.org/",
    name: sameText("An honest link"),
    newTab: true,
  },
};

let lastId = 0;
function item(
  title: Text,
  link: SeedLink | null,
  children: readonly SeedNavigationItem[] = [],
): SeedNavigationItem {
  lastId += 1;
  return { id: lastId, title, link, children };
}

export const navigation: Readonly<Record<string, readonly SeedNavigationItem[]>> = {
  "*": [
    item(sameText("Shop", "المتجر"), out("~/shop", sameText("Shop")), [
      item(sameText("Everything", "كل شيء"), { to: "productCategory", id: 1 }),
      item(sameText("Kategorija čćžšđ"), { to: "productCategory", id: 2 }),
      item(sameText("Caps & more + 100%"), { to: "productCategory", id: 3 }, [
        item(sameText("Deeper"), { to: "product", id: 106 }, [
          item(sameText("Deepest"), { to: "product", id: 100 }),
        ]),
      ]),
    ]),
    item(
      sameText("Trouble", "مشاكل"),
      null,
      Object.values(HOSTILE_LINKS).map((link, index) =>
        item(sameText(`Trouble ${index + 1}`), link),
      ),
    ),
    item(sameText(HOSTILE_NAMES.image), { to: "page", id: 9 }),
    item(sameText("News", "أخبار"), { to: "category", id: 1 }, [
      item(sameText("Three hundred"), { to: "event", id: 2 }),
    ]),
    item(longName("A menu entry"), { to: "page", id: 8 }),
  ],
};

function section(
  id: number,
  place: string,
  component: string,
  extra: Partial<SeedElement> = {},
): SeedElement {
  const { options, ...rest } = extra;
  return {
    id,
    handler: `page-section:${place}`,
    title: `${component} ${id}`,
    meta: {},
    options: { component, order: id, ...options },
    ...rest,
  };
}

const shell: readonly SeedElement[] = [
  {
    id: 1,
    handler: "header-section",
    title: "Header",
    meta: { tagline: sameText(HOSTILE_NAMES.bold, "كتب بلا قواعد") },
    linkMeta: { signUp: out(SCRIPT, sameText("Sign up", "سجل")) },
    options: { component: "header" },
  },
  {
    id: 2,
    handler: "footer-section",
    title: "Footer",
    meta: { about: sameText(HOSTILE_HTML), copyright: sameText("© <b>Odd</b>") },
    linkMeta: HOSTILE_LINKS,
    options: { component: "footer" },
    parts: [
      {
        id: 201,
        title: "Menu 1",
        meta: { title: sameText("Trouble") },
        linkMeta: HOSTILE_LINKS,
        options: { order: 1 },
      },
      {
        id: 202,
        title: "Menu 2",
        meta: { title: longName("A menu") },
        linkMeta: { one: { to: "page", id: 8 } },
        options: { order: 2 },
      },
      { id: 203, title: "Menu 3", meta: {}, options: { order: "third" } },
    ],
  },
  {
    id: 3,
    handler: "cookie-section",
    title: "Cookies",
    meta: { text: sameText(HOSTILE_HTML), button: sameText("I Agree", "أوافق") },
    options: {},
  },
];

const home: readonly SeedElement[] = [
  section(11, "homepage", "hero", {
    meta: {
      title: sameText("Odd Shop", "المتجر الغريب"),
      text: sameText("<p>Nothing here is as one hopes.</p>", "<p>لا شيء هنا كما نتمنى.</p>"),
      image: picture("scene-night"),
    },
    linkMeta: { cta: { to: "page", id: 11 }, second: out(SCRIPT, sameText("Do not press")) },
    options: { background: "red;position:fixed", color: "expression(alert(1))" },
  }),
  section(12, "homepage", "products", {
    meta: { title: sameText("Featured", "مختارات") },
    options: { featured: true, limit: "8", columns: "4" },
  }),
  section(13, "homepage", "categories", {
    meta: { title: sameText("Categories") },
    options: { categoryIds: [1, 2, 5, 6, 7, 8, 9], columns: 3 },
  }),
  section(14, "homepage", "posts", {
    meta: { title: sameText("News") },
    options: { termSlugs: ["news"], limit: 3 },
  }),
  section(15, "homepage", "events", { meta: { title: sameText("Events") }, options: { limit: 3 } }),
];

const sections: readonly SeedElement[] = [
  section(21, "odd-sections", "text", {
    meta: { title: sameText(HOSTILE_NAMES.script), text: sameText(HOSTILE_HTML) },
  }),
  section(22, "odd-sections", "hologram", {
    meta: { title: sameText("Nobody knows this component") },
  }),
  section(23, "odd-sections", "__proto__", {
    meta: { title: sameText("Nobody knows this either") },
  }),
  section(24, "odd-sections", "cards", {
    options: { columns: 9000 },
    parts: [
      {
        id: 2401,
        title: "part",
        meta: { title: longName("A card"), text: sameText(HOSTILE_HTML) },
        linkMeta: { link: out(SCRIPT, sameText("A script card")) },
        options: { order: 1 },
      },
      { id: 2402, title: "part", meta: {}, options: { order: 2 } },
    ],
  }),
  section(25, "odd-sections", "hero", {}),
  section(26, "odd-sections", "gallery", {}),
  section(27, "odd-sections", "products", {
    options: { productIds: [201, 203, 205, 301, 303, 304, 312], columns: 4 },
  }),
  section(28, "odd-sections", "products", {
    meta: { title: sameText("Products of nothing") },
    options: { categoryId: 8 },
  }),
  section(29, "odd-sections", "faq", {
    meta: { title: longName("Questions") },
    parts: [
      {
        id: 2901,
        title: "part",
        meta: { title: sameText(HOSTILE_NAMES.image), text: sameText(HOSTILE_HTML) },
        options: {},
      },
    ],
  }),
  section(30, "odd-sections", "quote", {
    meta: { text: sameText(HOSTILE_NAMES.bold), author: longName("Somebody") },
  }),
  section(31, "odd-sections", "banner", {
    meta: { text: longName("A banner") },
    linkMeta: { cta: HOSTILE_LINKS.unknown as SeedLink },
    options: { background: "url(https://evil.example/x.png)" },
  }),
  section(32, "odd-sections", "media", {
    meta: { media: picture("ball-bounce"), caption: longName("A caption") },
  }),
  section(33, "odd-sections", "media", {}),
];

export const elements: Readonly<Record<string, readonly SeedElement[]>> = {
  "*": [...shell, ...home, ...sections],
};
