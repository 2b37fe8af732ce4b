import { describe, expect, it } from "vitest";
import { IMAGE_WIDTHS, toSources } from "./image-sizes.ts";

const SRC = "http://localhost:4000/media/racket.webp";
const widths = (srcSet = "") => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

describe("toSources", () => {
  it("lists the widths that a viewport may request, up to double density", () => {
    expect(widths(toSources(SRC, 1600, "5rem").srcSet)).toEqual([128, 256]);
    expect(
      widths(
        toSources(SRC, 1600, "(min-width: 75rem) 18rem, (min-width: 48rem) 30vw, 46vw").srcSet,
      ),
    ).toEqual([256, 390, 640, 828]);
  });

  it("never exceeds the picture's width by more than one step", () => {
    expect(widths(toSources(SRC, 700, "100vw").srcSet)).toEqual([390, 640, 828]);
    expect(widths(toSources(SRC, 50, "100vw").srcSet)).toEqual([64]);
  });

  it("assumes the full viewport for sizes that it cannot read", () => {
    expect(widths(toSources(SRC, 5000, "calc(100vw - 2rem)").srcSet)).toEqual(
      IMAGE_WIDTHS.filter((width) => width >= 390),
    );
  });

  it("offers the largest as src, encoded", () => {
    expect(toSources(SRC, 1600, "10rem").src).toBe(
      `/_next/image?url=${encodeURIComponent(SRC)}&w=390&q=75`,
    );
  });

  it.each([
    "/logo.svg",
    "data:image/png;base64,x",
    "https://a.example/x.gif?v=1",
  ])("leaves %s alone", (src) => {
    expect(toSources(src, 900)).toEqual({ src });
  });
});
