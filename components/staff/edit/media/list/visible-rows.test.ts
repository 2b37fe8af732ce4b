import { expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { hasPicture, moveBy, visibleRows } from "./visible-rows.ts";

const grid = { count: 10_000, width: 620, viewport: 560, least: 152, row: 176 };

it("draws a few rows of ten thousand files, wherever the list is scrolled to", () => {
  fc.assert(
    fc.property(fc.nat(600_000), fc.constantFrom(0, 152), (scrolled, least) => {
      const seen = visibleRows({ ...grid, least, scrolled });
      const rows = (seen.to - seen.from) / seen.columns;
      expect(rows).toBeLessThanOrEqual(Math.ceil(grid.viewport / grid.row) + 8);
      // Visible rows are drawn.
      const top = Math.min(scrolled, Math.max(0, seen.height - grid.viewport));
      expect(seen.above).toBeLessThanOrEqual(top);
      const bottom = seen.above + Math.ceil((seen.to - seen.from) / seen.columns) * grid.row;
      expect(bottom).toBeGreaterThanOrEqual(Math.min(seen.height, top + grid.viewport));
    }),
  );
});

it("has room for every file, and draws all where there are few", () => {
  expect(visibleRows({ ...grid, scrolled: 0 })).toMatchObject({ columns: 4, height: 2_500 * 176 });
  expect(visibleRows({ ...grid, count: 3, scrolled: 900 })).toMatchObject({ from: 0, to: 3 });
  expect(visibleRows({ ...grid, count: 0, scrolled: 0 })).toMatchObject({ height: 0, to: 0 });
});

it("has pictures row by row, from the first in view", () => {
  const seen = visibleRows({ ...grid, scrolled: 20 * grid.row });
  const rowsOf = (rows: number) =>
    Array.from(
      { length: seen.slots / seen.columns },
      (_, row) => row + seen.from / seen.columns,
    ).filter((row) => hasPicture(row * seen.columns, rows, seen));
  expect([rowsOf(0), rowsOf(1), rowsOf(2)]).toEqual([[], [20], [20, 21]]);
  expect(rowsOf(seen.slots / seen.columns)).toHaveLength(seen.slots / seen.columns);
});

it("moves by the keys of a list, in the direction of the text, and never out of it", () => {
  const where = { count: 10, columns: 4, page: 2, isRtl: false };
  const to = (key: string, at: number, isRtl = false) => moveBy(key, at, { ...where, isRtl });
  expect([to("ArrowRight", 3), to("ArrowLeft", 3), to("ArrowRight", 3, true)]).toEqual([4, 2, 2]);
  expect([to("ArrowDown", 1), to("ArrowDown", 7), to("ArrowUp", 2)]).toEqual([5, 7, 2]);
  expect([to("PageDown", 1), to("PageUp", 9), to("Home", 5), to("End", 5)]).toEqual([9, 1, 0, 9]);
  expect([to("ArrowLeft", 0), to("ArrowRight", 9), to("a", 3)]).toEqual([0, 9, null]);
});
