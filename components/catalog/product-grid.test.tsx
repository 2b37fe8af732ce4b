import { isValidElement } from "react";
import { expect, it, vi } from "vitest";
import { toProductCard } from "#lib/domain/product/product-card.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { aProduct } from "#tests/factories/product.ts";
import { ProductGrid } from "./product-grid.tsx";

vi.mock("#lib/data/content/comments.ts", () => ({ getReviewRules: async () => ({ stars: 5 }) }));

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
