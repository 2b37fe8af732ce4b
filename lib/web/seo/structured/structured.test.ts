import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { post } from "#lib/shop/api/schemas/content-schema.ts";
import { event } from "#lib/shop/api/schemas/event.ts";
import { isoDate, withoutEmptyFields } from "#lib/web/seo/structured-fields.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { aConfigurable, aMedia, aProduct } from "#tests/factories/product.ts";
import { postData } from "./blog-posting.ts";
import { breadcrumbData } from "./breadcrumbs-json-ld.ts";
import { eventData } from "./event-json-ld.ts";
import { listData } from "./item-list.ts";
import { organizationData, webSiteData } from "./organization.ts";
import { productData } from "./product-json-ld.ts";

const context = {
  locale: "en",
  currency: { id: 1, label: "EUR", symbol: "€" },
  site: {
    domain: "klub.example",
    name: "Klub",
    defaultLocale: "hr",
    languages: [{ code: "hr" }, { code: "en" }],
    timeZone: "Europe/Zagreb",
    options: new Map<string, unknown>([["Logo", { path: "logo.png", mime: "image/png" }]]),
  },
} as unknown as SiteContext;

beforeEach(() => {
  vi.stubEnv("MEDIA_URL", "https://media.example");
  resetSettings();
});

describe("isoDate", () => {
  it("reads valid dates only", () => {
    expect(isoDate("2026-05-01")).toBe("2026-05-01T00:00:00.000Z");
    for (const text of ["", "soon", "2026", "2026-13-45", "0", "12/05/2026"])
      expect(isoDate(text), text).toBeUndefined();
  });
});

describe("withoutGaps", () => {
  it("removes empty values at every depth", () => {
    const node = { a: "", b: null, c: [undefined, { "@type": "X", y: Number.NaN }], d: 0, e: "e" };
    expect(withoutEmptyFields(node)).toEqual({ d: 0, e: "e" });
  });
});

describe("the site", () => {
  it("describes its operator and its search", () => {
    expect(organizationData(context)).toMatchObject({
      "@type": "Organization",
      name: "Klub",
      url: "https://klub.example/",
      logo: "https://media.example/logo.png",
    });
    expect(webSiteData(context)).toMatchObject({
      url: "https://klub.example/en",
      potentialAction: {
        target: { urlTemplate: "https://klub.example/en/search?search={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    });
  });
});

describe("breadcrumbs", () => {
  it("counts from one with absolute addresses; needs at least two crumbs", () => {
    const crumbs = [{ label: "Home", href: "/en" }, { label: " " }, { label: "Rackets" }];
    expect(breadcrumbData(crumbs, "https://klub.example")?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://klub.example/en" },
      { "@type": "ListItem", position: 2, name: "Rackets" },
    ]);
    expect(breadcrumbData([{ label: "Home" }], "https://klub.example")).toBeNull();
  });
});

const FIVE = { stars: 5 };

describe("product", () => {
  it("contains the price that is paid, and a rating only if there is one", () => {
    const racket = aProduct({ retailPrice: 20, finalPrice: 15.5, media: [aMedia("a.png")] });
    expect(productData(context, racket, false, FIVE)).toMatchObject({
      image: ["https://media.example/a.png"],
      url: "https://klub.example/en/product/vento-drive-105",
      offers: {
        "@type": "Offer",
        price: "15.50",
        priceCurrency: "EUR",
        availability: "https://schema.org/OutOfStock",
      },
    });
    expect(productData(context, racket, true, FIVE)).not.toHaveProperty("aggregateRating");
    const rated = aProduct({ rating: { average: 4.333, count: 3 } });
    expect(productData(context, rated, true, FIVE)).toMatchObject({
      aggregateRating: { ratingValue: 4.33, reviewCount: 3 },
      image: "https://klub.example/api/og/en/product/vento-drive-105",
    });
    expect(productData(context, rated, true, FIVE)).not.toHaveProperty("offers");
  });

  it("contains a price range when variants differ, without archived ones", () => {
    const variants = [
      { id: 2, values: { size: 1 }, finalPrice: 80 },
      { id: 3, values: { size: 2 }, finalPrice: 120 },
      { id: 4, values: { size: 3 }, finalPrice: 5, archived: true },
    ];
    const shoe = aConfigurable({ size: [1, 2, 3] }, variants, { finalPrice: 80 });
    expect(productData(context, shoe, true, FIVE).offers).toMatchObject({
      "@type": "AggregateOffer",
      lowPrice: "80.00",
      highPrice: "120.00",
      offerCount: 2,
    });
  });

  it("contains no offer in an unknown currency", () => {
    const odd = { ...context, currency: { id: 1, label: "kn.", symbol: "kn" } };
    expect(productData(odd, aProduct({ finalPrice: 1 }), true, FIVE)).not.toHaveProperty("offers");
  });
});

describe("post", () => {
  const wire = {
    id: 1,
    slug: "news/a",
    title: "T ".repeat(100),
    published_at: "2026-03-04T05:06:07Z",
  };
  it("has a short headline, its date, author and picture", () => {
    const data = postData(context, post.parse({ ...wire, author: { name: "Ana" } })) as object;
    expect(data).toMatchObject({
      datePublished: "2026-03-04T05:06:07.000Z",
      author: { "@type": "Person", name: "Ana" },
      publisher: { "@type": "Organization", name: "Klub" },
      image: "https://klub.example/api/og/en/post/news/a",
      url: "https://klub.example/en/news/a",
    });
    expect((data as { headline: string }).headline.length).toBeLessThanOrEqual(110);
  });

  it("contains no invalid date, and uses the publisher without an author", () => {
    const data = postData(context, post.parse({ ...wire, published_at: "yesterday" }));
    expect(data).not.toHaveProperty("datePublished");
    expect(data).toMatchObject({ author: { "@type": "Organization" } });
  });
});

describe("event", () => {
  const wire = { id: 4, title: "Cup", startEvent: "2026-06-01T08:00:00Z", location: "Court 1" };
  it("has time, place and people", () => {
    const data = eventData(context, event.parse({ ...wire, endEvent: "2026-06-02T08:00:00Z" }));
    expect(data).toMatchObject({
      startDate: "2026-06-01T10:00:00+02:00",
      endDate: "2026-06-02T10:00:00+02:00",
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "Place", name: "Court 1" },
      url: "https://klub.example/en/event/4",
    });
  });

  it("carries the offset that the clocks have at either end, and days without hours", () => {
    const over = (startEvent: string, endEvent: string) =>
      eventData(context, event.parse({ ...wire, startEvent, endEvent }));
    expect(over("2026-10-24T18:00:00Z", "2026-10-25T09:00:00Z")).toMatchObject({
      startDate: "2026-10-24T20:00:00+02:00",
      endDate: "2026-10-25T10:00:00+01:00",
    });
    expect(over("2026-10-24", "2026-10-25")).toMatchObject({
      startDate: "2026-10-24",
      endDate: "2026-10-25",
    });
  });

  it("drops an end before the start; is empty without a start", () => {
    const early = eventData(context, event.parse({ ...wire, endEvent: "2026-05-02T08:00:00Z" }));
    expect(early).not.toHaveProperty("endDate");
    expect(eventData(context, event.parse({ ...wire, startEvent: "soon" }))).toBeNull();
  });
});

describe("list", () => {
  it("contains the addresses of its items, and is absent when empty", () => {
    expect(listData(context, [])).toBeNull();
    expect(listData(context, [{ name: "product", slug: "a b" }])?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, url: "https://klub.example/en/product/a%20b" },
    ]);
  });
});

it("contains the reviews of a product that have a rating", () => {
  const said = {
    id: 1,
    userId: null,
    isOwn: false,
    published: true,
    createdAt: "2026-05-01",
    author: "Ana",
    isVerified: false,
    images: [],
  };
  const data = productData(context, aProduct(), true, {
    stars: 5,
    reviews: [
      { ...said, rating: 4, body: "Good" },
      { ...said, rating: null, body: "Words only" },
    ],
  });
  expect(JSON.parse(JSON.stringify(data)).review).toEqual([
    {
      "@type": "Review",
      reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5, worstRating: 1 },
      author: { "@type": "Person", name: "Ana" },
      datePublished: "2026-05-01T00:00:00.000Z",
      reviewBody: "Good",
    },
  ]);
});

it("rates out of as many stars as the site gives", () => {
  const review = {
    id: 1,
    userId: null,
    isOwn: false,
    published: true,
    createdAt: "",
    author: "Ana",
    rating: 9,
    body: "Good",
    isVerified: false,
    images: [],
  };
  const rated = aProduct({ rating: { average: 8.5, count: 2 } });
  expect(productData(context, rated, true, { stars: 10, reviews: [review] })).toMatchObject({
    aggregateRating: { ratingValue: 8.5, bestRating: 10 },
    review: [{ reviewRating: { ratingValue: 9, bestRating: 10 } }],
  });
});
