// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { definitionNamed } from "#lib/domain/sections/find-definition.ts";
import { newPart, partsIn, removePart, setValue } from "#lib/edit/model/actions.ts";
import { overlay } from "#lib/edit/model/overlay.ts";
import { copySection } from "#lib/edit/model/page-sections.ts";
import { marksOf } from "#lib/edit/model/part-marks.ts";
import { putBack } from "#lib/edit/model/put-back.ts";
import { placesOf, type Section, toSection } from "#lib/edit/model/section.ts";
import { towards } from "#lib/edit/model/towards.ts";
import { anAnswer } from "#tests/factories/edit-answer.ts";
import { anElement } from "#tests/factories/element.ts";
import { createEditStore, type EditStore, valueAt } from "./edit-store.ts";

const HANDLER = "page-section:home";
const CARDS = definitionNamed("cards") ?? expect.fail();
const NOTHING = { linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };
const part = (text: string, title?: string) => ({
  ...{ ...NOTHING, id: 0, title: "" },
  meta: { ...(text && { text }), ...(title && { title }) },
});
type Part = ReturnType<typeof part>;
const element = (parts: readonly Part[], seen = "1") =>
  anElement({
    ...{ id: 7, handler: HANDLER, parts: [...parts], updated_at: seen },
    options: { component: "cards" },
  });
const shown = (parts: readonly Part[], seen?: string): Section =>
  toSection(element(parts, seen), "cards");
const [A, B, C] = [part("a"), part("b"), part("c")];
const EMPTY = part("");
const titleOf = (place: number | string) => `7:parts.${place}.meta.title`;

let store: EditStore;
const state = () => store.getState();

/** A page draws a section, its mark first. */
function draw(parts: readonly Part[], seen = "1") {
  const section = shown(parts, seen);
  state().registerSection(section);
  parts.forEach(({ meta }, index) => {
    const { elementId, handler, about } = section;
    state().register({
      ...{ elementId, handler, about, seen, slot: "text" },
      ...{ path: `parts.i${index}.meta.title`, stored: meta.title },
    });
  });
}
const write = (place: string, text: string) => {
  const before = valueAt(state(), titleOf(place));
  state().type(titleOf(place), text);
  state().commit(titleOf(place), before);
};
/** The titles that a page would show, part by part. */
const titles = (parts: readonly Part[]) =>
  parts.map((one, index) => valueAt(state(), titleOf(`i${index}`)) ?? one.meta.title ?? "");

beforeEach(() => {
  store = createEditStore();
});

describe("words for a part without an id", () => {
  it("say what was seen of the list, and those of a part with an id nothing more", () => {
    draw([A, B, C]);
    write("i1", "Mine");
    expect(state().operations[titleOf("i1")]).toMatchObject({ places: marksOf([A, B, C]) });
    expect(state().done[0]?.operations[0]).toMatchObject({ places: marksOf([A, B, C]) });
    state().registerSection(shown([{ ...A, id: 3 }]));
    state().register({
      ...shown([]),
      ...{ path: "parts.p3.meta.title", slot: "text", stored: "" },
    });
    state().type(titleOf("p3"), "Mine");
    expect(state().operations[titleOf("p3")]).not.toHaveProperty("places");
  });

  it.each<[string, readonly Part[], readonly string[]]>([
    ["removed the first", [B, C], ["Mine", ""]],
    ["added one", [A, part("new"), B, C], ["", "", "Mine", ""]],
    ["moved them", [C, B, A], ["", "Mine", ""]],
    ["removed it", [A, C], ["", ""]],
    ["replaced it", [A, part("new"), C], ["", "", ""]],
  ])("stand with it where the page is drawn anew after somebody has %s", (_, present, found) => {
    draw([A, B, C]);
    write("i1", "Mine");
    draw(present, "2");
    expect(titles(present)).toEqual(found);
    // What is not found is still unsaved, and says why.
    expect(Object.keys(state().operations)).toHaveLength(1);
    const isFound = found.includes("Mine");
    expect(Object.values(state().problems)).toHaveLength(isFound ? 0 : 1);
    // Undo and redo are about the same part.
    state().undo();
    expect(state().operations).toEqual({});
    state().redo();
    expect(titles(present)).toEqual(found);
    // Other parts can be written to.
    const free = found.indexOf("");
    write(`i${free}`, "Another");
    expect(titles(present)[free]).toBe("Another");
    expect(Object.keys(state().operations)).toHaveLength(2);
    // And it is found again where it comes back.
    draw([A, B, C], "3");
    expect(titles([A, B, C])[1]).toBe("Mine");
    expect(state().problems).toEqual({});
  });

  it("are told to be asked about where all parts are empty, and written nowhere", () => {
    draw([EMPTY, EMPTY, EMPTY]);
    write("i1", "Mine");
    draw([EMPTY, EMPTY], "2");
    expect(titles([EMPTY, EMPTY])).toEqual(["", ""]);
    expect(Object.values(state().problems)).toEqual([{ kind: "invalid", reason: "unsurePart" }]);
  });

  it("are found when a draft is restored on a newer page, and stay beside what was typed there", () => {
    draw([A, B, C]);
    write("i1", "Mine");
    const draft = state().operations;
    store = createEditStore();
    draw([B, C], "2");
    write("i1", "Since");
    expect(state().restore(draft)).toEqual({});
    expect(titles([B, C])).toEqual(["Mine", "Since"]);
  });

  it("are restored before their page is shown, too", () => {
    draw([A, B, C]);
    write("i1", "Mine");
    const draft = state().operations;
    store = createEditStore();
    state().restore(draft);
    draw([B, C], "2");
    expect(titles([B, C])).toEqual(["Mine", ""]);
  });

  it("say in a copy what was seen of its source, also where the source has ids", () => {
    const parts = [A, B].map((one, index) => ({ ...one, id: index + 1 }));
    const section = shown(parts);
    state().registerSection(section);
    const words = setValue({}, section, CARDS, "parts.p2.meta.title", "Mine") ?? expect.fail();
    state().act([words]);
    const page = { handler: HANDLER, ids: [7] };
    state().act(copySection(state().operations, section, page, -1));
    expect(state().operations["-1:parts.i1.meta.title"]).toMatchObject({
      places: marksOf([A, B]),
    });
    expect(state().operations["7:parts.p2.meta.title"]).not.toHaveProperty("places");
  });

  it("are drawn by the server with the same part, or not at all", () => {
    draw([A, B, C]);
    write("i1", "Mine");
    const list = Object.values(state().operations);
    const drawn = (parts: readonly Part[]) =>
      overlay([element(parts)], list, [HANDLER])[0]?.parts.map(({ meta }) => meta.title ?? "");
    expect(drawn([B, C])).toEqual(["Mine", ""]);
    expect(drawn([C, A, B])).toEqual(["", "", "Mine"]);
    expect(drawn([A, C])).toEqual(["", ""]);
    expect(drawn([A, part("new"), C])).toEqual(["", "", ""]);
  });
});

describe("a publish of parts without ids", () => {
  const published = (before: readonly Part[], now: readonly Part[], keys: readonly string[]) => ({
    parts: Object.fromEntries(keys.map((key, index) => [`7:${key}`, `i${index}`])),
    places: { 7: { before: marksOf(before), now: marksOf(now) } },
  });

  it("is followed by what was typed meanwhile, at the places of now", () => {
    draw([A, B, C]);
    const section = shown([A, B, C]);
    state().act([removePart(state().operations, section, "i0")]);
    const { key, operation } = newPart(section, "i2", { meta: { title: "New" } });
    state().act([operation]);
    const sent = state().operations;
    write("i1", "Mine");
    const saved = Object.keys(sent).map((address) => ({
      ...({ address, status: "saved", stored: undefined } as const),
    }));
    // Somebody else had added one before them.
    const [other, made] = [part("other"), part("", "New")];
    const now = [other, B, made, C];
    const names = published([other, A, B, C], now, ["i0", "i2", key, "i3"]);
    state().settle(sent, anAnswer(saved, names));
    expect(Object.keys(state().operations)).toEqual([titleOf("i1")]);
    expect(state().operations[titleOf("i1")]).toMatchObject({ places: marksOf(now) });
    // The page still shows the places from before.
    expect(valueAt(state(), titleOf("i1"))).toBe("Mine");
    expect(valueAt(state(), titleOf("i2"))).toBeUndefined();
    write("i2", "Of the third");
    draw(now, "2027-01-01");
    expect(titles(now)).toEqual(["", "Mine", "New", "Of the third"]);
    expect(partsIn(state().operations, shown(now))).toEqual(["i0", "i1", "i2", "i3"]);
    state().undo();
    expect(titles(now)).toEqual(["", "Mine", "New", ""]);
  });

  it("leaves what was asked about beside what was saved", () => {
    draw([A, EMPTY, EMPTY]);
    write("i0", "First");
    write("i1", "Mine");
    const sent = state().operations;
    const now = [part("a", "First"), EMPTY];
    state().settle(
      sent,
      anAnswer(
        [
          { address: titleOf("i0"), status: "saved", stored: "First" },
          {
            ...{ address: titleOf("i1"), status: "conflict", theirs: undefined, at: "" },
            parts: { places: marksOf([A, EMPTY]), meant: { number: 2, words: "" } },
          },
        ],
        published([A, EMPTY], now, ["i0", "i1"]),
      ),
    );
    const [address = ""] = Object.keys(state().problems);
    expect(Object.keys(state().operations)).toEqual([address]);
    expect(valueAt(state(), titleOf("i0"))).toBe("First");
    // Somebody says that it is that one.
    state().resolve(address, "mine");
    draw(now, "2027-01-01");
    expect(titles(now)).toEqual(["First", "Mine"]);
  });
});

describe("the past of parts without ids", () => {
  it("is put back at the part that it was of, or is said to have changed", () => {
    draw([A, B, C]);
    write("i1", "Mine");
    const [operation = expect.fail()] = Object.values(state().operations);
    const back = (parts: readonly Part[]) =>
      putBack(
        {
          ...{ operations: {}, stored: {}, page: null },
          ...{ find: () => shown(parts), define: () => CARDS },
        },
        [operation],
      );
    expect(back([part("b", "Mine"), C]).operations).toMatchObject([
      { path: "parts.i0.meta.title", before: "Mine", after: undefined },
    ]);
    expect(back([A, part("other", "Mine")]).changed).toEqual([operation]);
  });

  it("is restored part by part, and only what is gone comes back as a new one", () => {
    const [then, now] = [shown([A, B, C]), shown([C, part("b", "Since")])];
    const { operations } = towards({ section: now, operations: {}, stored: {} }, CARDS, then);
    expect(operations.map(({ kind }) => kind).toSorted()).toEqual([
      "insertPart",
      "orderParts",
      "set",
    ]);
    expect(operations.find(({ kind }) => kind === "set")).toMatchObject({
      ...{ path: "parts.i1.meta.title", before: "Since", after: undefined },
    });
  });
});

it("what a section's parts are recognised by is the same in the page and in the backend's answer", () => {
  const raw = { title: "B", meta: JSON.stringify({ text: "b", empty: "" }), options: null };
  const parts = [{ ...EMPTY, title: "B", meta: { text: "b" } }];
  expect(placesOf(shown(parts))).toEqual(marksOf(JSON.stringify([raw])));
});
