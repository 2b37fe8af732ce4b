import { beforeEach, describe, expect, it } from "vitest";
import type { ElementAnswer } from "#lib/edit/types.ts";
import { createEditStore, type EditStore, HISTORY_LIMIT, valueAt } from "./edit-store.ts";
import type { Region } from "./types.ts";

const TITLE = "7:meta.title";
const region = (more: Partial<Region> = {}): Region => ({
  address: TITLE,
  elementId: 7,
  path: "meta.title",
  handler: "page-section:home",
  kind: "text",
  label: "Hero · title",
  stored: "Welcome",
  shown: "Welcome",
  seen: "2026-01-01T00:00:00Z",
  ...more,
});
const answer = (more: Partial<ElementAnswer> = {}): ElementAnswer => ({
  elementId: 7,
  status: "saved",
  saved: [],
  conflicts: [],
  invalid: [],
  merged: false,
  seen: "2026-02-01T00:00:00Z",
  ...more,
});

let store: EditStore;
const state = () => store.getState();
const write = (value: string, address = TITLE) => {
  const before = valueAt(state(), address) ?? "";
  state().type(address, value);
  state().commit(address, before);
};

beforeEach(() => {
  store = createEditStore();
  state().register(region());
});

describe("changes", () => {
  it("keeps changes and drops those that equal the base again", () => {
    state().type(TITLE, "Hello");
    expect(state().changes[TITLE]).toMatchObject({
      value: "Hello",
      stored: "Welcome",
      elementId: 7,
    });
    state().type(TITLE, "Welcome");
    expect(state().changes).toEqual({});
  });

  it("keeps one change per address, the last one", () => {
    state().type(TITLE, "a");
    state().type(TITLE, "ab");
    expect(Object.values(state().changes)).toHaveLength(1);
    expect(valueAt(state(), TITLE)).toBe("ab");
  });

  it("compares HTML as the page shows it, and keeps the backend's HTML as base", () => {
    const address = "7:meta.text";
    state().register(
      region({
        address,
        path: "meta.text",
        kind: "html",
        stored: "<p>a<br /></p>",
        shown: "<p>a<br></p>",
      }),
    );
    state().type(address, "<p>a<br></p>");
    expect(state().changes).toEqual({});
    state().type(address, "<p>b</p>");
    expect(state().changes[address]?.stored).toBe("<p>a<br /></p>");
  });

  it("are not overwritten when the page renders again", () => {
    state().type(TITLE, "Mine");
    state().register(region({ stored: "Theirs", shown: "Theirs", seen: "2026-03-01T00:00:00Z" }));
    expect(state().changes[TITLE]).toMatchObject({ value: "Mine", stored: "Welcome" });
  });

  it("keeps a saved text when an older copy of the page is shown again", () => {
    state().type(TITLE, "Hello");
    const sent = state().changes;
    state().applyResults(sent, [
      answer({ saved: [{ path: "meta.title", stored: "Hello", cleaned: false }] }),
    ]);
    state().register(region());
    expect(valueAt(state(), TITLE)).toBe("Hello");
  });
});

describe("history", () => {
  it("undoes and redoes whole fields, and clears the redo steps on a new change", () => {
    write("One");
    write("Two");
    expect(state().undo()).toMatchObject({ address: TITLE, label: "Hero · title" });
    expect(valueAt(state(), TITLE)).toBe("One");
    state().undo();
    expect(state().changes).toEqual({});
    expect(state().undo()).toBeNull();
    state().redo();
    expect(valueAt(state(), TITLE)).toBe("One");
    write("Three");
    expect(state().redo()).toBeNull();
  });

  it("records nothing for an unchanged field", () => {
    state().commit(TITLE, "Welcome");
    expect(state().done).toEqual([]);
  });

  it("survives publishing: an undo is a change against the published text", () => {
    write("One");
    const sent = state().changes;
    state().applyResults(sent, [
      answer({ saved: [{ path: "meta.title", stored: "One", cleaned: false }] }),
    ]);
    expect(state().changes).toEqual({});
    state().undo();
    expect(state().changes[TITLE]).toMatchObject({ value: "Welcome", stored: "One" });
  });

  it("forgets the oldest of too many steps", () => {
    for (let step = 0; step <= HISTORY_LIMIT; step += 1) write(`step ${step}`);
    expect(state().done).toHaveLength(HISTORY_LIMIT);
    expect(state().done[0]?.after).toBe("step 1");
  });
});

describe("publishing", () => {
  it("uses the saved text as the new base", () => {
    state().type(TITLE, "Hello");
    state().startSaving();
    state().applyResults(state().changes, [
      answer({ saved: [{ path: "meta.title", stored: "Hello", cleaned: false }] }),
    ]);
    expect(state()).toMatchObject({ changes: {}, problems: {}, saving: false });
    expect(state().regions[TITLE]).toMatchObject({
      stored: "Hello",
      shown: "Hello",
      seen: "2026-02-01T00:00:00Z",
    });
  });

  it("keeps text typed while saving, compared with the saved text", () => {
    state().type(TITLE, "Hello");
    const sent = state().changes;
    state().type(TITLE, "Hello you");
    state().applyResults(sent, [
      answer({ saved: [{ path: "meta.title", stored: "Hello", cleaned: false }] }),
    ]);
    expect(state().changes[TITLE]).toMatchObject({ value: "Hello you", stored: "Hello" });
  });

  it("keeps all changes unsaved, with the reason, when there is no answer", () => {
    state().type(TITLE, "Hello");
    state().applyResults(state().changes, null);
    expect(state().changes[TITLE]?.value).toBe("Hello");
    expect(state().problems[TITLE]).toEqual({ kind: "failed", reason: "unreachable" });
    state().type(TITLE, "Hello again");
    expect(state().problems).toEqual({});
  });

  it("keeps the reason when the field is merely left", () => {
    state().type(TITLE, "Hello");
    state().applyResults(state().changes, null, "session");
    state().type(TITLE, "Hello");
    expect(state().problems[TITLE]).toEqual({ kind: "failed", reason: "session" });
  });

  it("shows the cleaned text when markup was taken out", () => {
    const address = "7:meta.text";
    state().register(
      region({ address, path: "meta.text", kind: "html", stored: "<p>a</p>", shown: "<p>a</p>" }),
    );
    state().type(address, "<p><blink>a</blink></p>");
    state().applyResults(state().changes, [
      answer({ saved: [{ path: "meta.text", stored: "<p>a</p>", cleaned: true }] }),
    ]);
    expect(valueAt(state(), address)).toBe("<p>a</p>");
    expect(state().changes).toEqual({});
  });
});

describe("conflicts", () => {
  beforeEach(() => {
    state().type(TITLE, "Mine");
    state().applyResults(state().changes, [
      answer({
        status: "conflict",
        conflicts: [{ path: "meta.title", theirs: "Theirs", theirsShown: "Theirs" }],
      }),
    ]);
  });

  it("stay until they are resolved, whatever is typed", () => {
    state().type(TITLE, "Mine, longer");
    expect(state().problems[TITLE]?.kind).toBe("conflict");
  });

  it("are resolved with my text, compared with theirs from then on", () => {
    state().resolve(TITLE, "mine");
    expect(state().problems).toEqual({});
    expect(state().changes[TITLE]).toMatchObject({ value: "Mine", stored: "Theirs" });
  });

  it("are resolved with their text, without a remaining change", () => {
    state().resolve(TITLE, "theirs");
    expect(state().changes).toEqual({});
    expect(valueAt(state(), TITLE)).toBe("Theirs");
  });
});
