// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { trackedAt } from "#components/shop/analytics/tracked-product.ts";
import en from "#messages/en.json";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { ResultGrid } from "./search-results.tsx";

const RESULTS = [
  { id: 1, title: "Racket", slug: "racket", image: null, price: { final: 9.5, list: 12 } },
  { id: 2, title: "Without a price", slug: "none", image: null },
  {
    id: 3,
    title: "Bag",
    slug: "bag",
    image: null,
    rating: { average: 4.5, count: 2 },
    soldOut: true,
  } as const,
];
const show = (isTracked?: boolean) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={CART_SITE}>
        <ResultGrid
          category="products"
          items={RESULTS}
          isTracked={isTracked}
          stars={5}
          onFollow={() => {}}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  ).container;
const marked = (isTracked: boolean | undefined) => {
  const container = show(isTracked);
  return [...container.querySelectorAll<HTMLElement>("[data-tracked]")].map(trackedAt);
};

it("products of a search are marked with the price that they show, only where a site measures", () => {
  expect(marked(true)).toEqual([{ id: 1, name: "Racket", price: 9.5, currency: "EUR" }]);
  expect(marked(undefined)).toEqual([]);
});

it("products of a search have stars where somebody has rated them, and say that they are sold out", () => {
  const [racket, , bag] = show().querySelectorAll("article");
  expect(bag?.textContent).toContain("Rated 4.5 of 5 by 2 people");
  expect(bag?.textContent).toContain(en.search.soldOut);
  expect(racket?.textContent).not.toMatch(/Rated|Sold/);
});
