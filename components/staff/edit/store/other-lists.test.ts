// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { newPart, partsIn, removePart, setValue } from "#lib/staff/edit/model/actions.ts";
import { overlay } from "#lib/staff/edit/model/overlay.ts";
import { copySection } from "#lib/staff/edit/model/page-sections.ts";
import { listOf, partKeysOf } from "#lib/staff/edit/model/part-keys.ts";
import {
  A,
  B,
  C,
  CARDS,
  cardsEditor,
  EMPTY,
  element,
  HANDLER,
  type Part,
  part,
  SEEN,
  shown,
  titleIn,
} from "#tests/factories/cards-editor.ts";
import { valueAt } from "./edit-store.ts";

let { store, draw, write, titles, publish } = cardsEditor();
const state = () => store.getState();
/** Another visit. */
const openAgain = () => {
  ({ store, draw, write, titles, publish } = cardsEditor());
};
beforeEach(openAgain);

describe("words for a part without an id", () => {
  it.each<[string, readonly Part[]]>([
    ["removed the first", [B, C]],
    ["added one", [A, part("new"), B, C]],
    ["moved them", [C, B, A]],
    ["removed it", [A, C]],
    ["changed another one", [part("changed"), B, C]],
    ["removed all", []],
  ])("are shown on no part where the page is drawn anew after somebody has %s, and stay", (_, present) => {
    draw(SEEN);
    write(titleIn(SEEN, 1), "Mine");
    draw(present, "2");
    expect(titles(present)).not.toContain("Mine");
    expect(Object.values(state().problems)).toEqual([{ kind: "invalid", reason: "unsurePart" }]);
    state().undo();
    expect([state().operations, state().problems]).toEqual([{}, {}]);
    state().redo();
    expect(Object.keys(state().operations)).toEqual([titleIn(SEEN, 1)]);
    // Other parts can be written to meanwhile.
    if (present.length > 0) {
      write(titleIn(present, 0), "Another");
      expect(titles(present)[0]).toBe("Another");
      expect(Object.keys(state().operations)).toHaveLength(2);
    }
    // They are found again where the list is as it was.
    draw(SEEN, "3");
    expect(titles(SEEN)[1]).toBe("Mine");
    expect(Object.keys(state().problems)).not.toContain(titleIn(SEEN, 1));
  });

  it("are asked about when they are published, and land where their editor says", () => {
    draw(SEEN);
    write(titleIn(SEEN, 1), "Mine");
    const present = [part("new"), A, B, C];
    expect(publish(present)).toEqual(present);
    const [[address, problem] = expect.fail()] = Object.entries(state().problems);
    expect(problem).toMatchObject({ kind: "conflict", parts: { list: listOf(present) } });
    state().resolve(address, "mine");
    const now = publish(present);
    expect(now.map(({ meta }) => meta.title)).toEqual([undefined, "Mine", undefined, undefined]);
    expect([state().operations, state().problems]).toEqual([{}, {}]);
  });

  it("come back with undo where theirs were taken", () => {
    draw(SEEN);
    write(titleIn(SEEN, 1), "Mine");
    const present = [part("new"), A, B, C];
    publish(present);
    state().resolve(titleIn(SEEN, 1), "theirs");
    expect(state().operations).toEqual({});
    state().undo();
    expect(publish(present).map(({ meta }) => meta.title)).toContain("Mine");
  });

  it("are kept where a draft is restored on a newer page, beside what was typed there", () => {
    draw(SEEN);
    write(titleIn(SEEN, 1), "Mine");
    const draft = state().operations;
    openAgain();
    draw([B, C], "2");
    write(titleIn([B, C], 1), "Since");
    expect(state().restore(draft)).toEqual({});
    expect(titles([B, C])).toEqual(["", "Since"]);
    expect(state().problems).toEqual({
      [titleIn(SEEN, 1)]: { kind: "invalid", reason: "unsurePart" },
    });
  });

  it("are found when a draft is restored on the list that it was made on, also before that is shown", () => {
    draw(SEEN);
    write(titleIn(SEEN, 1), "Mine");
    const draft = state().operations;
    for (const isShownFirst of [true, false]) {
      openAgain();
      if (isShownFirst) draw(SEEN, "2");
      state().restore(draft);
      if (!isShownFirst) draw(SEEN, "2");
      expect(titles(SEEN)).toEqual(["", "Mine", ""]);
      expect(state().problems).toEqual({});
    }
  });

  it("of another tab are found after a publish of one's own", () => {
    draw(SEEN);
    write(titleIn(SEEN, 1), "Of a tab that is gone");
    const draft = state().operations;
    openAgain();
    draw(SEEN);
    write(titleIn(SEEN, 0), "First");
    const now = publish(SEEN);
    state().restore(draft);
    expect(titles(now)).toEqual(["First", "Of a tab that is gone", ""]);
    expect(state().problems).toEqual({});
  });

  it("are in a copy under the places of what is copied, also where that has ids", () => {
    const parts = [A, B].map((one, index) => ({ ...one, id: index + 1 }));
    const section = shown(parts);
    state().registerSection(section);
    const words = setValue({}, section, CARDS, "parts.p2.meta.title", "Mine") ?? expect.fail();
    state().act([words]);
    state().act(copySection(state().operations, section, { handler: HANDLER, ids: [7] }, -1));
    const address = `-1:parts.${partKeysOf([A, B])[1]}.meta.title`;
    expect(state().operations[address]).toMatchObject({ after: "Mine" });
    const [copy] = overlay([], Object.values(state().operations), [HANDLER]);
    expect(copy?.parts.map(({ meta }) => meta.title ?? "")).toEqual(["", "Mine"]);
  });

  it("are drawn by the server with the same list, and else not at all", () => {
    draw(SEEN);
    write(titleIn(SEEN, 1), "Mine");
    const list = Object.values(state().operations);
    const drawn = (parts: readonly Part[]) =>
      overlay([element(parts)], list, [HANDLER])[0]?.parts.map(({ meta }) => meta.title ?? "");
    expect(drawn(SEEN)).toEqual(["", "Mine", ""]);
    for (const parts of [
      [B, C],
      [C, A, B],
      [A, part("new"), C],
    ])
      expect(drawn(parts)).not.toContain("Mine");
  });
});

describe("a publish of parts without ids", () => {
  it("is followed by what was typed meanwhile, whatever it did to the list", () => {
    draw(SEEN);
    state().act([removePart(state().operations, shown(SEEN), partKeysOf(SEEN)[0] ?? "")]);
    const { operation } = newPart(shown(SEEN), partKeysOf(SEEN)[2] ?? "", {
      meta: { title: "New" },
    });
    state().act([operation]);
    const sent = state().operations;
    write(titleIn(SEEN, 1), "Mine");
    const now = publish(SEEN, sent);
    expect(now.map(({ meta }) => meta.title ?? meta.text)).toEqual(["b", "New", "c"]);
    expect(Object.keys(state().operations)).toEqual([titleIn(now, 0)]);
    // The page still shows the places from before.
    expect(valueAt(state(), titleIn(SEEN, 1))).toBe("Mine");
    write(titleIn(SEEN, 2), "Of the third");
    draw(now, "2027-01-01");
    expect(titles(now)).toEqual(["Mine", "New", "Of the third"]);
    expect(partsIn(state().operations, shown(now))).toEqual(partKeysOf(now));
    expect(state().problems).toEqual({});
    state().undo();
    expect(titles(now)).toEqual(["Mine", "New", ""]);
  });

  it("asks about a page that shows its result before its answer is there for no longer than that", () => {
    draw(SEEN);
    write(titleIn(SEEN, 0), "First");
    const sent = state().operations;
    write(titleIn(SEEN, 1), "Mine");
    const now = [part("a", "First"), B, C];
    draw(now, "2027-01-01");
    expect(Object.keys(state().problems)).toHaveLength(2);
    publish(SEEN, sent);
    expect(state().problems).toEqual({});
    expect(titles(now)).toEqual(["First", "Mine", ""]);
  });

  it("is undone and redone over several publishes, whether or not the page is redrawn", () => {
    for (const isDrawn of [false, true]) {
      openAgain();
      draw(SEEN);
      let held: readonly Part[] = SEEN;
      const next = (act: () => unknown) => {
        act();
        held = publish(held);
        if (isDrawn) draw(held, `2027-01-0${state().published}`);
        expect([state().operations, state().problems]).toEqual([{}, {}]);
        return held.map(({ meta }) => meta.title ?? "");
      };
      const at = (place: number) => titleIn(isDrawn ? held : SEEN, place);
      expect(next(() => write(at(0), "One"))).toEqual(["One", "", ""]);
      expect(next(() => write(at(2), "Three"))).toEqual(["One", "", "Three"]);
      const order = { ...shown(held), kind: "orderParts" as const, before: partKeysOf(held) };
      expect(next(() => state().act([{ ...order, after: order.before.toReversed() }]))).toEqual([
        "Three",
        "",
        "One",
      ]);
      expect(next(() => state().undo())).toEqual(["One", "", "Three"]);
      expect(next(() => state().undo())).toEqual(["One", "", ""]);
      expect(next(() => state().undo())).toEqual(["", "", ""]);
      expect(next(() => state().redo())).toEqual(["One", "", ""]);
      expect(next(() => state().redo())).toEqual(["One", "", "Three"]);
      expect(next(() => state().redo())).toEqual(["Three", "", "One"]);
    }
  });

  it("leaves what was asked about beside what was saved", () => {
    draw([A, EMPTY, EMPTY]);
    write(titleIn([A, EMPTY, EMPTY], 1), "Mine");
    const present = [A, EMPTY];
    draw(present, "2");
    write(titleIn(present, 0), "First");
    const now = publish(present);
    expect(now).toEqual([part("a", "First"), EMPTY]);
    const [address = ""] = Object.keys(state().problems);
    expect(Object.keys(state().operations)).toEqual([address]);
    state().resolve(address, "mine");
    // The list has changed with what was saved: the question comes once more.
    expect(publish(now)).toEqual(now);
    state().resolve(Object.keys(state().problems)[0] ?? "", "mine");
    expect(publish(now).map(({ meta }) => meta.title)).toEqual(["First", "Mine"]);
  });
});
