import { expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { between, ofRatio, pixelsOf, WHOLE, withEdge } from "./crop-box.ts";

const percent = fc.double({ min: -50, max: 150, noNaN: true });
const point = fc.record({ x: percent, y: percent });
const edge = fc.constantFrom("west" as const, "east" as const, "north" as const, "south" as const);
const picture = fc.record({
  width: fc.integer({ min: 1, max: 9_000 }),
  height: fc.integer({ min: 1, max: 9_000 }),
});

it("stays within the picture and worth looking at, however it is drawn and whichever edge is set", () => {
  fc.assert(
    fc.property(point, point, edge, percent, picture, (a, b, name, at, size) => {
      const box = withEdge(between(a, b), name, at);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(box.left + box.width).toBeLessThanOrEqual(100.0001);
      expect(box.top + box.height).toBeLessThanOrEqual(100.0001);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(1.99);
      const pixels = pixelsOf(box, size);
      expect(Math.min(pixels.width, pixels.height)).toBeGreaterThanOrEqual(1);
      expect(pixels.left + pixels.width).toBeLessThanOrEqual(size.width);
      expect(pixels.top + pixels.height).toBeLessThanOrEqual(size.height);
    }),
  );
});

it("takes the largest part of a ratio, from the middle", () => {
  expect(ofRatio(1, { width: 400, height: 200 })).toEqual({
    left: 25,
    top: 0,
    width: 50,
    height: 100,
  });
  expect(ofRatio(2, { width: 100, height: 100 })).toEqual({
    left: 0,
    top: 25,
    width: 100,
    height: 50,
  });
  expect(pixelsOf(WHOLE, { width: 640, height: 480 })).toEqual({
    left: 0,
    top: 0,
    width: 640,
    height: 480,
  });
});
