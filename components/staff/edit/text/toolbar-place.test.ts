// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { coversCaret, isBelow, wayOut } from "./toolbar-place.ts";

const TOOLBAR = new DOMRect(16, 0, 300, 90);
const FIELD = new DOMRect(16, 300, 350, 200);

/** A page with a headline in this place above the field. */
function drawPage(headline: DOMRect, field = FIELD): Element {
  document.body.innerHTML = `<main>
    <section data-edit-section="1"><h2>Headline</h2><div id="field"><p>Text</p></div></section>
  </main>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function at(
    this: Element,
  ) {
    if (this.matches("h2")) return headline;
    return this.matches("#field, #field *") ? field : new DOMRect();
  });
  const found = document.querySelector("#field");
  if (!found) throw new Error("no field");
  return found;
}

it("is above the field where nothing is written, and below it otherwise", () => {
  expect(isBelow(drawPage(new DOMRect(16, 150, 350, 40)), TOOLBAR)).toBe(false);
  expect(isBelow(drawPage(new DOMRect(16, 250, 350, 40)), TOOLBAR)).toBe(true);
  // Beside the toolbar, which is narrower.
  expect(isBelow(drawPage(new DOMRect(330, 250, 350, 40)), TOOLBAR)).toBe(false);
});

it("is below a field at the very start of the page", () => {
  const field = new DOMRect(16, 40, 350, 200);
  expect(isBelow(drawPage(new DOMRect(), field), TOOLBAR)).toBe(true);
});

it("covers the line that is written when the cursor is under it", () => {
  expect(coversCaret(TOOLBAR, { left: 50, top: 80, bottom: 100 })).toBe(true);
  expect(coversCaret(TOOLBAR, { left: 50, top: 90, bottom: 110 })).toBe(false);
});

it("moves the page so far that the words of a link are beside its form", () => {
  const above = new DOMRect(8, 60, 374, 400);
  expect(wayOut(above, { top: 470, bottom: 490 })).toBe(0);
  const back = wayOut(above, { top: 200, bottom: 220 });
  expect(wayOut(above, { top: 200 - back, bottom: 220 - back })).toBe(0);
  expect(back).toBeLessThan(0);
  const below = new DOMRect(8, 340, 374, window.innerHeight - 340);
  const on = wayOut(below, { top: 500, bottom: 540 });
  expect(wayOut(below, { top: 500 - on, bottom: 540 - on })).toBe(0);
  expect(on).toBeGreaterThan(0);
});
