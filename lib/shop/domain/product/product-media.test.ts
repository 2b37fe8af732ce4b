import { describe, expect, it } from "vitest";
import { documentKind, fileSize, isDocument, isVideo } from "#lib/shop/media/media-kind.ts";
import { aMedia, aProduct } from "#tests/factories/product.ts";
import { alternativesOf, toProductMedia } from "./product-media.ts";

const read = (wire: Record<string, unknown>) => {
  const [media] = aProduct({ media: [wire] }).media;
  if (!media) throw new Error("no media was read");
  return media;
};

describe("the media of a product", () => {
  it("are pictures and videos in order without duplicates, and documents separately", () => {
    const product = aProduct({
      media: [aMedia("a.webp"), aMedia("film.mp4"), aMedia("size-guide.pdf"), aMedia("a.webp")],
      associatedProducts: {
        attributes: [],
        products: [
          { id: 5, media: [aMedia("b.webp")] },
          { id: 6, media: [aMedia("a.webp")] },
        ],
      },
    });
    const { shown, documents, places } = toProductMedia(product);
    expect(shown.map(({ path }) => path)).toEqual(["a.webp", "film.mp4", "b.webp"]);
    expect(documents.map(({ path }) => path)).toEqual(["size-guide.pdf"]);
    expect(places).toEqual({ 5: 2, 6: 0 });
  });

  it("are distinguished by their MIME type, else by their file name", () => {
    expect(isVideo(read({ path: "x", mime: "video/webm" }))).toBe(true);
    expect(isVideo(read({ path: "x.mp4", mime: "image/webp" }))).toBe(false);
    expect(isDocument(read({ path: "x.xlsx" }))).toBe(true);
  });
});

describe("a document", () => {
  it("shows its type and size in the page's language", () => {
    const guide = read({ path: "m/1", originalName: "Guide.pdf", mime: "application/pdf" });
    expect(documentKind(guide)).toBe("PDF");
    expect(documentKind(read({ path: "m/1", mime: "application/zip" }))).toBe("ZIP");
    expect(documentKind(read({ path: "m/1" }))).toBe("");
    expect(fileSize(1_430_000, "en")).toBe("1.4 MB");
    expect(fileSize(1_430_000, "de")).toBe("1,4 MB");
    expect(fileSize(12_300, "en")).toBe("12 kB");
    expect(fileSize(0, "en")).toBe("");
    expect(fileSize(Number.NaN, "en")).toBe("");
  });
});

describe("alternative sizes", () => {
  const sizes = {
    "50x50": "t.jpg",
    "1280x720": "l.jpg",
    "640x360": "m.jpg",
    "320x240": "cut.jpg",
    "3840x2160": "huge.jpg",
    "640x0": "odd.jpg",
    __proto__: "x.jpg",
  };

  it("are those with the picture's aspect ratio, smallest first", () => {
    const media = read({ path: "a.jpg", width: 1920, height: 1080, alternativePaths: sizes });
    expect(alternativesOf(media)).toEqual([
      { path: "m.jpg", width: 640 },
      { path: "l.jpg", width: 1280 },
    ]);
  });

  it("are empty when the picture's aspect ratio is unknown", () => {
    expect(alternativesOf(read({ path: "a.jpg", alternativePaths: sizes }))).toEqual([]);
  });
});
