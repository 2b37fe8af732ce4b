// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { followControl, followMoved, placeThumbs } from "./ranges.ts";

afterEach(() => {
  document.body.replaceChildren();
});

/** A range from 0 to 200 with these words in its fields. */
function draw(from: string, to: string) {
  document.body.innerHTML = `<form><div data-range data-point=",">
    <input type="range" min="0" max="200" value="0" aria-label="from">
    <input type="range" min="0" max="200" value="200" aria-label="to">
    <input data-number="${from}" value="${from}"><input data-number="${to}" value="${to}">
  </div><input type="text" value="else"></form>`;
  const inputs = [...document.querySelectorAll("input")];
  const [first, last, low, high, other] = inputs;
  if (!first || !last || !low || !high || !other) throw new Error("drawn wrongly");
  return {
    form: document.forms[0] as HTMLFormElement,
    thumbs: [first, last] as const,
    fields: [low, high] as const,
    other,
    values: () => inputs.slice(0, 4).map(({ value }) => value),
    line: () => {
      const { style } = first.parentElement as HTMLElement;
      return [style.getPropertyValue("--from"), style.getPropertyValue("--to")];
    },
  };
}

it("places the thumbs where the fields say, and at the ends where they are empty", () => {
  const range = draw("50", "");
  placeThumbs(document);
  expect(range.values()).toEqual(["50", "200", "50", ""]);
  expect(range.line()).toEqual(["25%", "100%"]);
});

it("moves a thumb when its field is typed in", () => {
  const range = draw("", "");
  range.fields[1].value = "100";
  range.fields[1].dataset.number = "100";
  followControl(range.fields[1]);
  expect(range.values()).toEqual(["0", "100", "", "100"]);
  expect(range.line()).toEqual(["0%", "50%"]);
});

it("fills in both fields when a thumb is moved, and lets no thumb pass the other", () => {
  const range = draw("", "80");
  placeThumbs(document);
  range.thumbs[0].value = "120";
  followControl(range.thumbs[0]);
  expect(range.values()).toEqual(["80", "80", "80", "80"]);
});

it("takes over a thumb that was moved before anything listened", () => {
  const range = draw("", "");
  range.thumbs[1].value = "150";
  followMoved(range.form);
  placeThumbs(document);
  expect(range.values()).toEqual(["0", "150", "0", "150"]);
});

it("leaves other fields alone", () => {
  const range = draw("", "");
  followControl(range.other);
  expect(range.values()).toEqual(["0", "200", "", ""]);
});

it("writes the place of a thumb in the page's language", () => {
  const range = draw("", "");
  range.thumbs[0].step = "any";
  range.thumbs[0].value = "12.5";
  followControl(range.thumbs[0]);
  expect(range.fields[0].value).toBe("12,5");
  expect(range.fields[0].dataset.number).toBe("12.5");
});
