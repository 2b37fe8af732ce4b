import { describe, expect, it } from "vitest";
import { media } from "#lib/shop/api/schemas/media-schema.ts";
import { valueAt } from "#lib/shop/domain/content/element.ts";
import { SECTIONS } from "./definitions.ts";
import {
  emptyElement,
  livesByPictures,
  type SampleFilling,
  sampleElement,
} from "./sample-element.ts";

const pictureNamed = (id: number) => media.parse({ id, path: `${id}.jpg`, mime: "image/jpeg" });
const filling: SampleFilling = {
  wordsOf: (_, { name }, part) => (part === null ? `the ${name}` : `${name} ${part}`),
  pictures: [pictureNamed(1), pictureNamed(2)],
  icons: ["check", "heart"],
};

describe.each(SECTIONS)("the sample of $component", (definition) => {
  const element = sampleElement(definition, filling);

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

const sampleOf = (name: string, more: Partial<SampleFilling> = {}) => {
  const definition = SECTIONS.find(({ component }) => component === name);
  if (!definition) throw new Error(`there is no section ${name}`);
  return sampleElement(definition, { ...filling, ...more });
};

it("puts words, links and pictures into their places", () => {
  expect(sampleOf("hero")).toMatchObject({
    meta: { title: "the title", text: "<p>the text</p>", image: { id: 1 } },
    linkMeta: { cta: { name: "the button", href: "/" } },
    options: { component: "hero" },
  });
});

it("gives each part words of its own, and pictures and icons in turn", () => {
  const at = (name: string, key: string) => sampleOf(name).parts.map(({ meta }) => meta[key]);
  expect(at("gallery", "image")).toMatchObject([{ id: 1 }, { id: 2 }, { id: 1 }]);
  expect(at("icons", "icon")).toEqual(["check", "heart", "check"]);
  expect(at("icons", "title")).toEqual(["title 0", "title 1", "title 2"]);
});

it("leaves pictures empty where the site has none, and takes what a section reads", () => {
  expect(sampleOf("media", { pictures: [] }).meta.media).toBeNull();
  expect(sampleOf("form", { options: { form: { formId: 3 } } }).options).toEqual({
    component: "form",
    formId: 3,
  });
});

it("knows which sections are nothing without pictures", () => {
  const found = SECTIONS.filter(livesByPictures).map(({ component }) => component);
  expect(found).toEqual(["media", "gallery", "logos"]);
});
