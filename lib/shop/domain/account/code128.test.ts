import { expect, it } from "vitest";
import { toCode128 } from "./code128.ts";

/** The widths as they stand, e.g. `211232…`. */
function widths(text: string): string {
  const code = toCode128(text);
  if (!code) return "";
  return code.bars
    .map(({ x, width }, index) => {
      const next = code.bars[index + 1];
      return `${width}${next ? next.x - x - width : ""}`;
    })
    .join("");
}

it("encodes characters one by one, with start, check and stop", () => {
  // The standard's own example: PJJ123C has the check value 54.
  const START_B = "211214";
  const [P, J, ONE, TWO, THREE, C, CHECK] =
    "313121 112133 123221 223211 221132 131321 311321".split(" ");
  expect(widths("PJJ123C")).toBe([START_B, P, J, J, ONE, TWO, THREE, C, CHECK, "2331112"].join(""));
});

it("encodes digits in pairs, with an odd one at the end", () => {
  const even = toCode128("2900000000");
  const odd = toCode128("2900000000017");
  // Start, pairs, check: 11 modules each; 13 for the stop.
  expect(even?.width).toBe((1 + 5 + 1) * 11 + 13);
  expect(odd?.width).toBe((1 + 6 + 2 + 1) * 11 + 13);
  expect(widths("2900000000017").startsWith("211232")).toBe(true);
});

it("refuses characters that the code does not have", () => {
  for (const text of ["", "Šarić", "a\nb"]) expect(toCode128(text)).toBeNull();
});
