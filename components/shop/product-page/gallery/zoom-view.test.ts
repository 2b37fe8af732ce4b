import { describe, expect, it } from "vitest";
import { clamped, FITTED, MAX_SCALE, panned, scaleLimit, zoomed } from "./zoom-view.ts";

const box = { width: 400, height: 200 };

describe("an enlarged picture", () => {
  it("stays between its fitted size and five times that", () => {
    expect(zoomed(FITTED, 0.2, box)).toEqual(FITTED);
    expect(zoomed(FITTED, 100, box).scale).toBe(MAX_SCALE);
  });

  it("is enlarged to its own size, and to twice its place at least", () => {
    expect(scaleLimit({ width: 1200, height: 500 }, box)).toBe(3);
    expect(scaleLimit({ width: 300, height: 100 }, box)).toBe(2);
    expect(scaleLimit({ width: 9000, height: 100 }, box)).toBe(MAX_SCALE);
    expect(zoomed(FITTED, 100, box, { x: 0, y: 0 }, 3).scale).toBe(3);
  });

  it("keeps the point under the pointer in place", () => {
    const point = { x: 100, y: -50 };
    const view = zoomed(FITTED, 2, box, point);
    // The new position of the picture's point that was under the pointer.
    expect(view.x + point.x * view.scale).toBe(point.x);
    expect(view.y + point.y * view.scale).toBe(point.y);
  });

  it("cannot be moved out of its frame", () => {
    expect(panned({ scale: 2, x: 0, y: 0 }, 9999, -9999, box)).toEqual({
      scale: 2,
      x: 200,
      y: -100,
    });
    expect(clamped({ scale: 1, x: 30, y: 30 }, box)).toEqual(FITTED);
  });
});
