import { describe, expect, it } from "vitest";
import { aProduct } from "#tests/factories/product.ts";
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
      ["available", "format", "id", "media", "name", "price", "rating", "second", "slug"].sort(),
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
});
