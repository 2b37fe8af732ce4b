import { describe, expect, it, vi } from "vitest";
import { aProduct } from "@/tests/factories/product";
import { hrefsOf, slugIn } from "./alternates";
import { buildMetadata, plainText } from "./metadata";
import { siteOrigin } from "./origin";
import { productData } from "./product-data";

vi.mock("@/lib/config/settings", () => ({ getSettings: () => ({ PORT: 3000 }) }));

const site = {
  domain: "tenis.example",
  name: "Teniski klub",
  defaultLocale: "hr",
  languages: [{ code: "hr" }, { code: "en" }, { code: "de" }],
} as never;

describe("hrefsOf", () => {
  const racket = { slug: "reket", translations: { en: "racket" } };
  it("names the languages a thing exists in, with their own slugs and prefixes", () => {
    const hrefs = hrefsOf({ site }, (code) => {
      const slug = slugIn({ locale: "hr" }, racket, code);
      return slug ? { name: "product", slug } : null;
    });
    expect(Object.keys(hrefs)).toEqual(["hr", "en"]);
    expect(hrefs.en).toBe("/en/product/racket");
    expect(hrefs.hr).toMatch(/\/reket$/);
  });
});

describe("buildMetadata", () => {
  const facts = {
    title: "Reketi",
    canonical: "/trgovina",
    hrefs: { hr: "/trgovina", en: "/en/shop" },
  };

  it("writes title, canonical, hreflang and x-default with full addresses", () => {
    const metadata = buildMetadata({ site }, facts);
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

  it("has no x-default where the default language lacks the page", () => {
    const { alternates } = buildMetadata({ site }, { ...facts, hrefs: { en: "/en/shop" } });
    expect(Object.keys(alternates?.languages ?? {})).toEqual(["en"]);
  });

  it("keeps filtered views from being found, and offers no other languages of them", () => {
    const metadata = buildMetadata({ site }, { ...facts, hidden: true });
    expect(metadata.robots).toEqual({ index: false, follow: true });
    expect(metadata.alternates).toEqual({ canonical: "https://tenis.example/trgovina" });
  });

  it("does not repeat the site's name, and cuts long descriptions at a word", () => {
    const metadata = buildMetadata(
      { site },
      { ...facts, title: "Teniski klub", description: "riječ ".repeat(60) },
    );
    expect(metadata.title).toBe("Teniski klub");
    expect(metadata.description?.length).toBeLessThanOrEqual(160);
    expect(metadata.description).toMatch(/riječ…$/);
  });
});

describe("siteOrigin", () => {
  it("is https, but for this machine's own names", () => {
    expect(siteOrigin("tenis.example")).toBe("https://tenis.example");
    expect(siteOrigin("tenis.localhost")).toBe("http://tenis.localhost:3000");
    expect(siteOrigin("localhost.example")).toBe("https://localhost.example");
  });
});

describe("productData", () => {
  it("offers the price that is paid, and rating only when there is one", () => {
    const facts = { url: "https://x/p", images: [], currency: "EUR", available: false };
    const data = productData({
      ...facts,
      product: aProduct({ retailPrice: 20, finalPrice: 15.5 }),
    });
    expect(data.offers).toMatchObject({
      price: "15.50",
      priceCurrency: "EUR",
      availability: "https://schema.org/OutOfStock",
    });
    expect(data).not.toHaveProperty("aggregateRating");
    expect(data).not.toHaveProperty("image");
    expect(productData({ ...facts, product: aProduct() })).not.toHaveProperty("offers");
  });
});

describe("plainText", () => {
  it("leaves the words of an HTML text", () => {
    expect(plainText("<p>Tom &amp; <b>Jerry</b></p>\n<p>&lt;b&gt;&nbsp;1</p>")).toBe(
      "Tom & Jerry <b> 1",
    );
  });
});
