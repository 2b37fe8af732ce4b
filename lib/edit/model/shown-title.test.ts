import { expect, it } from "vitest";
import { anElement } from "#tests/factories/element.ts";
import { toSection } from "./section.ts";
import { shownTitle } from "./shown-title.ts";

it("is what visitors read, in one line, and the back office's title where there is none", () => {
  const title = "homepage: hero";
  expect(shownTitle({ title, meta: { title: " Two\n wheels " } })).toBe("Two wheels");
  for (const meta of [{}, { title: " " }, { title: { text: "Two wheels" } }, null, "Two wheels"])
    expect(shownTitle({ title, meta })).toBe(title);
  expect(shownTitle({ title, meta: { title: "wheel ".repeat(20) } })).toBe(
    `${"wheel ".repeat(6)}whee…`,
  );
});

it("is the first text of a section without a title, then that of its first part, without markup", () => {
  const title = "homepage: icons 2";
  const parts = [{ meta: { title: "Strung the same day" } }, { meta: { title: "Two" } }];
  expect(shownTitle({ title, meta: {}, parts })).toBe("Strung the same day");
  expect(shownTitle({ title, meta: { text: "<p>Racket&nbsp;&amp; <b>ball</b></p>" }, parts })).toBe(
    "Racket & ball",
  );
  expect(shownTitle({ title, meta: { image: 7 }, parts: [null] })).toBe(title);
});

it("names a section by what is published, also while its title is being changed", () => {
  const published = anElement({ id: 7, title: "homepage: hero", meta: { title: "Two wheels" } });
  const changed = { ...published, meta: { title: "Three wheels" }, saved: published };
  for (const element of [published, changed])
    expect(toSection(element, "hero").about).toEqual({ component: "hero", title: "Two wheels" });
});
