import { describe, expect, it } from "vitest";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { toProductCard } from "./product-card.ts";

describe("toProductCard", () => {
  it("contains only what a card shows", () => {
    const card = toProductCard(
      aProduct({
        format: "E-Product",
        description: "<p>long</p>",
        media: [{ path: "a.webp" }, { path: "b.webp" }],
        retailPrice: 20,
        finalPrice: 15,
        rating: { average: 4.5, count: 2 },
        stock: { available: true, quantity: 3 },
      }),
    );
    expect(Object.keys(card).sort()).toEqual(
      [
        ...["available", "format", "id", "media", "name", "price", "quick", "rating", "second"],
        "slug",
      ].sort(),
    );
    expect(card).toMatchObject({
      format: "eproduct",
      media: { path: "a.webp" },
      second: { path: "b.webp" },
      price: { final: 15, list: 20 },
      available: true,
    });
  });

  it("has no second picture where there is only a video or a file", () => {
    const media = ["a.webp", "b.mp4", "c.pdf"].map((path) => ({ path }));
    expect(toProductCard(aProduct({ media })).second).toBeUndefined();
  });

  it("shows no stars without reviews, and marks archived products", () => {
    expect(toProductCard(aProduct({ rating: { average: 0, count: 0 } })).rating).toBeNull();
    expect(toProductCard(aProduct({ stock: { available: true, quantity: 0 } })).available).toBe(
      false,
    );
    expect(toProductCard(aProduct({ stock: { available: false } })).available).toBe(false);
    expect(toProductCard(aProduct()).available).toBe(true);
  });

  it("shows the lowest price of the variants as one to begin with, where others cost more", () => {
    const sizes = (...prices: readonly number[]) =>
      aConfigurable(
        { size: [1, 2] },
        prices.map((finalPrice, at) => ({
          id: 10 + at,
          values: { size: at + 1 },
          retailPrice: 40,
          finalPrice,
        })),
        { retailPrice: 50, finalPrice: 45, membershipPrice: 12 },
      );
    expect(toProductCard(sizes(30, 20))).toMatchObject({
      price: { final: 20, list: null, discount: null, member: null },
      isFrom: true,
    });
    const same = toProductCard(sizes(20, 20));
    expect(same.price).toMatchObject({ final: 20, list: 40, discount: 50 });
    expect(same.isFrom).toBeUndefined();
  });

  it("stays as it is where the list has no variants", () => {
    for (const associatedProducts of [undefined, null, "none", {}]) {
      const card = toProductCard(
        aProduct({ format: "configurable", finalPrice: 45, associatedProducts }),
      );
      expect(card).toMatchObject({ price: { final: 45 }, available: true, quick: "choose" });
      expect(card.isFrom).toBeUndefined();
      expect(card.colors).toBeUndefined();
    }
  });

  it("is available as long as one of its variants is", () => {
    const stocks = (...available: readonly boolean[]) =>
      toProductCard(
        aConfigurable(
          { size: [1, 2] },
          available.map((is, at) => ({
            id: 10 + at,
            values: { size: at + 1 },
            stock: { available: is },
          })),
        ),
      ).available;
    expect(stocks(false, true)).toBe(true);
    expect(stocks(false, false)).toBe(false);
  });

  it("has the colours that are sold, if there is a choice of them", () => {
    const values = ["#112233", "", "navy; top: 0", "navy"].map((color, id) => ({
      id,
      value: `colour ${id}`,
      color,
    }));
    const inColors = (...ids: readonly number[]) =>
      toProductCard(
        aProduct({
          format: "configurable",
          associatedProducts: {
            attributes: [
              { attributeCode: "size", label: "Size", values: [{ id: 9, value: "L" }] },
              { attributeCode: "colour", label: "Colour", inputType: "visualSwatch", values },
            ],
            products: ids.map((id) => ({
              id: 10 + id,
              attributeSet: { attributes: [{ attributeCode: "colour", value: id }] },
            })),
          },
        }),
      ).colors;
    expect(inColors(0, 1, 2, 3)).toEqual({
      label: "Colour",
      names: ["colour 0", "colour 3"],
      colors: ["#112233", "navy"],
    });
    expect(inColors(0, 1)).toBeUndefined();
  });

  it.each([
    ["a simple product", {}, "add"],
    ["a digital one", { format: "E-Product" }, "add"],
    ["one with an optional text", { customOptions: [{ option_title: "Name" }] }, "add"],
    [
      "one with a required text",
      { customOptions: [{ option_title: "Name", required: true }] },
      "choose",
    ],
    ["one with variants", { format: "configurable" }, "choose"],
    ["a bundle", { format: "bundle" }, "choose"],
    ["a service", { type: "service" }, undefined],
    ["one that is sold out", { stock: { quantity: 0 } }, undefined],
    ["one without a price", { finalPrice: null }, undefined],
    ["one without a page", { slug: "" }, undefined],
  ])("offers the right way into the cart for %s", (_, wire, quick) => {
    expect(toProductCard(aProduct({ finalPrice: 5, ...wire })).quick).toBe(quick);
  });
});
