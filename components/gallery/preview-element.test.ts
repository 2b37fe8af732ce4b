import { describe, expect, it } from "vitest";
import { valueAt } from "#lib/domain/content/element.ts";
import { SECTIONS } from "#lib/domain/sections/definitions.ts";
import { emptyElement, previewElement } from "./preview-element.ts";

const words = { nameOf: (name: string) => `the ${name}`, paragraph: "Words", picture: null };

describe.each(SECTIONS)("the preview of $component", (definition) => {
  const element = previewElement(definition, words);

  it("fills every place of the definition, and of three parts", () => {
    const empty = (subject: typeof element | (typeof element.parts)[number]) => (path: string) =>
      valueAt(subject, path) === undefined;
    expect(definition.slots.map(({ path }) => path).filter(empty(element))).toEqual([]);
    expect(element.parts).toHaveLength(definition.parts ? 3 : 0);
    for (const part of element.parts)
      expect(definition.parts?.slots.map(({ path }) => path).filter(empty(part))).toEqual([]);
  });

  it("has nothing in it when it is new", () => {
    const { meta, linkMeta, parts, options } = emptyElement(definition.component);
    expect({ meta, linkMeta, parts, options }).toEqual({
      meta: {},
      linkMeta: {},
      parts: [],
      options: { component: definition.component },
    });
  });
});

it("shows texts by the names of their places, in the page's language", () => {
  const [hero] = SECTIONS;
  if (!hero) throw new Error("there are no sections");
  expect(previewElement(hero, words)).toMatchObject({
    meta: { title: "the title", text: "<p>Words</p>" },
    linkMeta: { cta: { name: "the button", href: "/" } },
    options: { component: "hero" },
  });
});
