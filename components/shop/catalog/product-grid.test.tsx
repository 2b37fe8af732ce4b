import { readFileSync } from "node:fs";
import { NextIntlClientProvider } from "next-intl";
import { isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { toProductCard } from "#lib/shop/domain/product/product-card.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import en from "#messages/en.json";
import { aProduct } from "#tests/factories/product.ts";
import { ProductGrid } from "./product-grid.tsx";
import { ProductTile } from "./product-tile.tsx";

vi.mock("#lib/web/data/content/comments.ts", () => ({
  getReviewRules: async () => ({ stars: 5 }),
}));

it.each([
  [3, 3],
  [4, 4],
  [8, 3],
])("puts %i cards into %i columns on a tablet", async (count, columns) => {
  const cards = Array.from({ length: count }, (_, id) => toProductCard(aProduct({ id })));
  const grid = await ProductGrid({ context: {} as SiteContext, cards, headings: 2 });
  expect(isValidElement<{ style: object }>(grid) && grid.props.style).toMatchObject({
    "--cols-m": columns,
  });
});

it("names the second picture of a card for its style sheet alone, so that no browser loads it before", () => {
  vi.stubEnv("MEDIA_URL", "https://media.test");
  const media = [{ path: "a.webp" }, { path: 'b".webp' }];
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ product: en.product, wishlist: en.wishlist }}
    >
      <ProductTile
        context={
          {
            site: { defaultLocale: "en" },
            locale: "en",
            currency: { id: 1, label: "EUR", symbol: "€" },
          } as SiteContext
        }
        card={toProductCard(aProduct({ media }))}
        heading={2}
        stars={5}
      />
    </NextIntlClientProvider>,
  );
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toMatch(
    /class="card-second" style="--second:url\(&quot;[^"]*b%[^"]*\.webp[^"]*&quot;\)"/,
  );
});

it("says the look of a card in short names, each of which the style sheet knows", () => {
  const card = toProductCard(aProduct({ id: 1 }));
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ product: en.product, wishlist: en.wishlist }}
    >
      <ProductTile
        context={
          {
            site: { defaultLocale: "en" },
            locale: "en",
            currency: { id: 1, label: "EUR", symbol: "€" },
          } as SiteContext
        }
        card={{ ...card, rating: { average: 4, count: 2 } }}
        heading={2}
        stars={5}
      />
    </NextIntlClientProvider>,
  );
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => names);
  expect(lists.join(" ").length).toBeLessThan(520);
  const styles = readFileSync("app/styles/parts.css", "utf8");
  const names = lists.flatMap((list) => list.split(" "));
  for (const name of ["card", "card-name", "card-link", "card-wish", "icon", "rating", "stars"]) {
    expect(names).toContain(name);
    expect(styles).toContain(`.${name} {`);
  }
});
