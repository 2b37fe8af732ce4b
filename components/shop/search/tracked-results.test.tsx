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
];
const marked = (isTracked: boolean | undefined) => {
  const { container } = render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={CART_SITE}>
        <ResultGrid category="products" items={RESULTS} isTracked={isTracked} onFollow={() => {}} />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  return [...container.querySelectorAll<HTMLElement>("[data-tracked]")].map(trackedAt);
};

it("products of a search are marked with the price that they show, only where a site measures", () => {
  expect(marked(true)).toEqual([{ id: 1, name: "Racket", price: 9.5, currency: "EUR" }]);
  expect(marked(undefined)).toEqual([]);
});
