// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { COMPARED, isKeeping } from "#stores/is-keeping.ts";
import { compared, comparedHash, readComparedHash } from "./compared.ts";

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  location.hash = "";
  compared.renew();
});

test("four products are compared, each once, and a fifth is refused", () => {
  expect(isKeeping()).toBe(false);
  expect([3, 1, 3, 2, 9, 8].map((id) => compared.add(id))).toEqual([
    "added",
    "added",
    "known",
    "added",
    "added",
    "full",
  ]);
  expect(compared.store.getState()).toEqual([3, 1, 2, 9]);
  expect(isKeeping()).toBe(true);
  compared.remove([1, 9]);
  expect(compared.store.getState()).toEqual([3, 2]);
  compared.clear();
  expect([localStorage.getItem(COMPARED), isKeeping()]).toEqual([null, false]);
});

test("what another tab or anybody else has stored is read as whole numbers", () => {
  localStorage.setItem(COMPARED, JSON.stringify([4, "5", -1, 4, 6.5, 7, 8, 9, 10]));
  compared.renew();
  expect(compared.store.getState()).toEqual([4, 7, 8, 9]);
});

test("a browser that stores nothing says so", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked");
  });
  expect(compared.add(3)).toBe("unkept");
  expect(compared.store.getState()).toEqual([]);
});

test("an address shows a comparison to somebody else", () => {
  expect(comparedHash([12, 15])).toBe("#compare=12-15");
  expect(readComparedHash("#compare=12-15-12-x--7e9-1-2-3")).toEqual([12, 15, 1, 2]);
  expect(readComparedHash("#shared=12-15")).toEqual([]);
  location.hash = "#compare=12";
  expect(isKeeping()).toBe(true);
});
