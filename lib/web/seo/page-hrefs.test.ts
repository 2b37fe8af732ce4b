import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BackendFault } from "#lib/shop/api/errors.ts";
import { toViewSegment } from "#lib/shop/domain/list/list-view.ts";
import { toSearchSegment } from "#lib/shop/domain/search/searched-view.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { pageHrefs } from "./page-hrefs.ts";

const data = vi.hoisted(() => ({
  getProduct: vi.fn(),
  getShopList: vi.fn(),
  getEvent: vi.fn(),
  decidePath: vi.fn(),
  getPost: vi.fn(),
  findTerm: vi.fn(),
}));
vi.mock("#lib/web/data/catalog/products.ts", () => ({ getProduct: data.getProduct }));
vi.mock("#lib/web/data/catalog/shop-list.ts", () => ({ getShopList: data.getShopList }));
vi.mock("#lib/web/data/content/events.ts", () => ({
  getEvent: data.getEvent,
  listEventPage: vi.fn(),
}));
vi.mock("#lib/web/data/content/pages.ts", () => ({
  decidePath: data.decidePath,
  homeSlugMain: () => "homepage",
}));
vi.mock("#lib/web/data/content/posts.ts", () => ({ getPost: data.getPost, listPosts: vi.fn() }));
vi.mock("#lib/web/data/content/terms.ts", () => ({ findTerm: data.findTerm }));
vi.mock("#lib/web/data/addresses/url-on-language.ts", () => ({ slugOnLanguage: vi.fn() }));

const site = {
  domain: "tenis.example",
  defaultLocale: "hr",
  languages: [{ code: "hr" }, { code: "de" }],
  options: new Map(),
};
const context = { site, locale: "hr" } as unknown as SiteContext;
const thing = (slug: string, german: string) => ({ slug, translations: { hr: slug, de: german } });

beforeEach(() => {
  for (const read of Object.values(data)) read.mockReset().mockResolvedValue(null);
  data.decidePath.mockResolvedValue({ type: "none", id: null, slug: "" });
});

/** The pages of a surface as paths below its locale, parameters as they are written: `product/[slug]`. */
const pagesOf = (surface: string): string[] =>
  globSync("**/page.tsx", {
    cwd: join(import.meta.dirname, "../../../app", surface, "[domain]/[locale]/(shell)"),
  })
    .map((file) => dirname(file).replace(/^\.$/, ""))
    .filter((path) => !path.startsWith("@"));

describe.each(["storefront", "edit"])("pages of %s", (surface) => {
  it("are found", () => expect(pagesOf(surface).length).toBeGreaterThan(15));

  it.each(pagesOf(surface))("/%s has its languages", async (path) => {
    await expect(pageHrefs(context, path === "" ? [] : path.split("/"))).resolves.toHaveProperty(
      "hrefs",
    );
  });
});

describe("pageHrefs", () => {
  it("refuses a page that it knows nothing about", async () => {
    await expect(pageHrefs(context, ["gift-cards"])).rejects.toThrow(/no entry .*\/gift-cards/);
    await expect(pageHrefs(context, ["constructor"])).rejects.toThrow();
  });

  it("leads to pages that every language has by their names", async () => {
    expect(await pageHrefs(context, [])).toEqual({ hrefs: { hr: "/", de: "/de" } });
    expect((await pageHrefs(context, ["cart"])).hrefs.de).toBe("/de/einkaufswagen");
    expect((await pageHrefs(context, ["checkout", "success"])).hrefs.de).toBe(
      "/de/checkout/success",
    );
  });

  it("leads to a thing by its slug in each language", async () => {
    data.getProduct.mockResolvedValue(thing("reket", "schlaeger"));
    expect(await pageHrefs(context, ["product", "reket"])).toEqual({
      hrefs: { hr: "/product/reket", de: "/de/product/schlaeger" },
    });
    expect(data.getProduct).toHaveBeenCalledWith(context, "reket");
  });

  it("keeps a list's order and leaves its page number behind", async () => {
    data.getShopList.mockImplementation(async (_context, _slug, view) => ({
      category: thing("reketi", "schlaeger"),
      view,
    }));
    const view = toViewSegment(new URLSearchParams("page=3&sort=4&color=9,10"));
    expect(await pageHrefs(context, ["category", "reketi", view])).toEqual({
      hrefs: { hr: "/shop/reketi", de: "/de/shop/schlaeger" },
      query: "?sort=4&color=9,10",
    });
  });

  it("leads to a tag's list by its slugs, only in languages that have one", async () => {
    const shop =
      (translations: object) => async (_context: unknown, _scope: unknown, view: unknown) => ({
        tag: { slug: "dvorana", translations },
        view,
      });
    data.getShopList.mockImplementation(shop({ hr: "dvorana", de: "halle" }));
    expect((await pageHrefs(context, ["product-tag", "dvorana", "_"])).hrefs).toEqual({
      hr: "/shop/tag/dvorana",
      de: "/de/shop/tag/halle",
    });
    expect(data.getShopList.mock.calls[0]?.[1]).toEqual({ tag: "dvorana" });
    data.getShopList.mockImplementation(shop({}));
    expect((await pageHrefs(context, ["product-tag", "dvorana", "_"])).hrefs).toEqual({
      hr: "/shop/tag/dvorana",
    });
  });

  it("keeps what was searched for", async () => {
    const view = toSearchSegment(new URLSearchParams("search=lopta&page=2"));
    expect((await pageHrefs(context, ["search", view])).query).toBe("?search=lopta");
  });

  it("finds out what a path of the content is", async () => {
    data.decidePath.mockResolvedValue({ type: "page", slug: "o-klubu" });
    data.getPost.mockResolvedValue({
      ...thing("o-klubu", "ueber-uns"),
      postTypeSlug: "page",
      slugMain: "about",
    });
    expect((await pageHrefs(context, ["page", "o-klubu"])).hrefs.de).toBe("/de/ueber-uns");
    expect(data.getPost).toHaveBeenCalledWith(context, "o-klubu", "page", undefined);
  });

  it("names no language in which a page is a draft, and keeps one that cannot be read", async () => {
    data.decidePath.mockResolvedValue({ type: "page", slug: "o-klubu" });
    const post = { ...thing("o-klubu", "ueber-uns"), postTypeSlug: "page", slugMain: "about" };
    const inGerman = vi.fn(() => Promise.resolve(null));
    data.getPost.mockImplementation((asked: SiteContext, slug: string) =>
      asked.locale === "hr" && slug === "o-klubu" ? Promise.resolve(post) : inGerman(),
    );
    expect((await pageHrefs(context, ["page", "o-klubu"])).hrefs).toEqual({ hr: "/o-klubu" });
    inGerman.mockRejectedValue(
      new BackendFault({ kind: "http", status: 500, message: "down" }, "filterStandard"),
    );
    expect((await pageHrefs(context, ["page", "o-klubu"])).hrefs.de).toBe("/de/ueber-uns");
  });

  it.each([
    ["a product", ["product", "x"]],
    ["a category", ["category", "x", "_"]],
    ["a tag", ["product-tag", "x", "_"]],
    ["a term", ["blog-term", "x", "_"]],
    ["an event", ["event", "7"]],
    ["an event without a number", ["event", "x"]],
    ["a content path", ["page", "a", "b"]],
    ["a confirmation without its goal", ["confirm-email", "missing"]],
    ["a confirmation whose token is used up", ["confirm-email", "form"]],
  ])("%s that is not there stands nowhere", async (_what, path) => {
    expect(await pageHrefs(context, path)).toEqual({ hrefs: {} });
  });
});
