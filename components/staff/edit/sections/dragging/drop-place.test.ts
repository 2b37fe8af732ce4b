import { expect, it } from "vitest";
import { gapAt, lineOf, placeBefore, scrollSpeed } from "./drop-place.ts";

const BOXES = [
  { top: 100, bottom: 200 },
  { top: 220, bottom: 1220 },
  { top: 1240, bottom: 1300 },
];

it("counts the sections whose middle is above the pointer", () => {
  expect([0, 149, 151, 719, 721, 1269, 1271, 9000].map((y) => gapAt(BOXES, y))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3,
  ]);
});

it("draws a gap between its sections, and at the ends of the page", () => {
  expect([0, 1, 2, 3].map((gap) => lineOf(BOXES, gap))).toEqual([100, 210, 1230, 1300]);
  expect(lineOf([], 0)).toBe(0);
});

it("lands before the section whose gap it is, and nowhere where it is already", () => {
  const ids = [1, 2, 3, 4];
  expect(placeBefore(ids, 1, 4)).toBe(2);
  expect(placeBefore(ids, 1, null)).toBe(3);
  expect(placeBefore(ids, 4, 1)).toBe(0);
  expect(placeBefore(ids, 3, 2)).toBe(1);
  // Its own two gaps.
  expect([placeBefore(ids, 2, 2), placeBefore(ids, 2, 3), placeBefore(ids, 4, null)]).toEqual([
    null,
    null,
    null,
  ]);
  // One of both has been deleted meanwhile.
  expect([placeBefore(ids, 9, 1), placeBefore(ids, 1, 9)]).toEqual([null, null]);
});

it("scrolls towards the edge that the pointer was moved to, faster near it", () => {
  const window = { top: 100, bottom: 900 };
  expect(scrollSpeed(500, 700, window)).toBe(0);
  expect(scrollSpeed(500, 860, window)).toBeGreaterThan(0);
  expect(scrollSpeed(500, 880, window)).toBeGreaterThan(scrollSpeed(500, 860, window));
  expect(scrollSpeed(500, 2000, window)).toBe(scrollSpeed(500, 900, window));
  expect(scrollSpeed(500, 120, window)).toBeLessThan(0);
  // A handle below the header is near the edge from the beginning.
  expect(scrollSpeed(120, 130, window)).toBe(0);
  expect(scrollSpeed(120, 110, window)).toBeLessThan(0);
});
