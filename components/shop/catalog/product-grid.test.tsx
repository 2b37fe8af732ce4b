// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { NextIntlClientProvider } from "next-intl";
import { isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { toProductCard } from "#lib/shop/domain/product/product-card.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import en from "#messages/en.json";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { ProductGrid } from "./product-grid.tsx";
import { ProductTile } from "./product-tile.tsx";

vi.mock("#lib/web/data/content/read-comments.ts", () => ({
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
      messages={{ product: en.product, productPage: en.productPage, wishlist: en.wishlist }}
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
  expect(html).toMatch(/class="card-second" style="--second:url\([^"()]*b%[^"()]*\.webp[^"()]*\)"/);
});

/** The markup of a grid of these products. */
async function drawn(...products: readonly Product[]): Promise<Document> {
  const grid = await ProductGrid({
    context: {
      site: { defaultLocale: "en", options: new Map(), domain: "shop.test" },
      locale: "en",
      currency: { id: 1, label: "EUR", symbol: "€" },
    } as unknown as SiteContext,
    cards: products.map(toProductCard),
    headings: 2,
  });
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ product: en.product, productPage: en.productPage, wishlist: en.wishlist }}
    >
      {grid}
    </NextIntlClientProvider>,
  );
  return new DOMParser().parseFromString(html, "text/html");
}

it("adds a simple product by a form that works without a script", async () => {
  const page = await drawn(
    aProduct({ id: 7, finalPrice: 5 }),
    aProduct({ id: 8, finalPrice: 5, stock: { available: false } }),
  );
  const button = page.querySelector("button[type=submit]");
  expect(page.querySelectorAll("button[type=submit]")).toHaveLength(1);
  expect(button?.textContent).toBe(en.product.addToCart);
  expect(button?.getAttribute("aria-label")).toContain("Vento Drive 105");
  expect(button?.getAttribute("formaction")).toBe("/api/form/add");
  const form = button?.closest("form");
  expect(form?.getAttribute("method")).toBe("post");
  const sent = [...(form?.querySelectorAll("input") ?? []), ...(button ? [button] : [])].map(
    (field) => [field.getAttribute("name"), field.getAttribute("value")],
  );
  expect(sent).toEqual([
    ["language", "en"],
    ["product", "7"],
  ]);
});

it("names the colours of a product in one text, and draws five of seven", async () => {
  const colors = ["#111", "#222", "#333", "#444", "#555", "#666", "#777"];
  const page = await drawn(
    aProduct({
      format: "configurable",
      associatedProducts: {
        attributes: [
          {
            attributeCode: "colour",
            label: "Colour",
            inputType: "visualSwatch",
            values: colors.map((color, id) => ({ id, value: `Name ${id}`, color })),
          },
        ],
        products: colors.map((_, id) => ({
          id: 10 + id,
          finalPrice: 20 + id,
          attributeSet: { attributes: [{ attributeCode: "colour", value: id }] },
        })),
      },
    }),
  );
  const dots = page.querySelector(".card-dots");
  expect(dots?.querySelectorAll("i")).toHaveLength(5);
  expect(dots?.querySelector(".sr-only")?.textContent).toMatch(
    /^Colour: Name 0, Name 1, .*, Name 6$/,
  );
  expect(dots?.lastElementChild?.textContent).toBe("+2");
  expect(page.querySelector(".price-line")?.textContent).toBe("from €20.00");
  expect(page.querySelector(".card-foot")?.textContent).toContain(en.productPage.choose);
  expect(page.querySelector("form")).toBeNull();
});

it("puts nothing over the picture of a card", async () => {
  const page = await drawn(
    aProduct({ retailPrice: 20, finalPrice: 10, stock: { available: false } }),
    aConfigurable({ size: [1, 2] }, [{ id: 5, values: { size: 1 }, finalPrice: 9 }]),
  );
  for (const plate of page.querySelectorAll(".card-plate")) {
    expect(plate.textContent).toBe("");
    expect(plate.querySelector("button")).toBeNull();
  }
  expect(page.querySelector(".price-line")?.textContent).toContain("−50%");
  expect(page.querySelector(".card-foot")?.textContent).toContain(en.product.soldOut);
});

it("says the look of a card in short names, each of which the style sheet knows", () => {
  const card = toProductCard(aProduct({ id: 1 }));
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ product: en.product, productPage: en.productPage, wishlist: en.wishlist }}
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
  for (const name of [
    "card",
    "card-name",
    "card-link",
    "card-wish",
    "card-foot",
    "rating",
    "stars",
  ]) {
    expect(names).toContain(name);
    expect(styles).toContain(`.${name} {`);
  }
});
