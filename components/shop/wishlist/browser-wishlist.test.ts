// @vitest-environment jsdom
import { expect, it } from "vitest";
import { countOf, marksOf } from "./browser-wishlist.ts";

it("marks the buttons of products on the list, and no others", () => {
  expect(marksOf([])).toBe("");
  const style = document.createElement("style");
  style.textContent = marksOf([5, 12]);
  document.head.append(style);
  document.body.innerHTML = [5, 1, 12]
    .map(
      (id) =>
        `<button data-wishlist="${id}"><span class="wish-add">Add</span><span class="wish-remove" style="">Remove</span></button>`,
    )
    .join("");
  const shown = [...document.querySelectorAll(".wish-add")].map(
    (word) => getComputedStyle(word).display,
  );
  expect(shown).toEqual(["none", "inline", "none"]);
  style.remove();
});

it("shows the number of products in the header, and none for an empty list", () => {
  expect(countOf(0)).toBe("");
  expect(countOf(3)).toContain('content:"3"');
  expect(countOf(250)).toContain('content:"99+"');
});
