import { describe, expect, it } from "vitest";
import { layeredFilter } from "#lib/shop/api/schemas/filter.ts";
import { category } from "#lib/shop/api/schemas/product-schema.ts";
import { findCategory, pathTo, pickCategories } from "#lib/shop/domain/product/category-tree.ts";
import { toFacts } from "#lib/shop/domain/product/product-facts.ts";
import { toProductMedia } from "#lib/shop/domain/product/product-media.ts";
import { isDocument, isVideo } from "#lib/shop/media/media-kind.ts";
import { aMedia, aProduct } from "#tests/factories/product.ts";

describe("category tree", () => {
  const tree = [
    category.parse({
      id: 1,
      slug: "rackets",
      children: [{ id: 2, slug: "control", children: [{ id: 3, slug: "pro" }] }],
    }),
    category.parse({ id: 9, slug: "balls" }),
  ];

  it("is searched at every level", () => {
    expect(findCategory(tree, ({ slug }) => slug === "pro")?.id).toBe(3);
    expect(findCategory(tree, ({ slug }) => slug === "none")).toBeNull();
    expect(pathTo(tree, 3).map(({ slug }) => slug)).toEqual(["rackets", "control", "pro"]);
    expect(pathTo(tree, 77)).toEqual([]);
  });

  it("returns categories in the requested order, without unknown ones", () => {
    expect(pickCategories(tree, [9, 77, 2]).map(({ id }) => id)).toEqual([9, 2]);
  });
});

describe("product media", () => {
  it("shows each picture once, separates documents and finds a variant's picture", () => {
    const media = toProductMedia(
      aProduct({
        media: [aMedia("a.webp"), aMedia("size-guide.pdf", { mime: "application/pdf" })],
        associatedProducts: {
          attributes: [],
          products: [
            { id: 5, media: [aMedia("b.webp")] },
            { id: 6, media: [aMedia("a.webp")] },
            { id: 7, media: [] },
          ],
        },
      }),
    );
    expect(media.shown.map(({ path }) => path)).toEqual(["a.webp", "b.webp"]);
    expect(media.documents.map(({ path }) => path)).toEqual(["size-guide.pdf"]);
    expect(media.places).toEqual({ 5: 1, 6: 0 });
  });

  it("recognises videos and documents by MIME type, else by file name", () => {
    const media = (path: string, mime = "") => ({ path, mime, media_url: "", media_type: "" });
    expect(isVideo(media("serve.mp4"))).toBe(true);
    expect(isVideo(media("serve.mp4", "image/webp"))).toBe(false);
    expect(isDocument(media("guide.PDF"))).toBe(true);
    expect(isDocument(media("a.webp"))).toBe(false);
  });
});

describe("toFacts", () => {
  const filter = (fields: Record<string, unknown>) =>
    layeredFilter.parse({ label: "L", attributeCode: "c", ...fields });

  it("reads texts, numbers and yes or no", () => {
    const facts = toFacts([
      filter({
        attributeCode: "brand",
        type: "dropdown",
        values: [
          { attributeID: 1, valueLabel: "Vento", totalProducts: 1 },
          { attributeID: 2, valueLabel: "Corvo", totalProducts: 0 },
        ],
      }),
      filter({
        attributeCode: "weight",
        type: "Number",
        values: [{ minValue: 270, maxValue: 270 }],
      }),
      filter({
        attributeCode: "strung",
        type: "YesNo",
        values: [{ attributeID: "no", totalProducts: 1 }],
      }),
    ]);
    expect(facts.map(({ kind, values }) => [kind, ...values])).toEqual([
      ["text", "Vento"],
      ["number", "270"],
      ["yesNo", "no"],
    ]);
  });

  it("names a picture without a text after its file", () => {
    const value = { attributeID: 7, valueLabel: "/swatches/deep-blue.webp", totalProducts: 1 };
    expect(toFacts([filter({ values: [value] })])[0]?.values).toEqual(["Deep blue"]);
  });

  it("leaves out facts that the page shows anyway, and empty ones", () => {
    expect(
      toFacts([filter({ attributeCode: "finalPrice", type: "Number", values: [{ minValue: 9 }] })]),
    ).toEqual([]);
    expect(toFacts([filter({ label: "" }), filter({ values: [] })])).toEqual([]);
  });
});
