import { expect, it } from "vitest";
import { alikeOf, kindOf } from "./alike.ts";
import type { ProductCard } from "./product-card.ts";

const card = (id: number, final: number | null, other: Partial<ProductCard> = {}): ProductCard => ({
  id,
  name: `Lamp ${id}`,
  slug: `lamp-${id}`,
  format: "simple",
  media: null,
  price: { final, list: null, member: null, discount: null },
  available: true,
  rating: null,
  ...other,
});
const idsOf = (cards: readonly ProductCard[], id: number) =>
  alikeOf(cards, id).map((one) => one.id);

it("names what costs about the same first, without the product itself", () => {
  expect(idsOf([card(1, 10), card(2, 90), card(3, 52), card(4, 40), card(5, 50)], 5)).toEqual([
    3, 4, 1, 2,
  ]);
});

it("leaves out what cannot be had or has no page", () => {
  const cards = [
    card(1, 5),
    card(2, 5, { available: false }),
    card(3, 5, { slug: "" }),
    card(4, 6),
  ];
  expect(idsOf(cards, 1)).toEqual([4]);
});

it("keeps the list's order where a price is not known, and stops at eight", () => {
  const cards = Array.from({ length: 12 }, (_, index) => card(index + 1, null));
  expect(idsOf(cards, 99)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("reads the deepest category that holds enough of a kind, else the widest", () => {
  const wide = { id: 1, productCount: 40 };
  const narrow = { id: 2, productCount: 3 };
  expect(kindOf([wide, narrow])).toBe(1);
  expect(kindOf([wide, { id: 3, productCount: null }])).toBe(3);
  expect(kindOf([wide, { id: 4 }])).toBe(4);
  expect(kindOf([narrow])).toBe(2);
  expect(kindOf([])).toBeUndefined();
});
