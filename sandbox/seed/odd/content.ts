import type { Text } from "../text.ts";
import type { SeedEvent, SeedPost, SeedTerm } from "../types-content.ts";
import { HOSTILE_HTML, HOSTILE_NAMES, longName, say, unbroken } from "./texts.ts";

export const terms: readonly SeedTerm[] = [
  { id: 1, parentId: null, type: "category", title: say("News", "أخبار"), slug: say("news") },
  {
    id: 2,
    parentId: null,
    type: "category",
    title: say("Oznaka čćžšđ"),
    slug: say("oznaka-čćžšđ"),
  },
  { id: 3, parentId: 1, type: "category", title: longName("A category"), slug: say("long-term") },
  { id: 4, parentId: null, type: "tag", title: say(HOSTILE_NAMES.image), slug: say("html-tag") },
  { id: 5, parentId: null, type: "tag", title: say("Tag 🎾 + 100%"), slug: say("tag-🎾+100%") },
  {
    id: 6,
    parentId: null,
    type: "category",
    title: say("Nothing written"),
    slug: say("nothing-written"),
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
    slug: say(slug),
    excerpt: say("A short lead."),
    body: say("<p>A short text.</p>"),
    picture: "scene-bench",
    terms: kind === "post" ? [1] : [],
    author: "Odd Author",
    daysAgo: id % 90,
    ...more,
  };
}

const pages = [
  entry(1, "page", say("Odd Club", "نادي التنس الغريب"), "homepage", { body: say("") }),
  entry(2, "page", say("Landing", "صفحة الوصول"), "landing"),
  // A route of the shop wins over these.
  entry(3, "page", say("A page named cart"), "cart"),
  entry(4, "page", say("A page named search"), "search"),
  entry(5, "page", say("A page named blog"), "blog"),
  entry(6, "page", say("Stranica čćžšđ"), "stranica-čćžšđ"),
  entry(7, "page", say("Page ü & + 100% ' 🎾"), "page-ü&+100%'🎾"),
  entry(8, "page", longName("A page"), "long-page", {
    excerpt: longName("A lead"),
    body: say(HOSTILE_HTML),
  }),
  entry(9, "page", say(HOSTILE_NAMES.script), "html-page", { body: say(HOSTILE_HTML) }),
  entry(10, "page", say("صفحة بالعربية", "صفحة بالعربية"), "rtl-page", {
    slug: { ...say("rtl-page"), ar: "صفحة" },
    body: say('<p>نص عربي مع <a href="https://example.org/">رابط</a>.</p>'),
  }),
  entry(11, "page", say("Odd sections"), "odd-sections", { body: say("") }),
  entry(12, "page", say("Empty page"), "empty-page", {
    without: ["body", "excerpt", "media", "author", "published_at", "seo", "translations", "terms"],
  }),
  entry(13, "page", say("ABC"), "abc"),
];

const posts = [
  entry(101, "post", say("Objava čćžšđ"), "objava-čćžšđ", { terms: [1, 2] }),
  entry(102, "post", longName("A post"), "long-post", {
    terms: [1, 3],
    excerpt: longName("A lead"),
    body: say(HOSTILE_HTML),
  }),
  entry(103, "post", say("مقال عن التنس", "مقال عن التنس"), "rtl-post", {
    slug: { ...say("rtl-post"), ar: "مقال" },
    body: say("<p>نص عربي <em>مائل</em>.</p>"),
  }),
  entry(104, "post", say("No media"), "no-media-post", { without: ["media", "seo"] }),
  entry(105, "post", say("Without author, date and body"), "bare-post", {
    without: ["author", "published_at", "body", "excerpt", "media", "seo", "terms", "translations"],
  }),
  entry(106, "post", say("Everything is null"), "null-post", {
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
  entry(107, "post", say(HOSTILE_NAMES.image), "html-post", {
    terms: [1, 4],
    author: HOSTILE_NAMES.bold,
    body: say(HOSTILE_HTML),
  }),
  entry(108, "post", say("Post 🎾 + 100% & more"), "post-🎾+100%&more", { terms: [1, 5] }),
  entry(109, "post", say("A date that is none"), "odd-date", {
    answer: { published_at: "soon", author: "A name alone" },
  }),
  entry(110, "post", unbroken("Unbroken"), "unbroken-post"),
  entry(111, "post", say("From the future"), "future-post", { daysAgo: -400 }),
  ...Array.from({ length: 20 }, (_, index) =>
    entry(120 + index, "post", say(`Plain post ${index + 1}`), `plain-post-${index + 1}`),
  ),
];

export const oddPosts: readonly SeedPost[] = [...pages, ...posts];

function event(id: number, title: Text, more: Partial<SeedEvent> = {}): SeedEvent {
  return {
    id,
    title,
    body: say("<p>An event.</p>"),
    location: say("Court 1", "الملعب ١"),
    picture: "scene-doubles",
    inDays: id * 3,
    hours: 2,
    capacity: 20,
    attendees: ["Ana", "Luka"],
    ...more,
  };
}

export const events: readonly SeedEvent[] = [
  event(1, say("Only a beginning"), {
    without: ["endEvent", "location", "media", "eventAttendees", "capacity", "body"],
  }),
  event(2, say("Three hundred guests"), {
    capacity: 300,
    attendees: Array.from({ length: 300 }, (_, index) =>
      index === 7 ? HOSTILE_NAMES.image : `Guest number ${index + 1}`,
    ),
  }),
  event(3, longName("An event"), { location: longName("A place"), body: say(HOSTILE_HTML) }),
  event(4, say("بطولة التنس", "بطولة التنس")),
  event(5, say(HOSTILE_NAMES.script), { location: say(HOSTILE_NAMES.bold) }),
  event(6, say("Long over"), { inDays: -900, hours: 24 * 20 }),
  event(7, say("Everything is null"), {
    answer: {
      endEvent: null,
      location: null,
      media: null,
      eventAttendees: null,
      capacity: null,
      body: null,
    },
  }),
  event(8, say("Ends before it begins"), { hours: -5 }),
];
