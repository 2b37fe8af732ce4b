import type { Text } from "../text.ts";
import type { SeedEvent, SeedPost, SeedTerm } from "../types-content.ts";
import { HOSTILE_HTML, HOSTILE_NAMES, longName, sameText, unbroken } from "./texts.ts";

export const terms: readonly SeedTerm[] = [
  {
    id: 1,
    parentId: null,
    type: "category",
    title: sameText("News", "أخبار"),
    slug: sameText("news"),
  },
  {
    id: 2,
    parentId: null,
    type: "category",
    title: sameText("Oznaka čćžšđ"),
    slug: sameText("oznaka-čćžšđ"),
  },
  {
    id: 3,
    parentId: 1,
    type: "category",
    title: longName("A category"),
    slug: sameText("long-term"),
  },
  {
    id: 4,
    parentId: null,
    type: "tag",
    title: sameText(HOSTILE_NAMES.image),
    slug: sameText("html-tag"),
  },
  {
    id: 5,
    parentId: null,
    type: "tag",
    title: sameText("Tag 🎾 + 100%"),
    slug: sameText("tag-🎾+100%"),
  },
  {
    id: 6,
    parentId: null,
    type: "category",
    title: sameText("Nothing written"),
    slug: sameText("nothing-written"),
  },
  {
    id: 7,
    parentId: null,
    type: "category",
    title: sameText("A literal %25"),
    slug: sameText("a-literal-%25"),
  },
];

function entry(
  id: number,
  kind: SeedPost["kind"],
  title: Text,
  slug: string,
  more: Partial<SeedPost> = {},
): SeedPost {
  return {
    id,
    kind,
    title,
    slug: sameText(slug),
    excerpt: sameText("A short lead."),
    body: sameText("<p>A short text.</p>"),
    picture: "velo-scene-street",
    terms: kind === "post" ? [1] : [],
    author: "Odd Author",
    daysAgo: id % 90,
    ...more,
  };
}

const pages = [
  entry(1, "page", sameText("Odd Shop", "المتجر الغريب"), "homepage", { body: sameText("") }),
  entry(2, "page", sameText("Landing", "صفحة الوصول"), "landing"),
  // Routes of the shop take precedence over these.
  entry(3, "page", sameText("A page named cart"), "cart"),
  entry(4, "page", sameText("A page named search"), "search"),
  entry(5, "page", sameText("A page named blog"), "blog"),
  entry(6, "page", sameText("Stranica čćžšđ"), "stranica-čćžšđ"),
  entry(7, "page", sameText("Page ü & + 100% ' 🎾"), "page-ü&+100%'🎾"),
  entry(8, "page", longName("A page"), "long-page", {
    excerpt: longName("A lead"),
    body: sameText(HOSTILE_HTML),
  }),
  entry(9, "page", sameText(HOSTILE_NAMES.script), "html-page", { body: sameText(HOSTILE_HTML) }),
  entry(10, "page", sameText("صفحة بالعربية", "صفحة بالعربية"), "rtl-page", {
    slug: { ...sameText("rtl-page"), ar: "صفحة" },
    body: sameText('<p>نص عربي مع <a href="https://example.org/">رابط</a>.</p>'),
  }),
  entry(11, "page", sameText("Odd sections"), "odd-sections", { body: sameText("") }),
  entry(12, "page", sameText("Empty page"), "empty-page", {
    without: ["body", "excerpt", "media", "author", "published_at", "seo", "translations", "terms"],
  }),
  entry(13, "page", sameText("ABC"), "abc"),
  entry(14, "page", sameText("A literal %25"), "a-literal-%25"),
];

const posts = [
  entry(101, "post", sameText("Objava čćžšđ"), "objava-čćžšđ", { terms: [1, 2] }),
  entry(102, "post", longName("A post"), "long-post", {
    terms: [1, 3],
    excerpt: longName("A lead"),
    body: sameText(HOSTILE_HTML),
  }),
  entry(103, "post", sameText("مقال عن القراءة", "مقال عن القراءة"), "rtl-post", {
    slug: { ...sameText("rtl-post"), ar: "مقال" },
    body: sameText("<p>نص عربي <em>مائل</em>.</p>"),
  }),
  entry(104, "post", sameText("No media"), "no-media-post", { without: ["media", "seo"] }),
  entry(105, "post", sameText("Without author, date and body"), "bare-post", {
    without: ["author", "published_at", "body", "excerpt", "media", "seo", "terms", "translations"],
  }),
  entry(106, "post", sameText("Everything is null"), "null-post", {
    answer: {
      author: null,
      published_at: null,
      body: null,
      excerpt: null,
      media: null,
      seo: null,
      terms: null,
      translations: null,
    },
  }),
  entry(107, "post", sameText(HOSTILE_NAMES.image), "html-post", {
    terms: [1, 4],
    author: HOSTILE_NAMES.bold,
    body: sameText(HOSTILE_HTML),
  }),
  entry(108, "post", sameText("Post 🎾 + 100% & more"), "post-🎾+100%&more", { terms: [1, 5] }),
  entry(109, "post", sameText("A date that is none"), "odd-date", {
    answer: { published_at: "soon", author: "A name alone" },
  }),
  entry(110, "post", unbroken("Unbroken"), "unbroken-post"),
  entry(111, "post", sameText("From the future"), "future-post", { daysAgo: -400 }),
  ...Array.from({ length: 20 }, (_, index) =>
    entry(120 + index, "post", sameText(`Plain post ${index + 1}`), `plain-post-${index + 1}`),
  ),
];

export const oddPosts: readonly SeedPost[] = [...pages, ...posts];

function event(id: number, title: Text, more: Partial<SeedEvent> = {}): SeedEvent {
  return {
    id,
    title,
    body: sameText("<p>An event.</p>"),
    location: sameText("Room 1", "القاعة ١"),
    picture: "scene-doubles",
    inDays: id * 3,
    hours: 2,
    capacity: 20,
    attendees: ["Ana", "Luka"],
    ...more,
  };
}

export const events: readonly SeedEvent[] = [
  event(1, sameText("Only a beginning"), {
    without: ["endEvent", "location", "media", "eventAttendees", "capacity", "body"],
  }),
  event(2, sameText("Three hundred guests"), {
    capacity: 300,
    attendees: Array.from({ length: 300 }, (_, index) =>
      index === 7 ? HOSTILE_NAMES.image : `Guest number ${index + 1}`,
    ),
  }),
  event(3, longName("An event"), { location: longName("A place"), body: sameText(HOSTILE_HTML) }),
  event(4, sameText("معرض الكتب", "معرض الكتب")),
  event(5, sameText(HOSTILE_NAMES.script), { location: sameText(HOSTILE_NAMES.bold) }),
  event(6, sameText("Long over"), { inDays: -900, hours: 24 * 20 }),
  event(7, sameText("Everything is null"), {
    answer: {
      endEvent: null,
      location: null,
      media: null,
      eventAttendees: null,
      capacity: null,
      body: null,
    },
  }),
  event(8, sameText("Ends before it begins"), { hours: -5 }),
];
