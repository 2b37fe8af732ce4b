import { expect, it } from "vitest";
import { post as postSchema } from "#lib/shop/api/schemas/content-schema.ts";
import { findGaps } from "./find-gaps.ts";
import type { LanguageContents } from "./gaps.ts";

const SITE: Parameters<typeof findGaps>[1] = {
  defaultLocale: "en",
  options: new Map(),
};
const post = (slug: string, translations: object = {}) =>
  postSchema.parse({
    id: 1,
    title: slug,
    slug,
    slugMain: slug,
    postTypeSlug: "page",
    translations,
  });

const language = (
  locale: string,
  {
    items = [],
    isWhole = true,
    elements = {},
    entries = 0,
  }: {
    items?: ReturnType<typeof post>[];
    isWhole?: boolean;
    elements?: Record<string, Record<string, unknown>[]>;
    entries?: number | null;
  },
): LanguageContents => ({
  locale,
  posts: new Map([["page", { items, isWhole }]]),
  elements: new Map(Object.entries(elements)),
  entries,
});
const hero = (id: number) => ({ id, meta: { title: "Welcome" }, options: { component: "hero" } });
const ABOUT = "page-section:about";

it("believes a list that was not read to its end only with the languages that the source names", () => {
  const lists = (names: object) =>
    findGaps(
      [language("en", { items: [post("about", names)] }), language("hr", { isWhole: false })],
      SITE,
    );
  expect(lists({})).toEqual([]);
  expect(lists({ en: "about", hr: "o-nama" })).toEqual([]);
  expect(lists({ en: "about" })).toMatchObject([{ kind: "page", language: "hr", from: "en" }]);
});

it("names a missing section with its first words, where the page is there in both", () => {
  const items = [post("about", { en: "about", hr: "about" })];
  const gaps = findGaps(
    [
      language("en", { items, elements: { [ABOUT]: [hero(7)] } }),
      language("hr", { items, elements: { [ABOUT]: [] } }),
      // Without the page, and not read.
      language("de", {}),
    ],
    SITE,
  );
  expect(gaps.filter(({ kind }) => kind === "section")).toMatchObject([
    {
      title: "about",
      section: { name: "hero", words: "Welcome" },
      language: "hr",
      address: "/about?editPage=true#edit:translate:7:hr",
      job: { kind: "section", id: 7, handler: ABOUT, from: "en", to: "hr" },
    },
  ]);
  expect(gaps.filter(({ kind }) => kind === "page")).toMatchObject([{ language: "de" }]);
});

it("names what every page shows, and a menu with fewer entries, which it does not make", () => {
  const gaps = findGaps(
    [
      language("en", { elements: { "footer-section": [hero(3)] }, entries: 5 }),
      language("hr", { elements: { "footer-section": [] }, entries: 2 }),
      language("de", { entries: null }),
    ],
    SITE,
  );
  expect(gaps).toMatchObject([
    { kind: "shared", language: "hr", address: "/?editPage=true#edit:translate:3:hr" },
    { kind: "menu", language: "hr", entries: { there: 2, all: 5 }, job: null },
  ]);
});
