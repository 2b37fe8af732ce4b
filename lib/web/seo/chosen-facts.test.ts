import { beforeEach, describe, expect, it, vi } from "vitest";
import { post } from "#lib/shop/api/schemas/content-schema.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { contentMetadata } from "./content-metadata.ts";
import { homeMetadata } from "./home-metadata.ts";

const found = vi.hoisted(() => ({ page: vi.fn(), sections: vi.fn(), path: vi.fn() }));
vi.mock("#lib/web/data/content/posts.ts", () => ({
  getPageBySlugMain: found.page,
  getPost: found.page,
}));
vi.mock("#lib/web/data/content/elements.ts", () => ({ getSections: found.sections }));
vi.mock("#lib/web/data/content/pages.ts", () => ({
  homeSlugMain: () => "home",
  decidePath: found.path,
}));
vi.mock("./alternates.ts", () => ({
  hrefsOf: () => ({ en: "/" }),
  thingHrefs: () => ({ en: "/about" }),
}));
vi.mock("#lib/base/config/settings.ts", () => ({
  getSettings: () => ({ PORT: 3000, MEDIA_URL: "https://media.example/files" }),
}));

const context = {
  site: {
    domain: "books.example",
    name: "Books",
    defaultLocale: "en",
    languages: [{ code: "en" }],
    options: new Map(),
  },
  locale: "en",
} as unknown as SiteContext;
const IMAGE = { id: 3, path: "share/books.jpg", mime: "image/jpeg", width: 1600, height: 900 };
const record = (seo: unknown, type = "page") =>
  post.parse({
    id: 1,
    title: "About us",
    slug: "about",
    slugMain: "about",
    body: "<p>Body</p>",
    excerpt: "Excerpt",
    media: { id: 4, path: "own.jpg", mime: "image/jpeg" },
    postTypeSlug: type,
    seo,
  });
const SEO = { title: "Rare books", description: "Old and rare.", image: IMAGE };
const SHARED = {
  url: "https://media.example/files/share/books.jpg",
  width: 1600,
  height: 900,
  alt: "Rare books",
};

beforeEach(() => {
  found.sections.mockResolvedValue([{ meta: { text: "The first section." } }]);
  found.path.mockResolvedValue({ type: "page", slug: "about" });
});

describe("what an editor says to search engines", () => {
  it("is the home page's title, description and picture", async () => {
    found.page.mockResolvedValue(record(SEO));
    expect(await homeMetadata(context)).toMatchObject({
      title: "Rare books | Books",
      description: "Old and rare.",
      openGraph: { title: "Rare books", images: [SHARED] },
      twitter: { images: [SHARED] },
    });
  });

  it.each([
    null,
    undefined,
    {},
    { title: "", description: "" },
  ])("may be nothing: %j leaves the site's name and the first section", async (seo) => {
    found.page.mockResolvedValue(record(seo));
    expect(await homeMetadata(context)).toMatchObject({
      title: "Books",
      description: "The first section.",
      openGraph: { images: [{ url: "https://books.example/api/og/en/site" }] },
    });
    found.page.mockResolvedValue(null);
    expect(await homeMetadata(context)).toMatchObject({ title: "Books" });
  });

  it.each(["page", "post"])("wins over the title and the drawn card of a %s", async (type) => {
    found.path.mockResolvedValue({ type, slug: "about" });
    found.page.mockResolvedValue(record(SEO, type));
    expect(await contentMetadata(context, "about")).toMatchObject({
      title: "Rare books | Books",
      description: "Old and rare.",
      openGraph: { images: [SHARED] },
      twitter: { images: [SHARED] },
    });
    found.page.mockResolvedValue(record(null, type));
    expect(await contentMetadata(context, "about")).toMatchObject({
      title: "About us | Books",
      description: "Excerpt",
      openGraph: { images: [{ url: `https://books.example/api/og/en/${type}/about` }] },
    });
  });

  it.each([
    [
      { ...IMAGE, path: "https://cdn.example/a b.jpg", width: null },
      { url: "https://cdn.example/a%20b.jpg" },
    ],
    [
      { ...IMAGE, title: "Shelves" },
      { ...SHARED, alt: "Shelves" },
    ],
    [{ ...IMAGE, path: "javascript:x" }, { url: "https://books.example/api/og/en/page/about" }],
    [{ ...IMAGE, mime: "application/pdf" }, { url: "https://books.example/api/og/en/page/about" }],
    [null, { url: "https://books.example/api/og/en/page/about" }],
  ])("has the picture %j as %j", async (image, picture) => {
    found.page.mockResolvedValue(record({ ...SEO, image }));
    const metadata = await contentMetadata(context, "about");
    expect(metadata.openGraph).toMatchObject({ images: [picture] });
  });
});
