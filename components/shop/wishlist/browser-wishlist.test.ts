// @vitest-environment jsdom
import { expect, it } from "vitest";
import { marksOf } from "./browser-wishlist.ts";

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
