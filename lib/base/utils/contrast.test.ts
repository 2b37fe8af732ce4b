import { expect, it } from "vitest";
import { contrastOf, toHex } from "./contrast.ts";

it.each([
  ["#ABC", "#aabbcc"],
  [" #1f6feb ", "#1f6feb"],
  ["rgb(255, 0, 10)", "#ff000a"],
  ["rgb(255 0 10)", "#ff000a"],
  ["rgb(300 0 10)", null],
  ["crimson", null],
  ["#1234567", null],
])("reads %s as %s", (color, hex) => {
  expect(toHex(color)).toBe(hex);
});

it("measures contrast in either order, and not what it cannot read", () => {
  expect(contrastOf("#000", "#ffffff")).toBe(21);
  expect(contrastOf("#ffffff", "#000")).toBe(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrastOf("crimson", "#fff")).toBeNull();
});
