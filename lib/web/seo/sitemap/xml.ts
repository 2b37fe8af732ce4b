/** One address of a sitemap; all addresses absolute and percent-encoded. */
export interface SitemapEntry {
  readonly loc: string;
  /** ISO 8601. */
  readonly lastmod?: string;
  /** hreflang → address, x-default included. */
  readonly alternates: readonly (readonly [string, string])[];
  readonly images: readonly string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The start of a sitemap of addresses (sitemaps.org 0.9, with Google's image and xhtml's link extensions). */
export const urlsetStart = `${HEAD}
<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
export const urlsetEnd = "</urlset>\n";

/** The addresses of a sitemap, without its start and end. */
export const urlsXml = (entries: readonly SitemapEntry[]): string =>
  entries
    .map(({ loc, lastmod, alternates, images }) =>
      [
        "<url>",
        tag("loc", loc),
        lastmod ? tag("lastmod", lastmod) : "",
        ...alternates.map(
          ([language, href]) =>
            `<xhtml:link rel="alternate" hreflang="${escaped(language)}" href="${escaped(href)}"/>`,
        ),
        ...images.map((image) => `<image:image>${tag("image:loc", image)}</image:image>`),
        "</url>\n",
      ].join(""),
    )
    .join("");

/** A sitemap of sitemaps. */
export const indexXml = (locs: readonly string[]): string =>
  [
    HEAD,
    `<sitemapindex xmlns="${SITEMAPS}">`,
    ...locs.map((loc) => `<sitemap>${tag("loc", loc)}</sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");

const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** XML 1.0 allows no control characters, not even escaped ones. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? "");
