import { describe, expect, it } from "vitest";
import { media } from "#lib/shop/api/schemas/media-schema.ts";
import { toImage, toMediaUrl } from "./to-image.ts";

const HOST = "http://localhost:4000/media";
const of = (fields: object) => media.parse(fields);

describe("toImage", () => {
  it("puts a relative path on the media host", () => {
    expect(toImage(of({ path: "/court.webp", width: 1600, height: 900 }), `${HOST}/`)).toEqual({
      src: `${HOST}/court.webp`,
      width: 1600,
      height: 900,
    });
  });

  it("reserves space for a picture of unknown size", () => {
    expect(toImage(of({ path: "a.webp", width: 0 }), HOST)).toMatchObject({
      width: 1200,
      height: 900,
    });
  });

  it("returns nothing without a picture", () => {
    expect(toImage(null, HOST)).toBeNull();
    expect(toImage(of({}), HOST)).toBeNull();
    expect(toImage(of({ path: "lesson.mp4" }), HOST)).toBeNull();
    expect(toImage(of({ path: "rules", mime: "application/pdf" }), HOST)).toBeNull();
  });

  it.each([
    "javascript:alert(1)",
    "data:image/svg+xml,x",
    "//evil.example/x.png",
  ])("refuses %s", (path) => {
    expect(toMediaUrl(path, HOST)).toBeNull();
  });

  it("accepts an absolute address", () => {
    expect(toMediaUrl("https://cdn.example/a.png", HOST)).toBe("https://cdn.example/a.png");
  });
});
