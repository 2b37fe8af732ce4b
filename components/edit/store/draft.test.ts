import { describe, expect, it } from "vitest";
import { draftKey, readDraft, writeDraft } from "./draft.ts";
import type { Change } from "./types.ts";

function createDrawer(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const change: Change = {
  address: "7:meta.title",
  elementId: 7,
  path: "meta.title",
  kind: "text",
  label: "Hero",
  stored: "Welcome",
  seen: "",
  value: "Hello",
};
const KEY = draftKey("localhost", "en");

describe("draft", () => {
  it("restores the stored changes with their base", () => {
    const drawer = createDrawer();
    writeDraft(drawer, KEY, { [change.address]: change }, "2026-05-01T14:02:00Z");
    expect(readDraft(drawer, KEY)).toEqual({
      at: "2026-05-01T14:02:00Z",
      changes: { [change.address]: change },
    });
    expect(readDraft(drawer, draftKey("tenis.localhost", "en"))).toBeNull();
  });

  it("is removed when nothing is changed any more", () => {
    const drawer = createDrawer();
    writeDraft(drawer, KEY, { [change.address]: change }, "2026-05-01T14:02:00Z");
    writeDraft(drawer, KEY, {}, "2026-05-01T14:03:00Z");
    expect(readDraft(drawer, KEY)).toBeNull();
  });

  it.each([
    "{",
    "null",
    "[]",
    '{"at":1,"changes":{}}',
    '{"at":"x","changes":{"a":{"value":1}}}',
  ])("ignores %s", (text) => {
    const drawer = createDrawer();
    drawer.setItem(KEY, text);
    expect(readDraft(drawer, KEY)).toBeNull();
  });

  it("works when the storage is full", () => {
    const drawer = {
      ...createDrawer(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(() => writeDraft(drawer, KEY, { [change.address]: change }, "x")).not.toThrow();
  });
});
