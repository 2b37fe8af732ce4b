// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { seenProducts } from "./seen-products.ts";

beforeEach(() => localStorage.clear());

it("keeps the last products once each, newest first, without the present one", () => {
  for (const id of [1, 2, 3, 2]) seenProducts.add(id);
  expect(seenProducts.others()).toEqual([2, 3, 1]);
  expect(seenProducts.others(3)).toEqual([2, 1]);
});

it("stays small: eight beside the present one", () => {
  for (let id = 1; id < 30; id += 1) seenProducts.add(id);
  expect(seenProducts.others(29)).toEqual([28, 27, 26, 25, 24, 23, 22, 21]);
  expect(seenProducts.others()).toHaveLength(8);
  expect(localStorage.getItem("baseline.seen")?.length).toBeLessThan(40);
});

it.each(["{", "7", '{"a":1}', '["7",-1,1.5,null,7,7]'])("reads %s leniently", (text) => {
  localStorage.setItem("baseline.seen", text);
  expect(seenProducts.others()).toEqual(text.startsWith("[") ? [7] : []);
});
