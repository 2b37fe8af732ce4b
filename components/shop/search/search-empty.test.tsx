import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { NO_RESULTS } from "#lib/shop/domain/search/search-result.ts";
import en from "#messages/en.json";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { SearchEmpty } from "./search-empty.tsx";

const emptyWith = (pages: number) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={CART_SITE}>
        <SearchEmpty
          help={<i>ways on</i>}
          keywords="xyz"
          shown="products"
          lists={{ products: NO_RESULTS, pages: { ...NO_RESULTS, total: pages } }}
          categories={["products", "pages"]}
          hrefFor={(category) => `/search?category=${category}`}
          onChoose={() => {}}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  );

it("offers ways on where no tab has results, else the tabs that have some", () => {
  expect(emptyWith(0)).toContain("<i>ways on</i>");
  expect(emptyWith(2)).not.toContain("ways on");
  expect(emptyWith(2)).toContain('href="/search?category=pages"');
});
