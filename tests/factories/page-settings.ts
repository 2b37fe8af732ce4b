import type { PageSettings } from "#lib/staff/edit/pages/page-info.ts";

/** The settings of a published page without pictures or terms. */
export const pageSettings = (changes: Partial<PageSettings> = {}): PageSettings => ({
  id: 9,
  type: "page",
  title: "About",
  slug: "about",
  slugMain: "about",
  status: "published",
  publishedAt: "",
  excerpt: "",
  body: "",
  terms: [],
  author: "",
  picture: null,
  seo: { title: "", description: "", image: null },
  seen: "t1",
  ...changes,
});
