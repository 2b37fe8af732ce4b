import { beforeEach, describe, expect, it, vi } from "vitest";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { thingHrefs } from "./alternates.ts";
import { buildMetadata, shorten } from "./metadata.ts";
import { pagedAddress } from "./paged-address.ts";

const { slugOnLanguage } = vi.hoisted(() => ({ slugOnLanguage: vi.fn() }));
vi.mock("#lib/web/data/addresses/url-on-language.ts", () => ({ slugOnLanguage }));
vi.mock("#lib/base/config/settings.ts", () => ({
  getSettings: () => ({ PORT: 3000, MEDIA_URL: "https://media.example" }),
}));

const site = {
  domain: "tenis.example",
  name: "Teniski klub",
  defaultLocale: "hr",
  languages: [{ code: "hr" }, { code: "en" }, { code: "de" }],
  options: new Map(),
};
const context = { site, locale: "hr" } as unknown as SiteContext;

beforeEach(() => {
  slugOnLanguage.mockReset().mockResolvedValue(null);
});

describe("thingHrefs", () => {
  const toRoute = (slug: string) => ({ name: "product", slug }) as const;

  it("follows translations, and leaves out languages without one", async () => {
    const racket = { slug: "reket", translations: { en: "racket", fr: "raquette" } };
    expect(await thingHrefs(context, "product", racket, toRoute)).toEqual({
      hr: "/product/reket",
      en: "/en/product/racket",
    });
    expect(slugOnLanguage).not.toHaveBeenCalled();
  });

  it("uses the finder without translations, for other languages only", async () => {
    slugOnLanguage.mockImplementation(async (_context, _type, slug, language) =>
      language === "de" ? `${slug}-de` : null,
    );
    const racket = { slug: "reket", translations: {} };
    expect(await thingHrefs(context, "product", racket, toRoute)).toEqual({
      hr: "/product/reket",
      de: "/de/product/reket-de",
    });
    expect(slugOnLanguage.mock.calls.map(([, ...rest]) => rest)).toEqual([
      ["product", "reket", "en"],
      ["product", "reket", "de"],
    ]);
  });

  it('treats slugs such as "constructor" as missing', async () => {
    const odd = {
      site: { ...site, languages: [{ code: "hr" }, { code: "constructor" }] },
      locale: "hr",
    } as unknown as SiteContext;
    const racket = { slug: "reket", translations: { hr: "reket" } };
    expect(await thingHrefs(odd, "product", racket, toRoute)).toEqual({ hr: "/product/reket" });
  });
});

describe("buildMetadata", () => {
  const facts = {
    title: "Reketi",
    canonical: "/trgovina",
    hrefs: { hr: "/trgovina", en: "/en/shop" },
  };

  it("writes title, canonical, hreflang and x-default with full addresses", () => {
    const metadata = buildMetadata(context, facts);
    expect(metadata.title).toBe("Reketi | Teniski klub");
    expect(metadata.alternates).toEqual({
      canonical: "https://tenis.example/trgovina",
      languages: {
        hr: "https://tenis.example/trgovina",
        en: "https://tenis.example/en/shop",
        "x-default": "https://tenis.example/trgovina",
      },
    });
    expect(metadata.robots).toBeUndefined();
  });

  it("uses the first language with the page as x-default when the default language lacks it", () => {
    const { alternates } = buildMetadata(context, { ...facts, hrefs: { en: "/en/shop" } });
    expect(alternates?.languages).toEqual({
      en: "https://tenis.example/en/shop",
      "x-default": "https://tenis.example/en/shop",
    });
  });

  it("marks hidden views as noindex", () => {
    const metadata = buildMetadata(context, { ...facts, hidden: true, hrefs: {} });
    expect(metadata.robots).toEqual({ index: false, follow: true });
    expect(metadata.alternates?.languages).toBeUndefined();
  });

  it("shows the site's own picture on pages about nothing in particular", () => {
    const options = new Map([["ShareImage", { path: "share.jpg", mime: "image/jpeg" }]]);
    const own = { site: { ...site, options }, locale: "hr" } as unknown as SiteContext;
    const shared = [{ url: "https://media.example/share.jpg", alt: "Reketi" }];
    expect(buildMetadata(own, facts).openGraph?.images).toEqual(shared);
    expect(buildMetadata(own, facts).twitter?.images).toEqual(shared);
    const card = { kind: "term", slug: "a" } as const;
    expect(buildMetadata(own, { ...facts, card }).openGraph?.images).toMatchObject([
      { url: "https://tenis.example/api/og/hr/term/a" },
    ]);
  });

  it("contains the picture with its size for social networks", () => {
    const { openGraph, twitter } = buildMetadata(context, {
      ...facts,
      card: { kind: "term", slug: "a b/č" },
    });
    const picture = {
      url: "https://tenis.example/api/og/hr/term/a%20b/%C4%8D",
      width: 1200,
      height: 630,
      type: "image/jpeg",
      alt: "Reketi",
    };
    expect(openGraph).toMatchObject({ locale: "hr_HR", images: [picture] });
    expect(twitter).toMatchObject({ card: "summary_large_image", images: [picture] });
    expect(buildMetadata(context, facts).openGraph?.images).toMatchObject([
      { url: "https://tenis.example/api/og/hr/site" },
    ]);
  });

  it("contains no date for an article without one", () => {
    const article = { published: "soon", author: "" };
    const { openGraph } = buildMetadata(context, { ...facts, article });
    expect(openGraph).toMatchObject({ type: "article", publishedTime: undefined });
  });

  it("does not repeat the site's name, and cuts long descriptions at a word", () => {
    const metadata = buildMetadata(context, {
      ...facts,
      title: "Teniski klub",
      description: "riječ ".repeat(60),
    });
    expect(metadata.title).toBe("Teniski klub");
    expect(metadata.description?.length).toBeLessThanOrEqual(160);
    expect(metadata.description).toMatch(/riječ…$/);
  });
});

describe("pagedAddress", () => {
  const hrefs = { hr: "/trgovina", en: "/en/shop" };
  it("lists a further page without translations", () => {
    expect(pagedAddress(context, hrefs, 1)).toEqual({ canonical: "/trgovina", hrefs });
    expect(pagedAddress(context, hrefs, 3)).toEqual({
      canonical: "/trgovina?page=3",
      hrefs: { hr: "/trgovina?page=3" },
    });
  });
});

describe("siteOrigin", () => {
  it("is https, except for loopback hosts", () => {
    expect(siteOrigin("tenis.example")).toBe("https://tenis.example");
    expect(siteOrigin("tenis.localhost")).toBe("http://tenis.localhost:3000");
    expect(siteOrigin("localhost.example")).toBe("https://localhost.example");
  });
});

describe("shorten", () => {
  it("never cuts a character in two", () => {
    expect(shorten("🎾".repeat(80), 20).isWellFormed()).toBe(true);
    expect(shorten("a\ud83c", 20)).toBe("a\ufffd");
  });
});
