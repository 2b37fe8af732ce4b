import { expect, it } from "vitest";
import { popularIn, readKeywords, withKeywords, withoutKeywords } from "./kept-keywords.ts";

it("keeps the last six searches, each once in any case of letters, newest first", () => {
  const all = ["one", "two", "three", "four", "five", "six", "seven", "TWO"];
  expect(all.reduce<string[]>(withKeywords, [])).toEqual([
    "TWO",
    "seven",
    "six",
    "five",
    "four",
    "three",
  ]);
  expect(withoutKeywords(["shoes", "Bag"], "bag")).toEqual(["shoes"]);
});

it.each([
  ["an e-mail address", "ana@example.com"],
  ["a telephone number", "+385 91 234 567"],
  ["the number of an order", "2026-00005"],
  ["Arabic digits of a card", "٤١١١ ١١١١"],
  ["a single character", "a"],
  ["nothing", "   "],
  ["a pasted text", "word ".repeat(20)],
])("keeps no search that is %s", (_, keywords) => {
  expect(withKeywords(["shoes"], keywords)).toEqual(["shoes"]);
});

it("keeps sizes and models", () => {
  expect(withKeywords([], "court line 98 size 43")).toEqual(["court line 98 size 43"]);
});

it.each([null, 7, "shoes", { 0: "shoes" }, [7, null, {}]])("reads %j as nothing kept", (found) => {
  expect(readKeywords(found)).toEqual([]);
});

it("reads a site's popular searches of one language", () => {
  const option = { en: [" running  shoes ", "x", 7], de: ["Schuhe"] };
  expect(popularIn(option, "en")).toEqual(["running shoes"]);
  expect(popularIn(option, "hr")).toEqual([]);
  expect(popularIn(null, "en")).toEqual([]);
});
