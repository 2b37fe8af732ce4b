import { describe, expect, it } from "vitest";
import { pagesAround } from "./pagination.tsx";

const shown = (page: number, total: number) =>
  pagesAround(page, total)
    .map((item) => (item.near ? `[${item.page}]` : item.page))
    .join(" ");

describe("pagesAround", () => {
  it.each([
    [1, 1, "[1]"],
    [1, 3, "[1] [2] [3]"],
    [4, 9, "1 2 [3] [4] [5] 6 7 8 9"],
    [1, 100, "[1] [2] [3] 4 5 6 7 8 9"],
    [50, 100, "46 47 48 [49] [50] [51] 52 53 54"],
    [100, 100, "92 93 94 95 96 97 [98] [99] [100]"],
  ])("page %i of %i", (page, total, expected) => {
    expect(shown(page, total)).toBe(expected);
  });
});
