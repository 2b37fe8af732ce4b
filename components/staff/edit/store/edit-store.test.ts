import { beforeEach, describe, expect, it } from "vitest";
import type { OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import type { InsertOperation, Json, Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { newSection } from "#lib/staff/edit/model/page-sections.ts";
import { anAnswer as answer, EMPTY } from "#tests/factories/edit-answer.ts";
import { createEditStore, type EditStore, valueAt } from "./edit-store.ts";
import type { Region } from "./edit-types.ts";
import { HISTORY_LIMIT } from "./undo-steps.ts";

const TITLE = "7:meta.title";
const HANDLER = "page-section:home";
const region = (more: Partial<Region> = {}): Region => ({
  elementId: 7,
  handler: HANDLER,
  about: { component: "hero", title: "Hero" },
  path: "meta.title",
  slot: "text",
  stored: "Welcome",
  seen: "2026-01-01T00:00:00Z",
  ...more,
});
const saved = (stored: Json, address = TITLE): OperationAnswer => ({
  address,
  status: "saved",
  stored,
});
const insert: InsertOperation = {
  elementId: -1,
  handler: HANDLER,
  about: { component: "text", title: "" },
  seen: "",
  kind: "insert",
  content: { ...EMPTY, options: { component: "text" }, parts: [] },
};
const order: Operation = { kind: "order", handler: HANDLER, before: [7], after: [-1, 7] };

let store: EditStore;
const state = () => store.getState();
const write = (value: string, address = TITLE) => {
  const before = valueAt(state(), address);
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
    expect(state().operations[TITLE]).toMatchObject({
      kind: "set",
      before: "Welcome",
      after: "Hello",
      elementId: 7,
    });
    state().type(TITLE, "Welcome");
    expect(state().operations).toEqual({});
  });

  it("keeps one change per address, the last one", () => {
    state().type(TITLE, "a");
    state().type(TITLE, "ab");
    expect(Object.values(state().operations)).toHaveLength(1);
    expect(valueAt(state(), TITLE)).toBe("ab");
  });

  it("are not overwritten when the page renders again", () => {
    state().type(TITLE, "Mine");
    state().register(region({ stored: "Theirs", seen: "2026-03-01T00:00:00Z" }));
    expect(state().operations[TITLE]).toMatchObject({ after: "Mine", before: "Welcome" });
  });

  it("keeps a saved text when an older copy of the page is shown again", () => {
    state().type(TITLE, "Hello");
    state().settle(state().operations, answer([saved("Hello")]));
    state().register(region());
    expect(valueAt(state(), TITLE)).toBe("Hello");
  });
});

describe("history", () => {
  it("undoes and redoes whole fields, and clears the redo steps on a new change", () => {
    write("One");
    write("Two");
    expect(state().undo()).toMatchObject({ address: TITLE });
    expect(valueAt(state(), TITLE)).toBe("One");
    state().undo();
    expect(state().operations).toEqual({});
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

  it("undoes an action of several operations as one step", () => {
    state().act([insert, order]);
    expect(Object.keys(state().operations)).toHaveLength(2);
    state().undo();
    expect(state().operations).toEqual({});
    state().redo();
    expect(state().operations).toEqual({ "-1:": insert, [`${HANDLER}:order`]: order });
  });

  it("survives publishing: an undo is a change against the published text", () => {
    write("One");
    state().settle(state().operations, answer([saved("One")]));
    expect(state().operations).toEqual({});
    state().undo();
    expect(state().operations[TITLE]).toMatchObject({ after: "Welcome", before: "One" });
  });

  it("goes on from what was published from here: an undo is on the section as it was saved", () => {
    write("One");
    write("Two");
    state().settle(state().operations, answer([saved("Two")]));
    state().undo();
    state().undo();
    expect(state().operations[TITLE]).toMatchObject({
      after: "Welcome",
      seen: "2026-02-01T00:00:00Z",
    });
  });

  it("forgets the oldest of too many steps", () => {
    for (let step = 0; step <= HISTORY_LIMIT; step += 1) write(`step ${step}`);
    expect(state().done).toHaveLength(HISTORY_LIMIT);
    expect(state().done[0]?.operations[0]).toMatchObject({ after: "step 1" });
  });
});

describe("a draft", () => {
  const draft = { [TITLE]: { ...region(), kind: "set", before: "Welcome", after: "Old" } } as never;

  it("is restored as a step that can be undone", () => {
    expect(state().restore(draft)).toEqual({});
    expect(valueAt(state(), TITLE)).toBe("Old");
    state().undo();
    expect(state().operations).toEqual({});
  });

  it("never replaces what was typed since, and says how much that was", () => {
    write("Newer");
    expect(state().restore(draft)).toEqual(draft);
    expect(valueAt(state(), TITLE)).toBe("Newer");
  });
});

describe("publishing", () => {
  it("uses the saved text as the new base", () => {
    state().type(TITLE, "Hello");
    state().startSaving();
    state().settle(state().operations, answer([saved("Hello")]));
    expect(state()).toMatchObject({ operations: {}, problems: {}, saving: false });
    expect(state().regions[TITLE]).toMatchObject({ stored: "Hello", seen: "2026-02-01T00:00:00Z" });
  });

  it("keeps text typed while saving, compared with the saved text", () => {
    state().type(TITLE, "Hello");
    const sent = state().operations;
    state().type(TITLE, "Hello you");
    state().settle(sent, answer([saved("Hello")]));
    expect(state().operations[TITLE]).toMatchObject({ after: "Hello you", before: "Hello" });
  });

  it("takes its own save of a section for nobody else's, in its other texts too", () => {
    const more = { path: "meta.text" };
    state().register(region(more));
    state().type(TITLE, "Hello");
    const sent = state().operations;
    write("Left out", "7:meta.text");
    state().settle(sent, answer([saved("Hello")]));
    expect(state().operations["7:meta.text"]).toMatchObject({ seen: "2026-02-01T00:00:00Z" });
    expect(state().regions["7:meta.text"]).toMatchObject({ seen: "2026-02-01T00:00:00Z" });
  });

  it("keeps all changes unsaved, with the reason, when there is no answer", () => {
    state().type(TITLE, "Hello");
    state().settle(state().operations, null);
    expect(valueAt(state(), TITLE)).toBe("Hello");
    expect(state().problems[TITLE]).toEqual({ kind: "failed", reason: "unreachable" });
    state().type(TITLE, "Hello again");
    expect(state().problems).toEqual({});
  });

  it("keeps the reason when the field is merely left", () => {
    state().type(TITLE, "Hello");
    state().settle(state().operations, null, "session");
    state().type(TITLE, "Hello");
    expect(state().problems[TITLE]).toEqual({ kind: "failed", reason: "session" });
  });

  it("gives a new section its id, in what is unsaved and in the history", () => {
    state().act([insert, order]);
    const { "-1:": sent } = state().operations;
    const text: Operation = {
      ...region({ elementId: -1, stored: undefined }),
      kind: "set",
      before: undefined,
      after: "In the new one",
    };
    state().act([text]);
    state().settle(
      { "-1:": sent ?? insert },
      answer([{ address: "-1:", status: "saved", stored: undefined }], { created: { "-1": 99 } }),
    );
    expect(Object.keys(state().operations).sort()).toEqual(["99:meta.title", `${HANDLER}:order`]);
    state().undo();
    expect(state().operations["99:meta.title"]).toBeUndefined();
    state().undo();
    expect(state().operations["99:"]).toMatchObject({ kind: "remove" });
  });

  it("accept changes under their old ids until the page is redrawn", () => {
    state().registerSection(newSection(insert));
    state().register(region({ elementId: -1, path: "meta.title", stored: "" }));
    state().act([insert]);
    state().settle(
      state().operations,
      answer([{ address: "-1:", status: "saved", stored: undefined }], { created: { "-1": 99 } }),
    );
    state().type("-1:meta.title", "Typed on");
    expect(valueAt(state(), "-1:meta.title")).toBe("Typed on");
    expect(state().operations).toMatchObject({ "99:meta.title": { after: "Typed on" } });
    state().act([{ ...insert, kind: "remove" }]);
    expect(state().operations["99:"]).toMatchObject({ kind: "remove", elementId: 99 });
    expect(state().sections["99"]).toMatchObject({ elementId: 99, handler: HANDLER });
    // The next new section is not taken for the one that was published.
    expect(state().newId()).toBe(-2);
  });
});

it("tells nobody of the same people again, and everybody of others", () => {
  const anna = {
    ...{ tab: "1", name: "Anna", section: 7, isEditing: false },
    ...{ isAway: false, published: 0, hasLeft: false },
  };
  state().meet([anna]);
  const before = state();
  state().meet([{ ...anna }]);
  expect(state()).toBe(before);
  state().meet([{ ...anna, isEditing: true }]);
  expect(state().people).toMatchObject([{ isEditing: true }]);
});
