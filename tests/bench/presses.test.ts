import { expect, test } from "vitest";
import { isAddedByOnePress, medianOfPresses, type Presses, pressLines } from "./presses.ts";

const presses = (fields: Partial<Presses> = {}): Presses => ({
  sign: 120,
  sheet: 1_200,
  signAtOnce: 140,
  sheetAtOnce: 2_000,
  list: 60,
  product: 80,
  cart: 90,
  checkout: 100,
  ...fields,
});

test("the medians of several turns are taken value by value", () => {
  const all = [
    presses({ sign: 100, cart: 10 }),
    presses({ sign: 900, cart: 30 }),
    presses({ cart: 20 }),
  ];
  expect(medianOfPresses(all)).toEqual(presses({ cart: 20 }));
});

test("alone, a build is printed with its times", () => {
  const lines = pressLines(presses());
  expect(lines).toHaveLength(8);
  expect(lines[0]).toBe("first press → sign: 120 ms");
});

test("a page without a control that could be pressed has no time and no share", () => {
  expect(pressLines(presses({ checkout: 0 }), presses())[7]).toBe(
    "INP of the checkout: nothing to press was found",
  );
  expect(pressLines(presses(), presses({ checkout: 0 }))[7]).toBe("INP of the checkout: 100 ms");
});

test("beside another build its share is printed, and whether that is enough", () => {
  const lines = pressLines(
    presses(),
    presses({ sign: 1_500, sheet: 3_000, list: 100, product: 200, cart: 150 }),
  );
  expect(lines[0]).toBe(
    "first press → sign: 120 ms, before 1500 ms, ratio 0.08 (at most 0.10) – reached",
  );
  expect(lines[1]).toContain("ratio 0.40 (at most 0.33) – not reached");
  // Those that were fast already need not be faster.
  expect(lines[4]).toBe("INP of the list: 60 ms, before 100 ms, ratio 0.60 (fast before)");
  expect(lines[5]).toContain("ratio 0.40 (at most 0.50) – reached");
  expect(lines[6]).toContain("ratio 0.60 (at most 0.50) – not reached");
});

test("a product is added by one press where nothing has to be chosen", () => {
  const form = (fields: string) =>
    `<main><form method="post" action="/api/form/add" class="x">${fields}<button type="submit">Add</button></form></main>`;
  expect(isAddedByOnePress(form('<input name="quantity" value="1">'))).toBe(true);
  expect(isAddedByOnePress(form('<input type="radio" name="size">'))).toBe(false);
  expect(isAddedByOnePress(form("<select name=size></select>"))).toBe(false);
  expect(isAddedByOnePress(form('<input name="text" required="">'))).toBe(false);
  expect(isAddedByOnePress("<main><form><input></form></main>")).toBe(false);
});
