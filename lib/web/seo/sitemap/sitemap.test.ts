import { beforeEach, describe, expect, it, vi } from "vitest";
import { media } from "#lib/shop/api/schemas/media-schema.ts";
import type { SitemapRow } from "#lib/shop/api/schemas/sitemap-schema.ts";
import type { Site } from "#lib/web/site/types.ts";
import { buildSitemap, PART_URLS, URLS } from "./build-sitemap.ts";
import { entriesOf } from "./entries.ts";
import type { PartName } from "./part-name.ts";
import { partAddress, readPart } from "./part-name.ts";
import { hasSitemap, sitemapFlags } from "./sitemap-options.ts";
import { indexXml, urlsXml } from "./xml.ts";

const readers = vi.hoisted(() => ({
  pages: vi.fn(),
  posts: vi.fn(),
  terms: vi.fn(),
  products: vi.fn(),
  categories: vi.fn(),
  events: vi.fn(),
}));
vi.mock("#lib/web/data/addresses/read-sitemap.ts", () => ({ SITEMAP_READERS: readers }));
vi.mock("#lib/web/site/get-context.ts", () => ({ getContext: async (where: object) => where }));

const row = (id: number, slug: string, more: Partial<SitemapRow> = {}): SitemapRow => ({
  id,
  slug,
  slugMain: "",
  translations: {},
  media: [],
  updated_at: "",
  updatedAt: "",
  published_at: "",
  archived: false,
  status: "",
  termType: "",
  ...more,
});
const listOf = (items: SitemapRow[], page = 1, totalPages = 1, total = items.length) => ({
  items,
  page,
  perPage: 100,
  totalPages,
  total,
});

const site = (options: [string, unknown][] = [], languages = ["hr", "en"]) =>
  ({
    domain: "klub.example",
    name: "Klub",
    defaultLocale: "hr",
    languages: languages.map((code) => ({ code, names: {} })),
    options: new Map(options),
  }) as unknown as Site;
const where = { site: site(), origin: "https://klub.example", mediaUrl: "https://m.example" };
const locsOf = (xml: string | null) =>
  [...(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc?.replace(where.origin, ""));

/** The whole text of a sitemap. */
async function sitemapOf(of: Site, part: PartName | null): Promise<string | null> {
  const pieces = await buildSitemap(of, part);
  return pieces && (await Array.fromAsync(pieces)).join("");
}

beforeEach(() => {
  for (const reader of Object.values(readers)) reader.mockReset().mockResolvedValue(listOf([]));
});

describe("options", () => {
  it("are on unless switched off explicitly", () => {
    const flags = (value: unknown) => sitemapFlags(site([["SiteMapOptions", value]]));
    for (const garbage of [undefined, "", "{", "[]", 7, "null", '"x"'])
      expect(Object.values(flags(garbage)).every(Boolean), String(garbage)).toBe(true);
    expect(flags('{"posts":false,"events":"0","media":0,"pages":"yes"}')).toEqual({
      pages: true,
      posts: false,
      products: true,
      categories: true,
      events: false,
      media: false,
    });
    expect(hasSitemap(site())).toBe(true);
    expect(hasSitemap(site([["AutoGenerateSiteMap", "false"]]))).toBe(false);
  });
});

describe("parts", () => {
  it("are read as they are written, and nothing else", () => {
    expect(readPart("products-12")).toEqual({ kind: "products", number: 12 });
    expect(partAddress({ kind: "products", number: 12 })).toBe("/sitemap.xml?part=products-12");
    expect(readPart(null)).toBeNull();
    for (const text of ["products-0", "products", "constructor-1", "a/b-1", "products-99999", ""])
      expect(readPart(text), text).toBeUndefined();
  });
});

describe("xml", () => {
  it("escapes its texts and leaves out characters that XML does not allow", () => {
    const entry = { loc: "https://a/?a=1&b='\"<>\u0001\ud800", alternates: [], images: [] };
    expect(urlsXml([entry])).toContain(
      "<loc>https://a/?a=1&amp;b=&apos;&quot;&lt;&gt;\ufffd</loc>",
    );
    expect(indexXml(["https://a/&"])).toContain("<sitemap><loc>https://a/&amp;</loc></sitemap>");
  });
});

describe("entries", () => {
  const picture = (path: string) => media.parse({ path, mime: "image/png" });

  it("pair languages by translation, shared slug or id, when both refer to each other", () => {
    const rows = new Map([
      [
        "hr",
        [
          row(1, "reket", { translations: { en: "racket" } }),
          row(2, "zice", { slugMain: "strings" }),
          row(3, "lopta", { translations: { en: "not-listed" } }),
          row(4, "torba", { translations: { en: "shoe" } }),
        ],
      ],
      [
        "en",
        [
          row(1, "racket", { translations: { hr: "reket" } }),
          row(20, "strings-en", { slugMain: "strings" }),
          row(5, "shoe", { translations: { hr: "cipela" } }),
        ],
      ],
    ]);
    const found = new Map(
      entriesOf(where, "products", rows).map(({ loc, alternates }) => [
        loc.replace(where.origin, ""),
        alternates.map(([code, href]) => `${code} ${href.replace(where.origin, "")}`),
      ]),
    );
    const racket = ["hr /product/reket", "en /en/product/racket", "x-default /product/reket"];
    expect(found.get("/product/reket")).toEqual(racket);
    expect(found.get("/en/product/racket")).toEqual(racket);
    expect(found.get("/product/zice")).toContain("en /en/product/strings-en");
    expect(found.get("/product/lopta")).toEqual(["hr /product/lopta", "x-default /product/lopta"]);
    expect(found.get("/product/torba")).toHaveLength(2);
    // An entry without the default language uses the first language that has it.
    expect(found.get("/en/product/shoe")).toEqual([
      "en /en/product/shoe",
      "x-default /en/product/shoe",
    ]);
  });

  it("encodes slugs, and leaves out invalid and redirected ones", () => {
    const rows = ["a b/č+%", "shop", "", "..", "a\u0000", "\ud800", "x".repeat(600), "de"].map(
      (slug, index) => row(index + 1, slug),
    );
    expect(entriesOf(where, "pages", new Map([["hr", rows]])).map(({ loc }) => loc)).toEqual([
      "https://klub.example/a%20b/%C4%8D%2B%25",
    ]);
  });

  it("contains the last change and the site's own pictures when known", () => {
    const rows = [
      row(1, "a", { published_at: "2026-01-02", media: [picture("a.png"), picture("a.png")] }),
      row(2, "b", { published_at: "2026-01-02", updated_at: "2026-03-04T00:00:00Z" }),
      row(3, "c", { updated_at: "never", media: [picture("javascript:x")] }),
    ];
    const [a, b, c] = entriesOf(where, "posts", new Map([["hr", rows]]));
    expect(a).toMatchObject({
      lastmod: "2026-01-02T00:00:00.000Z",
      images: ["https://m.example/a.png"],
    });
    expect(b?.lastmod).toBe("2026-03-04T00:00:00.000Z");
    expect(c).toMatchObject({ lastmod: undefined, images: [] });
    const bare = entriesOf({ ...where, mediaUrl: null }, "posts", new Map([["hr", rows]]));
    expect(bare[0]?.images).toEqual([]);
  });
});

describe("a site's sitemap", () => {
  it("is one file while it is short, every address once", async () => {
    readers.products.mockResolvedValue(listOf([row(1, "racket"), row(1, "racket")]));
    const locs = locsOf(await sitemapOf(site(), null));
    expect(new Set(locs).size).toBe(locs.length);
    expect(locs).toEqual(
      expect.arrayContaining(["/", "/en", "/shop", "/objave", "/en/blog", "/product/racket"]),
    );
  });

  it("leaves out what the site's options exclude", async () => {
    readers.products.mockResolvedValue(listOf([row(1, "racket")]));
    const options = '{"products":false,"posts":false,"events":false}';
    const xml = await sitemapOf(site([["SiteMapOptions", options]], ["hr"]), null);
    expect(locsOf(xml)).toEqual(["/"]);
    expect(readers.products).not.toHaveBeenCalled();
  });

  it("is an index of parts when it is long; the parts contain each address once", async () => {
    const total = PART_URLS + 700;
    const pages = Math.ceil(total / 100);
    readers.products.mockImplementation(async (_context, page: number) =>
      listOf(
        Array.from({ length: page < pages ? 100 : total % 100 || 100 }, (_, index) =>
          row(page * 1_000 + index, `p-${page}-${index}`),
        ),
        page,
        pages,
        total,
      ),
    );
    const small = site([], ["hr"]);
    const index = await sitemapOf(small, null);
    expect(index).toContain("<sitemapindex");
    const parts = locsOf(index).map((loc) => readPart(loc?.split("part=")[1] ?? ""));
    const files = await Promise.all(parts.map((part) => sitemapOf(small, part ?? null)));
    const locs = files.flatMap(locsOf);
    for (const file of files) expect(locsOf(file).length).toBeLessThanOrEqual(PART_URLS);
    expect(locs.filter((loc) => loc?.startsWith("/product/"))).toHaveLength(total);
    expect(new Set(locs).size).toBe(locs.length);
    expect(await sitemapOf(small, { kind: "products", number: 99 })).toBeNull();
  });

  it("is sent page by page, and holds a few pages at a time, however long the list is", async () => {
    const pages = 100;
    let asked = 0;
    readers.products.mockImplementation(async (_context, page: number) => {
      asked += 1;
      const rows = Array.from({ length: 100 }, (_, index) =>
        row(page * 1_000 + index, `p-${page}-${index}`),
      );
      return listOf(rows, page, pages * 6, pages * 600);
    });
    const pieces = await buildSitemap(site([], ["hr"]), { kind: "products", number: 2 });
    const beforeFirst = asked;
    expect(beforeFirst).toBeLessThan(10);
    const lengths: number[] = [];
    for await (const piece of pieces ?? []) lengths.push(locsOf(piece).length);
    expect(asked).toBe(pages);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(PART_URLS);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
  });

  it("asks the backend no more often for its index when the lists are longer", async () => {
    const asked: number[] = [];
    for (const total of [URLS + 1, 60_000]) {
      readers.products
        .mockClear()
        .mockResolvedValue(listOf([row(1, "a")], 1, Math.ceil(total / 100), total));
      expect(await sitemapOf(site(), null)).toContain("<sitemapindex");
      asked.push(readers.products.mock.calls.length);
    }
    expect(asked).toEqual([2, 2]);
  });

  it("ends without its end when a later page cannot be read", async () => {
    readers.products.mockImplementation(async (_context, page: number) => {
      if (page > 8) throw new Error("down");
      return listOf([row(page, `p-${page}`)], page, 100, 10_000);
    });
    const pieces = await buildSitemap(site([], ["hr"]), { kind: "products", number: 1 });
    let text = "";
    const read = async () => {
      for await (const piece of pieces ?? []) text += piece;
    };
    await expect(read()).rejects.toThrow("down");
    expect(text).toContain("/product/p-8");
    expect(text).not.toContain("</urlset>");
  });

  it("fails as a whole when a list cannot be read", async () => {
    readers.posts.mockRejectedValue(new Error("down"));
    await expect(sitemapOf(site(), null)).rejects.toThrow("down");
  });
});

describe("reading", () => {
  const six = ["hr", "en", "de", "ar", "fr", "it"];

  it("asks for four lists at a time", async () => {
    let running = 0;
    let most = 0;
    readers.products.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return listOf([row(1, "racket")]);
    });
    await sitemapOf(site([], six), { kind: "products", number: 1 });
    expect(most).toBe(4);
  });

  it("asks for none after the deadline", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    readers.products.mockImplementation(async () => {
      vi.setSystemTime(Date.now() + 30_000);
      return listOf([row(1, "racket")]);
    });
    const whole = sitemapOf(site([], six), { kind: "products", number: 1 });
    await expect(whole).rejects.toThrow("sitemap");
    expect(readers.products.mock.calls.length).toBeLessThan(six.length);
    vi.useRealTimers();
  });
});
