// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { recentSearches } from "./recent-searches.ts";

beforeEach(() => localStorage.clear());

it("keeps searches, forgets one, and leaves nothing behind when all are forgotten", () => {
  recentSearches.add("shoes");
  recentSearches.add("bag");
  expect(recentSearches.read()).toEqual(["bag", "shoes"]);
  recentSearches.remove("bag");
  expect(recentSearches.read()).toEqual(["shoes"]);
  recentSearches.clear();
  expect({ ...localStorage }).toEqual({});
});

it("stores nothing of a search that names a person", () => {
  recentSearches.add("ana@example.com");
  expect({ ...localStorage }).toEqual({});
});

it.each(["{", "7", '{"a":1}', '["shoes",7,null]'])("reads %s leniently", (text) => {
  localStorage.setItem("baseline.searches", text);
  expect(recentSearches.read()).toEqual(text.startsWith("[") ? ["shoes"] : []);
});
