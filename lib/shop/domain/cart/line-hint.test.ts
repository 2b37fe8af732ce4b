import { describe, expect, it } from "vitest";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { cartCurrency } from "./currency.ts";
import { findLine } from "./line.ts";
import { lineHints } from "./line-hint.ts";
import { mainSlugs, productIds } from "./line-products.ts";

const item = anItem({ price: 10 });
const product = (
  quantity: number | null,
  available = true,
  membershipPrice: number | null = null,
) => ({
  type: "product",
  membershipPrice,
  stock: { available, quantity },
});

describe("hints of a line", () => {
  it.each([
    ["enough", product(6), []],
    ["the last ones", product(5), [{ kind: "low", left: 5 }]],
    ["as many as wanted", product(3), [{ kind: "low", left: 3 }]],
    ["hours of a service", { ...product(3), type: "service" }, []],
    ["nobody counts", product(null), []],
    ["fewer than wanted", product(2), [{ kind: "fewer", left: 2 }]],
    ["none", product(0), [{ kind: "soldOut" }]],
    ["not available", product(null, false), [{ kind: "soldOut" }]],
    ["members pay less", product(9, true, 8), [{ kind: "member", price: 8 }]],
    ["members pay the same", product(9, true, 10), []],
    ["members pay a price below nothing", product(9, true, -5), []],
    ["unknown", undefined, []],
  ])("%s", (_, facts, hints) =>
    expect(lineHints(item, 3, facts, { hasCard: false })).toEqual(hints));

  it("mention no member price when a card is applied", () =>
    expect(lineHints(item, 1, product(9, true, 8), { hasCard: true })).toEqual([]));
});

describe("a price that changed since the line was added", () => {
  it.each([
    [8, [{ kind: "price", direction: "up", before: 8 }]],
    [12, [{ kind: "price", direction: "down", before: 12 }]],
    [10.004, []],
    [null, []],
  ])("%s", (seenPrice, hints) =>
    // The product may not be known: the cart's own price is.
    expect(lineHints(item, 1, undefined, { hasCard: false, seenPrice })).toEqual(hints));

  it("is shown beside the remaining stock", () =>
    expect(
      lineHints(item, 9, product(2), { hasCard: false, seenPrice: 8 }).map(({ kind }) => kind),
    ).toEqual(["fewer", "price"]));
});

it("lists each product of the lines and their parts once", () => {
  const bundle = anItem({ itemId: 2, options: { bundleOptions: [{ id: 7 }, { id: 101 }] } });
  expect(productIds(aCart([item, bundle]))).toEqual([7, 101, 102]);
  expect(productIds(null)).toEqual([]);
});

it("finds the main products of variants", () => {
  const variant = anItem({
    productData: {
      name: "R (L2)",
      slug: "r-l2",
      mainProductSlug: "r",
      isVisibleIndividually: false,
    },
  });
  const plain = anItem({ productData: { name: "B", slug: "b", mainProductSlug: "b" } });
  expect(mainSlugs(aCart([variant, plain, item]))).toEqual(["r"]);
});

it("finds a line by product, texts and parts", () => {
  const engraved = anItem({ options: { personalizations: { A: "1", B: "2" } } });
  const wanted = { productId: 101, quantity: 9, name: "", personalizations: { B: "2", A: "1" } };
  expect(findLine([item, engraved], wanted)).toBe(engraved);
  expect(findLine([item], wanted)).toBeUndefined();
});

it("uses the requested currency of a cart, else the main one", () => {
  const [eur, chf] = [
    { id: 1, label: "EUR", symbol: "€" },
    { id: 2, label: "CHF", symbol: "CHF" },
  ] as const;
  const site = { currency: eur, currencies: [eur, chf] };
  expect(cartCurrency(aCart([], { currencyId: 2 }), site)).toBe(chf);
  expect(cartCurrency(aCart([], { currencyId: 9 }), site)).toBe(eur);
  expect(cartCurrency(null, { currency: eur })).toBe(eur);
});
