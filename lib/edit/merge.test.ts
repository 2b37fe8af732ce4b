import { describe, expect, it } from "vitest";
import type { RawElement } from "#lib/api/calls/variants.ts";
import { mergeTexts } from "./merge.ts";
import type { TextChange } from "./types.ts";

const FRESH: RawElement = {
  id: 7,
  handler: "page-section:home",
  meta: { title: "Welcome", text: "<p>Hi</p>", image: { path: "a.webp", unknown: 1 }, year: 1921 },
  linkMeta: { cta: { name: "Join", href: "/join", own: [1] } },
  options: { component: "hero" },
  parts: [
    { id: 71, meta: { title: "First" }, own: true },
    { id: 72, meta: { title: "Second" }, linkMeta: '{"link":{"name":"More"}}' },
  ],
};
const change = (
  path: string,
  base: string,
  value: string,
  more: Partial<TextChange> = {},
): TextChange => ({
  elementId: 7,
  path,
  kind: "text",
  base,
  value,
  ...more,
});

describe("mergeTexts", () => {
  it("sends only the changed slots, built from the fresh copy", () => {
    const { slots, saved } = mergeTexts(FRESH, [change("meta.title", "Welcome", "Hello")]);
    expect(slots).toEqual({ meta: { ...(FRESH.meta as object), title: "Hello" } });
    expect(saved).toHaveLength(1);
    expect((FRESH.meta as { title: string }).title).toBe("Welcome");
  });

  it("keeps everything of the parts but the text", () => {
    const { slots } = mergeTexts(FRESH, [
      change("parts.0.meta.title", "First", "1st"),
      change("parts.1.linkMeta.link.name", "More", "Read on"),
    ]);
    expect(slots).toEqual({
      parts: [
        { id: 71, meta: { title: "1st" }, own: true },
        { id: 72, meta: { title: "Second" }, linkMeta: { link: { name: "Read on" } } },
      ],
    });
  });

  it("changes the text of a link and keeps its target", () => {
    const { slots } = mergeTexts(FRESH, [change("linkMeta.cta.name", "Join", "Join us")]);
    expect(slots).toEqual({ linkMeta: { cta: { name: "Join us", href: "/join", own: [1] } } });
  });

  it("keeps changes of other places", () => {
    const theirs = { ...FRESH, meta: { ...(FRESH.meta as object), text: "<p>Theirs</p>" } };
    const { slots, conflicts } = mergeTexts(theirs, [change("meta.title", "Welcome", "Mine")]);
    expect(slots).toMatchObject({ meta: { title: "Mine", text: "<p>Theirs</p>" } });
    expect(conflicts).toEqual([]);
  });

  it("reports a conflict at the same place, writes nothing there, and saves the rest", () => {
    const theirs = { ...FRESH, meta: { ...(FRESH.meta as object), title: "Theirs" } };
    const mine = change("meta.title", "Welcome", "Mine");
    const { slots, saved, conflicts } = mergeTexts(theirs, [
      mine,
      change("meta.text", "<p>Hi</p>", "<p>Ho</p>"),
    ]);
    expect(conflicts).toEqual([{ change: mine, theirs: "Theirs" }]);
    expect(slots).toMatchObject({ meta: { title: "Theirs", text: "<p>Ho</p>" } });
    expect(saved.map(({ path }) => path)).toEqual(["meta.text"]);
  });

  it("treats the same text written by both as saved, without writing", () => {
    const { slots, saved } = mergeTexts(FRESH, [change("meta.title", "Old", "Welcome")]);
    expect(slots).toEqual({});
    expect(saved).toHaveLength(1);
  });

  it("finds a part that was moved, and rejects one that is gone", () => {
    const moved = { ...FRESH, parts: [...(FRESH.parts as object[])].reverse() };
    const asked = change("parts.0.meta.title", "First", "1st", { partId: 71 });
    expect(mergeTexts(moved, [asked]).slots).toMatchObject({
      parts: [{ id: 72 }, { id: 71, meta: { title: "1st" } }],
    });
    const gone = { ...FRESH, parts: [{ id: 72, meta: { title: "First" } }] };
    expect(mergeTexts(gone, [asked])).toMatchObject({ slots: {}, invalid: [{ reason: "noPart" }] });
  });

  it("adds a text that was not there", () => {
    expect(mergeTexts(FRESH, [change("mobileMeta.title", "", "Small")]).slots).toEqual({
      mobileMeta: { title: "Small" },
    });
  });

  it.each([
    ["options.component", "path"],
    ["meta.__proto__", "path"],
    ["meta.image", "notText"],
    ["linkMeta.second.name", "noLink"],
    ["parts.7.meta.title", "noPart"],
  ])("refuses %s (%s)", (path, reason) => {
    expect(mergeTexts(FRESH, [change(path, "", "x")])).toMatchObject({
      slots: {},
      saved: [],
      invalid: [{ path, reason }],
    });
  });

  it("never reaches a prototype", () => {
    mergeTexts({ ...FRESH, meta: JSON.parse('{"__proto__":{"title":"x"}}') }, [
      change("meta.title", "", "polluted"),
    ]);
    expect(({} as { title?: string }).title).toBeUndefined();
  });
});
