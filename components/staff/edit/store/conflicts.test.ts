import { beforeEach, describe, expect, it } from "vitest";
import { addressOf, type Json, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { anAnswer as answer, EMPTY } from "#tests/factories/edit-answer.ts";
import { createEditStore, type EditStore, valueAt } from "./edit-store.ts";

const TITLE = "7:meta.title";
const HANDLER = "page-section:home";

let store: EditStore;
const state = () => store.getState();

beforeEach(() => {
  store = createEditStore();
  state().register({
    elementId: 7,
    handler: HANDLER,
    about: { component: "hero", title: "Hero" },
    path: "meta.title",
    slot: "text",
    stored: "Welcome",
    seen: "2026-01-01T00:00:00Z",
  });
});

describe("conflicts", () => {
  beforeEach(() => {
    state().type(TITLE, "Mine");
    state().settle(
      state().operations,
      answer([{ address: TITLE, status: "conflict", theirs: "Theirs", at: "" }]),
    );
  });

  it("stay until they are resolved, whatever is typed", () => {
    state().type(TITLE, "Mine, longer");
    expect(state().problems[TITLE]?.kind).toBe("conflict");
  });

  it("are resolved with my text, compared with theirs from then on", () => {
    state().resolve(TITLE, "mine");
    expect(state().problems).toEqual({});
    expect(state().operations[TITLE]).toMatchObject({ after: "Mine", before: "Theirs" });
  });

  it("are resolved on the section as it was seen then, which nobody has changed since", () => {
    const at = "2026-03-01T00:00:00Z";
    state().settle(
      state().operations,
      answer([{ address: TITLE, status: "conflict", theirs: "Theirs", at }], { seen: {} }),
    );
    state().resolve(TITLE, "mine");
    expect(state().operations[TITLE]).toMatchObject({ after: "Mine", seen: at });
  });

  it("are resolved with their text, and undo brings mine back", () => {
    state().resolve(TITLE, "theirs");
    expect(state().operations).toEqual({});
    expect(valueAt(state(), TITLE)).toBe("Theirs");
    state().undo();
    expect(state().operations[TITLE]).toMatchObject({ after: "Mine", before: "Theirs" });
  });

  const about = { component: "cards", title: "" };
  const of7 = { elementId: 7, handler: HANDLER, about, seen: "old" };
  const part = { ...EMPTY, meta: { title: "Seen" } };
  const theirs = { ...EMPTY, id: 3, meta: { title: "Theirs" } };
  it.each<[string, Operation, Json, object]>([
    [
      "removal of a section",
      { ...of7, kind: "remove", content: { ...part, parts: [] } },
      { ...theirs, parts: [theirs] },
      {
        seen: "new",
        content: { ...EMPTY, meta: theirs.meta, parts: [{ ...EMPTY, meta: theirs.meta }] },
      },
    ],
    [
      "removal of a part",
      { ...of7, kind: "removePart", key: "p3", beforeKey: null, content: part },
      theirs,
      { seen: "new", content: { ...EMPTY, meta: theirs.meta } },
    ],
    [
      "change of master",
      { ...of7, kind: "follow", before: null, after: 5 },
      { ...theirs, parts: [theirs] },
      {
        seen: "new",
        content: { ...EMPTY, meta: theirs.meta, parts: [{ ...EMPTY, meta: theirs.meta }] },
      },
    ],
    [
      "order of a page",
      { kind: "order", handler: HANDLER, before: [7, 8, 9], after: [9, 7, 8] },
      [8, 7, 9],
      { before: [8, 7, 9] },
    ],
  ])("about the %s are settled with what theirs is now, either way", (_, mine, held, known) => {
    const address = addressOf(mine);
    const conflict = { address, status: "conflict", theirs: held, at: "new" } as const;
    for (const winner of ["mine", "theirs"] as const) {
      state().act([mine]);
      state().settle({ [address]: mine }, answer([conflict], { seen: {} }));
      state().resolve(address, winner);
      expect(state().problems[address]).toBeUndefined();
      if (winner === "theirs") {
        expect(state().operations[address]).toBeUndefined();
        state().undo();
      }
      expect(state().operations[address]).toEqual({ ...mine, ...known });
    }
  });

  it("come from no change of master that is undone after it was published", () => {
    const section = { ...of7, masterId: null, content: { ...EMPTY, parts: [] }, partKeys: [] };
    state().registerSection(section);
    const follow: Operation = { ...of7, kind: "follow", before: null, after: 5 };
    state().act([follow]);
    const sent = state().operations;
    state().settle(sent, answer([{ address: "7:master", status: "saved", stored: undefined }]));
    const drawn = { ...section.content, title: "Drawn since" };
    state().registerSection({ ...section, seen: "drawn since", masterId: 5, content: drawn });
    state().undo();
    expect(state().operations["7:master"]).toMatchObject({
      after: null,
      seen: "drawn since",
      content: drawn,
    });
  });

  it("come from no order that was moved on while it was published", () => {
    const order = (before: number[], after: number[]): Operation => ({
      ...{ kind: "order", handler: HANDLER, before, after },
    });
    const address = `${HANDLER}:order`;
    state().act([order([1, 2, 3], [2, 1, 3])]);
    const sent = state().operations;
    state().act([order([2, 1, 3], [2, 3, 1])]);
    state().settle(sent, answer([{ address, status: "saved", stored: undefined }]));
    expect(state().operations[address]).toEqual(order([2, 1, 3], [2, 3, 1]));
  });
});
