import type { Text } from "../text.ts";
import type { SeedElement, SeedLink, SeedNavigationItem } from "../types-content.ts";
import { HOSTILE_HTML, HOSTILE_NAMES, longName, say } from "./texts.ts";

const SCRIPT = "javascript:globalThis.oddScriptRan=1";
const out = (href: string, name: Text): SeedLink => ({ to: "external", href, name });
const raw = (link: Readonly<Record<string, unknown>>): SeedLink => ({ to: "raw", link });
const picture = (name: string) => ({ picture: name });

const HOSTILE_LINKS: Readonly<Record<string, SeedLink>> = {
  script: out(SCRIPT, say("A script link")),
  spaced: out(" \tjava\nscript:globalThis.oddScriptRan=1", say("A spaced script link")),
  data: out("data:text/html,<script>parent.oddScriptRan=1</script>", say("A data link")),
  relative: out("//evil.example/", say("A protocol-relative link")),
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
    name: say("An honest link"),
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
    item(say("Shop", "المتجر"), out("~/shop", say("Shop")), [
      item(say("Everything", "كل شيء"), { to: "productCategory", id: 1 }),
      item(say("Kategorija čćžšđ"), { to: "productCategory", id: 2 }),
      item(say("Caps & more + 100%"), { to: "productCategory", id: 3 }, [
        item(say("Deeper"), { to: "product", id: 106 }, [
          item(say("Deepest"), { to: "product", id: 100 }),
        ]),
      ]),
    ]),
    item(
      say("Trouble", "مشاكل"),
      null,
      Object.values(HOSTILE_LINKS).map((link, index) => item(say(`Trouble ${index + 1}`), link)),
    ),
    item(say(HOSTILE_NAMES.image), { to: "page", id: 9 }),
    item(say("News", "أخبار"), { to: "category", id: 1 }, [
      item(say("Three hundred"), { to: "event", id: 2 }),
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
    meta: { tagline: say(HOSTILE_NAMES.bold, "تنس بلا قواعد") },
    linkMeta: { signUp: out(SCRIPT, say("Sign up", "سجل")) },
    options: { component: "header" },
  },
  {
    id: 2,
    handler: "footer-section",
    title: "Footer",
    meta: { about: say(HOSTILE_HTML), copyright: say("© <b>Odd</b>") },
    linkMeta: HOSTILE_LINKS,
    options: { component: "footer" },
    parts: [
      {
        id: 201,
        title: "Menu 1",
        meta: { title: say("Trouble") },
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
    meta: { text: say(HOSTILE_HTML), button: say("I Agree", "أوافق") },
    options: {},
  },
];

const home: readonly SeedElement[] = [
  section(11, "homepage", "hero", {
    meta: {
      title: say("Odd Club", "نادي التنس الغريب"),
      text: say("<p>Nothing here is as one hopes.</p>", "<p>لا شيء هنا كما نتمنى.</p>"),
      image: picture("scene-night"),
    },
    linkMeta: { cta: { to: "page", id: 11 }, second: out(SCRIPT, say("Do not press")) },
    options: { background: "red;position:fixed", color: "expression(alert(1))" },
  }),
  section(12, "homepage", "products", {
    meta: { title: say("Featured", "مختارات") },
    options: { featured: true, limit: "8", columns: "4" },
  }),
  section(13, "homepage", "categories", {
    meta: { title: say("Categories") },
    options: { categoryIds: [1, 2, 5, 6, 7, 8, 9], columns: 3 },
  }),
  section(14, "homepage", "posts", {
    meta: { title: say("News") },
    options: { termSlugs: ["news"], limit: 3 },
  }),
  section(15, "homepage", "events", { meta: { title: say("Events") }, options: { limit: 3 } }),
];

const sections: readonly SeedElement[] = [
  section(21, "odd-sections", "text", {
    meta: { title: say(HOSTILE_NAMES.script), text: say(HOSTILE_HTML) },
  }),
  section(22, "odd-sections", "hologram", { meta: { title: say("Nobody knows this component") } }),
  section(23, "odd-sections", "__proto__", { meta: { title: say("Nobody knows this either") } }),
  section(24, "odd-sections", "cards", {
    options: { columns: 9000 },
    parts: [
      {
        id: 2401,
        title: "part",
        meta: { title: longName("A card"), text: say(HOSTILE_HTML) },
        linkMeta: { link: out(SCRIPT, say("A script card")) },
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
    meta: { title: say("Products of nothing") },
    options: { categoryId: 8 },
  }),
  section(29, "odd-sections", "faq", {
    meta: { title: longName("Questions") },
    parts: [
      {
        id: 2901,
        title: "part",
        meta: { title: say(HOSTILE_NAMES.image), text: say(HOSTILE_HTML) },
        options: {},
      },
    ],
  }),
  section(30, "odd-sections", "quote", {
    meta: { text: say(HOSTILE_NAMES.bold), author: longName("Somebody") },
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
