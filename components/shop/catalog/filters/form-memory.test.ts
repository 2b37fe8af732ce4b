// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { restoreFormState, stateOf } from "./form-memory.ts";

/** A list's form, as each page renders it again. */
function draw(): HTMLElement {
  document.body.innerHTML = `
    <div id="root">
      <p data-found tabindex="-1">12 products</p>
      <input data-number="" name="weight" id="filter.weight.max">
      <input type="checkbox" name="size" value="3"><input type="checkbox" name="size" value="4">
      <details id="group.brand"><summary>Brand</summary></details>
      <details id="group.colour"><summary>Colour</summary></details>
      <a href="/product/a?x=1">A</a>
      <button>B</button>
    </div>`;
  return document.getElementById("root") ?? document.body;
}
let root: HTMLElement;
beforeEach(() => {
  root = draw();
});

it.each([
  "#group\\.colour summary",
  "input",
  '[value="4"]',
  "a",
])("gives the focus back to %s in the next form", (selector) => {
  root.querySelector<HTMLElement>(selector)?.focus();
  const held = stateOf(root, false);
  root = draw();
  restoreFormState(root, held, root.querySelector("[data-found]"));
  expect(document.activeElement).toBe(root.querySelector(selector));
});

it("gives it to the number of results where its control is gone", () => {
  root.querySelector("button")?.focus();
  const held = stateOf(root, false);
  root = draw();
  restoreFormState(root, held, root.querySelector("[data-found]"));
  expect(document.activeElement?.textContent).toBe("12 products");
});

it("ticks the boxes of the same values again while a request is pending", () => {
  root.querySelector<HTMLElement>('[value="4"]')?.click();
  const held = stateOf(root, true);
  root = draw();
  restoreFormState(root, held, null);
  expect(
    [...root.querySelectorAll<HTMLInputElement>(":checked")].map(({ value }) => value),
  ).toEqual(["4"]);
});

it("keeps the number that is being typed, and not the one that the view was asked for", () => {
  const weight = () => root.querySelector<HTMLInputElement>("[name=weight]");
  const next = () => {
    const held = stateOf(root, false);
    root = draw();
    restoreFormState(root, held, null);
    return weight()?.value;
  };
  weight()?.focus();
  weight()?.setAttribute("value", "60");
  expect(next(), "back in the view without it").toBe("");
  const field = weight();
  if (field) field.value = "12.";
  expect(next(), "while something else is drawn").toBe("12.");
});
