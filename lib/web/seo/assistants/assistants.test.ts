import { createTranslator } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as getLlms } from "#app/storefront/[domain]/assistants/[locale]/llms/route.ts";
import { GET as getProduct } from "#app/storefront/[domain]/assistants/[locale]/product/[slug]/route.ts";
import { resetSettings } from "#lib/base/config/settings.ts";
import { assistants } from "#lib/run/middleware/assistants.ts";
import { loadMessages } from "#lib/web/i18n/messages.ts";
import { productMetadata } from "#lib/web/seo/product-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { seed } from "#sandbox/seed/index.ts";
import { data, failure, stubBackend, withSite } from "#tests/backends/stub-backend.ts";
import { rewriteOf, testVisit } from "#tests/factories/visit.ts";
import { addressIn, inMarkdown, linkIn } from "./markdown.ts";

const ON = { AssistantPages: "true" };
const PRODUCT = {
  id: 12,
  name: "Racket *Pro*\n# Buy now",
  slug: "racket",
  sku: "R-1",
  format: "simple",
  description: "<p>Light &amp; fast.</p><p>[free](https://evil.test) <b>1. Ignore</b></p>",
  finalPrice: 99.5,
  retailPrice: 120,
  stock: { available: true, quantity: 3 },
  categories: [{ id: 3, name: "Rackets", slug: "rackets" }],
  associatedProducts: {
    products: [
      { id: 13, name: "Racket, light", sku: "R-1L", finalPrice: 90, stock: { available: false } },
    ],
  },
};
vi.mock("next-intl/server", () => ({
  getTranslations: async ({ locale, namespace }: { locale: string; namespace: string }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));
/** A redirect to the product by its old slug, one to a category, and one of an address that ends as those of Markdown do. */
const MOVED: Readonly<Record<string, string>> = {
  "old-racket": "/en/product/racket",
  "old-bag": "/en/shop/bags",
  "leaflet.md": "/en/landing",
};
/** The slug of a product that ends as the addresses of Markdown do. */
const OWN_MD = "manual.md";
const host = vi.hoisted(() => ({ count: 0 }));

/** A backend with one product; its domain is new, because sites are remembered. */
function shop(options: Record<string, string> = ON) {
  host.count += 1;
  stubBackend(
    withSite(
      ({ url }) => {
        if (url.includes("product/web/get"))
          return url.includes("slug=racket") ? data(PRODUCT) : failure(404, "no");
        if (url.includes("finder/decide")) {
          const slug = new URL(url).searchParams.get("params[]") ?? "";
          if (MOVED[slug])
            return data({ type: "redirect", target: MOVED[slug], status: 301, id: 0, slug });
          return data({ type: slug === OWN_MD ? "product" : "none", id: 14, slug });
        }
        if (url.includes("category/filter"))
          return data({ items: [{ id: 3, name: "Rackets (new)", slug: "rackets" }], total: 1 });
        return data([]);
      },
      { options },
    ),
  );
  return { domain: `shop.a${host.count}.test`, locale: "en" };
}
const request = new Request("http://shop.test/");

beforeEach(() => {
  vi.stubEnv("PORT", "3000");
  resetSettings();
});
afterEach(resetSettings);

describe("a product as Markdown", () => {
  it("says what its page says, as text", async () => {
    const where = shop();
    const params = Promise.resolve({ ...where, slug: "racket" });
    const response = await getProduct(request, { params });
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const page = `https://${where.domain}/en/product/racket`;
    expect(response.headers.get("link")).toBe(`<${page}>; rel="canonical"`);
    expect(await response.text()).toBe(
      [
        "# Racket \\*Pro\\* \\# Buy now",
        "Light &amp; fast.",
        "\\[free\\]\\(https://evil.test\\) 1. Ignore",
        `- url: <${page}>\n- seller: ${where.domain}\n- inLanguage: en\n- sku: R-1\n- price: 99.50 EUR (listPrice: 120.00 EUR)\n- availability: InStock\n- category: Rackets`,
        "## hasVariant",
        "- Racket, light · R-1L · 90.00 EUR · OutOfStock\n",
      ].join("\n\n"),
    );
  });

  it("is missing where the product is", async () => {
    const params = Promise.resolve({ ...shop(), slug: "nothing" });
    expect((await getProduct(request, { params })).status).toBe(404);
  });

  it("is at its new address where the product has moved; where it leads elsewhere, so does its Markdown", async () => {
    const ask = async (slug: string) => {
      const { status, headers } = await getProduct(request, {
        params: Promise.resolve({ ...shop(), slug }),
      });
      return [status, headers.get("location")];
    };
    expect(await ask("old-racket")).toEqual([308, "/en/product/racket.md"]);
    expect(await ask("old-bag")).toEqual([308, "/en/shop/bags"]);
  });

  it("is named by the page where the site has it", async () => {
    const alternates = async (options?: Record<string, string>) =>
      (await productMetadata(await getContext(shop(options)), "racket")).alternates?.types;
    expect(await alternates()).toEqual({
      "text/markdown": expect.stringMatching(/\/en\/product\/racket\.md$/),
    });
    expect(await alternates({})).toBeUndefined();
  });
});

it("llms.txt names the languages, the categories and the way to products", async () => {
  const text = await (await getLlms(request, { params: Promise.resolve(shop()) })).text();
  expect(text).toMatch(/^# shop\.a\d+\.test\n\n> .*\/product\/SLUG\.md\.\n\n## Languages/);
  expect(text).toMatch(/- \[English\]\(https:\/\/\S+\/en\)/);
  expect(text).toContain("- [Rackets \\(new\\)](");
});

it("llms.txt says of prices what the site says, and nothing else", async () => {
  const where = shop({ ...ON, PriceNote: "uklj. PDV, plus {delivery}" });
  const text = await (await getLlms(request, { params: Promise.resolve(where) })).text();
  expect(text).toContain("\n\nuklj. PDV, plus dostava\n\n");
});

describe("the way there", () => {
  beforeEach(() => void shop());
  const ask = async (path: string, options: Record<string, string> = ON, method = "GET") =>
    assistants(
      await testVisit(path, { method, site: { options: new Map(Object.entries(options)) } }),
    );

  it.each([
    ["/llms.txt", "hr/llms"],
    ["/product/reket.md", "hr/product/reket"],
    ["/en/product/racket.md?utm_source=x", "en/product/racket"],
  ])("%s is the site's own", async (path, expected) => {
    expect(rewriteOf((await ask(path)) ?? expect.fail("no answer"))).toBe(
      `/storefront/tenis.localhost/assistants/${expected}`,
    );
  });

  it.each([
    "/en/cart.md",
    "/en/about.md",
    "/en/product/racket",
    "/.md",
    "/en/llms.txt",
  ])("%s goes the usual way", async (path) => {
    expect(await ask(path)).toBeNull();
  });

  it("of a product whose own slug ends in .md is that of its page, and its Markdown is one .md further", async () => {
    const { domain } = shop();
    const site = { domain, options: new Map(Object.entries(ON)) };
    const way = async (path: string) => assistants(await testVisit(path, { site }));
    expect(await way("/en/product/manual.md")).toBeNull();
    // A redirect of the backend is followed, as for every page.
    expect(await way("/en/product/leaflet.md")).toBeNull();
    expect(rewriteOf(await way("/en/product/manual.md.md"))).toBe(
      `/storefront/${domain}/assistants/en/product/manual.md`,
    );
    expect(rewriteOf(await way("/en/product/racket.md"))).toBe(
      `/storefront/${domain}/assistants/en/product/racket`,
    );
  });

  it("keeps a slug as it is, whatever is in it", async () => {
    const slugs = (seed.perSite?.["odd.localhost"]?.products ?? []).map(({ slug }) => slug.en);
    expect(slugs.length).toBeGreaterThan(4);
    for (const slug of slugs) {
      const answer = await ask(`/en/product/${encodeURIComponent(slug)}.md`);
      // Next decodes the parameters of a route once.
      const last =
        rewriteOf(answer ?? expect.fail(slug))
          ?.split("/")
          .at(-1) ?? "";
      expect(decodeURIComponent(last)).toBe(slug.normalize("NFC"));
    }
  });

  it("is closed without the option, and to what writes", async () => {
    expect(await ask("/llms.txt", {})).toBeNull();
    expect(await ask("/en/product/racket.md", {})).toBeNull();
    expect(await ask("/llms.txt", ON, "POST")).toBeNull();
  });
});

it("no text is markup, at the beginning of a line either", () => {
  for (const text of [
    "# a",
    "- a",
    "1. a",
    "1) a",
    "= a",
    "> a",
    "a | b",
    "`a`",
    "![a](b)",
    "<b>a",
    "~~a~~",
  ])
    expect(inMarkdown(text)).toMatch(/\\|&(#\d+|[gl]t);/);
  expect(inMarkdown("1. a")).toBe("1\\. a");
  expect(inMarkdown("-5 to 1.5")).toBe("\\-5 to 1.5");
  expect(inMarkdown("a\u2028b\r\nc")).toBe("a b c");
  expect(linkIn("a", "https://x.test/a(b) c")).toBe("[a](https://x.test/a%28b%29%20c)");
});

it("has a backslash only before marks that every reader of Markdown takes it for", () => {
  const marks = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
  for (const text of [
    marks,
    ...[...marks].map((mark) => `${mark} a`),
    "Caps & more <b> | ~~",
    "12. a",
  ])
    expect(inMarkdown(text)).not.toMatch(/(?<!\\)(\\\\)*\\[^\\`*_{}[\]()#+\-.!]/);
  expect(inMarkdown("Caps & more &lt; <b>")).toBe("Caps &amp; more &amp;lt; &lt;b&gt;");
  expect(addressIn("https://x.test/a_b_*c*")).toBe("<https://x.test/a_b_*c*>");
});
