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
const idsOf = (cards: readonly ProductCard[], own: ProductCard) =>
  alikeOf(cards, own).map(({ id }) => id);

it("names what costs about the same first, without the product itself", () => {
  expect(
    idsOf([card(1, 10), card(2, 90), card(3, 52), card(4, 40), card(5, 50)], card(5, 50)),
  ).toEqual([3, 4, 1, 2]);
});

it("leaves out what cannot be had or has no page", () => {
  const cards = [
    card(1, 5),
    card(2, 5, { available: false }),
    card(3, 5, { slug: "" }),
    card(4, 6),
  ];
  expect(idsOf(cards, card(1, 5))).toEqual([4]);
});

it("keeps the list's order where a price is not known, and stops at eight", () => {
  const cards = Array.from({ length: 12 }, (_, index) => card(index + 1, null));
  expect(idsOf(cards, card(99, 5))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("takes the narrowest category that holds enough of a kind, else the widest", () => {
  const kind = (name: string, total: number) => ({ name, total, cards: [] });
  const nameOf = (...kinds: ReturnType<typeof kind>[]) => kindOf(kinds)?.name;
  expect(nameOf(kind("All", 40), kind("Lamps", 9), kind("Red lamps", 3))).toBe("Lamps");
  expect(nameOf(kind("Red lamps", 3), kind("Rare", 2))).toBe("Red lamps");
  expect(nameOf(kind("", 9), kind("Rare", 2))).toBe("Rare");
  expect(nameOf()).toBeUndefined();
});
