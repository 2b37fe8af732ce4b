import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("everything is measured, with medians of five, unless something else is asked for", () => {
  expect(readOptions([])).toMatchObject({
    parts: ["rates", "lighthouse", "presses", "addresses", "soak"],
    runs: 5,
    compare: null,
    peers: [],
  });
  expect(readOptions(["--only=addresses", "--count=1000000"])).toMatchObject({
    parts: ["addresses"],
    count: 1_000_000,
  });
});

test("saved results are compared without measuring, with a commit or with the last one", () => {
  expect(readOptions(["--only=compare", "--compare", "abc"])).toMatchObject({
    parts: [],
    compare: "abc",
  });
  expect(readOptions(["--compare"]).compare).toBe("");
  expect(readOptions(["--only=compare"])).toMatchObject({ parts: [], compare: "" });
  expect(readOptions(["--compare", "--runs=1"])).toMatchObject({ compare: "", runs: 1 });
});

test("another shop is measured under a name", () => {
  const [peer] = readOptions(["--peer", "theirs=https://shop.example/list?page=2"]).peers;
  expect([peer?.name, peer?.url.href]).toEqual(["theirs", "https://shop.example/list?page=2"]);
});

test("another build is measured by turns, on the product that is named", () => {
  expect(readOptions([])).toMatchObject({ before: null, product: "" });
  const { before, product } = readOptions([
    "--before=http://localhost:3000",
    "--product=/product/a",
  ]);
  expect([before?.origin, product]).toEqual(["http://localhost:3000", "/product/a"]);
});

test.each([
  ["--only=everything"],
  ["--runs=none"],
  ["--count=0"],
  ["--peer=https://shop.example/"],
  ["--before=localhost"],
  ["--unknown"],
])("%s is refused", (argument) => {
  expect(() => readOptions([argument])).toThrow(/--/);
});
