import { describe, expect, it } from "vitest";
import { anElement } from "#tests/factories/element.ts";
import {
  addressOf,
  countAt,
  flagAt,
  idsAt,
  linkAt,
  mediaAt,
  mobilePath,
  partsOf,
  textAt,
  textsAt,
} from "./element.ts";

const part = (meta: Record<string, unknown>) => ({
  id: 1,
  title: "",
  meta,
  linkMeta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
});

describe("paths", () => {
  const element = anElement({
    meta: { title: "Your court", count: 3, image: { path: "a.webp", mime: "image/webp" } },
    linkMeta: { cta: { type: "page", page: { id: 4, slug: "coaching", title: "Coaching" } } },
    parts: [part({ text: "first" }), part({ text: "second" })],
  });

  it("lead into slots and parts", () => {
    expect(textAt(element, "meta.title")).toBe("Your court");
    expect(textAt(element, "parts.1.meta.text")).toBe("second");
    expect(mediaAt(element, "meta.image")?.path).toBe("a.webp");
    expect(linkAt(element, "linkMeta.cta")?.page?.slug).toBe("coaching");
  });

  it("find nothing for a missing field, and never a property of the prototype", () => {
    expect(textAt(element, "meta.missing")).toBe("");
    expect(textAt(element, "parts.7.meta.text")).toBe("");
    expect(textAt(element, "meta.constructor.name")).toBe("");
    expect(mediaAt(element, "meta.title")?.path).toBe("Your court");
    expect(mediaAt(element, "meta.missing")).toBeNull();
    expect(linkAt(element, "linkMeta.more")).toBeNull();
  });

  it("are addresses of the element, also from inside a part", () => {
    expect(addressOf(element, "meta.title")).toBe("30002:meta.title");
    const [, second] = partsOf(element);
    if (!second) throw new Error("no part");
    expect(textAt(second, "meta.text")).toBe("second");
    expect(addressOf(second, "meta.text")).toBe("30002:parts.p1.meta.text");
  });

  it("return their override for phones when there can be one", () => {
    expect(mobilePath("meta.title")).toBe("mobileMeta.title");
    expect(mobilePath("parts.0.meta.text")).toBe("parts.0.mobileMeta.text");
    expect(mobilePath("options.columns")).toBe("mobileOptions.columns");
    expect(mobilePath("linkMeta.cta")).toBeNull();
  });
});

describe("lenient reading", () => {
  const element = anElement({
    options: { columns: "4", ids: [1, "2", null], words: "news, tips ,", hidden: "true", bad: -2 },
  });

  it("reads numbers as texts and texts as lists", () => {
    expect(countAt(element, "options.columns")).toBe(4);
    expect(countAt(element, "options.bad")).toBeNull();
    expect(countAt(element, "options.none")).toBeNull();
    expect(idsAt(element, "options.ids")).toEqual([1, 2]);
    expect(textsAt(element, "options.words")).toEqual(["news", "tips"]);
    expect(flagAt(element, "options.hidden")).toBe(true);
    expect(flagAt(element, "options.none")).toBe(false);
  });

  it("reads a picture from an object, a list or a bare address", () => {
    const of = (image: unknown) => mediaAt(anElement({ meta: { image } }), "meta.image");
    expect(of([{ path: "b.png" }])?.path).toBe("b.png");
    expect(of("c.png")?.path).toBe("c.png");
    expect(of({ path: "d.png", width: "640", height: null })).toMatchObject({
      width: 640,
      height: null,
    });
    expect(of({ title: "no file" })).toBeNull();
    expect(of(7)).toBeNull();
  });

  it("reads a link without most of its fields, and a bare address", () => {
    const of = (cta: unknown) => linkAt(anElement({ linkMeta: { cta } }), "linkMeta.cta");
    expect(of({ href: "/shop", hrefNewTab: "1" })).toMatchObject({
      href: "/shop",
      hrefNewTab: true,
      page: null,
    });
    expect(of("/shop")?.href).toBe("/shop");
    expect(of([])).toBeNull();
  });
});
