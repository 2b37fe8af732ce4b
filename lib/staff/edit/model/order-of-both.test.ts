import { expect, it } from "vitest";
import { orderOfBoth } from "./order-of-both.ts";

it.each([
  ["nobody else moved any", [1, 2, 3], [1, 2, 3], [3, 1, 2], [3, 1, 2], false],
  ["somebody else did the same", [1, 2, 3], [3, 1, 2], [3, 1, 2], [3, 1, 2], false],
  ["a section came and one went", [1, 2, 3], [1, 9, 3], [3, 1, 2], [3, 1, 2], false],
  [
    "one was only added, to an order that was moved",
    [1, 2, 3],
    [3, 2, 1, 9],
    [1, 9, 2, 3],
    [3, 2, 1, 9],
    true,
  ],
  ["one was only added, first", [1, 2], [2, 1, 9], [9, 1, 2], [9, 2, 1], true],
  [
    "two were only added, one behind the other",
    [1, 2],
    [2, 1, 8, 9],
    [1, 8, 9, 2],
    [2, 1, 8, 9],
    true,
  ],
  [
    "one was only added, and somebody else added another",
    [1, 2],
    [2, 5, 1, 9],
    [1, 2, 9],
    [2, 9, 5, 1],
    true,
  ],
])("knows the order that is wanted where %s", (_, before, present, after, wanted, merged) => {
  expect(orderOfBoth(before, present, after)).toEqual({ wanted, merged });
});

it("knows the order of parts by their keys too", () => {
  expect(orderOfBoth(["a", "b"], ["b", "a"], ["a", "b", "c"])?.wanted).toEqual(["b", "a"]);
  expect(orderOfBoth(["a", "b", "c"], ["b", "a", "c"], ["c", "a", "b"])).toBeNull();
});

it("knows none where both have moved sections, and differently", () => {
  expect(orderOfBoth([1, 2, 3], [2, 1, 3], [3, 1, 2])).toBeNull();
  expect(orderOfBoth([1, 2, 3], [2, 1, 3], [1, 9, 3, 2])).toBeNull();
});
