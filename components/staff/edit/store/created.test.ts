import { beforeEach, expect, it } from "vitest";
import type { OperationAnswer, PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { copySection, removeFromPage, sectionsIn } from "#lib/staff/edit/model/page-sections.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { createEditStore, type EditStore, valueAt } from "./edit-store.ts";

const of = (elementId: number) => ({
  ...{
    elementId,
    handler: "page-section:home",
    about: { component: "cards", title: "" },
    seen: "",
  },
});
const EMPTY = { meta: {}, linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };
const CONTENT = { ...EMPTY, title: "" };

let store: EditStore;
const state = () => store.getState();
beforeEach(() => {
  store = createEditStore();
});

const saved = (address: string, stored?: string): OperationAnswer => ({
  ...{ address, status: "saved", stored },
});
const answer = (more: Partial<PublishAnswer>): PublishAnswer => ({
  ...{ results: [], created: {}, seen: {}, merged: false },
  ...more,
});

it.each<[string, Operation, string, string, Partial<PublishAnswer>]>([
  [
    "part",
    { ...of(7), kind: "insertPart", key: "nabcdefgh", beforeKey: "p3", content: CONTENT },
    "7:parts.nabcdefgh",
    "7:parts.p9",
    { parts: { "7:nabcdefgh": "p9" } },
  ],
  [
    "section's part",
    { ...of(-1), kind: "insert", content: { ...CONTENT, parts: [CONTENT] } },
    "-1:parts.i0",
    "40:parts.p1",
    { created: { "-1": 40 }, parts: { "40:i0": "p1" } },
  ],
])("what is typed in a new %s while it is published is of that part from then on", (_, insert, was, now, names) => {
  const place = `${was}.meta.title`;
  const [id = "", path = ""] = place.split(":");
  state().act([insert]);
  state().register({ ...of(Number(id)), path, slot: "text", stored: undefined });
  state().type(place, "Typed");
  state().commit(place, undefined);
  const sent = state().operations;
  state().startSaving();
  state().type(place, "Typed on");
  const results = Object.keys(sent).map((address) =>
    saved(address, address === place ? "Typed" : undefined),
  );
  state().settle(sent, answer({ ...names, results }));
  const address = `${now}.meta.title`;
  expect(Object.keys(state().operations)).toEqual([address]);
  expect(state().operations[address]).toMatchObject({
    ...{ elementId: Number(now.split(":")[0]), path: address.split(":")[1] },
    ...{ before: "Typed", after: "Typed on" },
  });
  // The field that is still on the page goes on with it.
  state().type(place, "Typed on and on");
  expect(valueAt(state(), address)).toBe("Typed on and on");
  expect(Object.keys(state().operations)).toEqual([address]);
  state().undo();
  expect(state().operations[address]).toMatchObject({ before: "Typed", after: undefined });
});

const PAGE = "page-section:home";
const SOURCE: Section = {
  ...of(2),
  masterId: null,
  content: { ...CONTENT, options: { component: "cards" }, parts: [] },
  partKeys: [],
};
/** A copy of the second of three sections, which was not created; the order of the page was. */
function refuseCopy() {
  state().act(copySection({}, SOURCE, { handler: PAGE, ids: [1, 2, 3] }, -1));
  const sent = state().operations;
  const results = [
    { address: "-1:", status: "invalid", reason: "noCopy" } as const,
    saved(`${PAGE}:order`),
  ];
  state().settle(sent, answer({ results }));
}

it.each<[string, () => void]>([
  ["undone", () => void state().undo()],
  [
    "taken away on the page that shows it no more",
    () => {
      const { operations } = state();
      const copy = { ...SOURCE, elementId: -1 };
      // The source is gone: somebody else has deleted it.
      const ids = sectionsIn(operations, PAGE, [1, -1, 3]);
      state().act(removeFromPage(operations, copy, { handler: PAGE, ids }));
    },
  ],
])("a copy that was refused takes its place in the order along when it is %s", (_, take) => {
  refuseCopy();
  expect(Object.keys(state().operations)).toEqual(["-1:", `${PAGE}:order`]);
  expect(state().problems["-1:"]).toEqual({ kind: "invalid", reason: "noCopy" });
  take();
  expect(state().operations).toEqual({});
  expect(state().problems).toEqual({});
});

it("a copy that was published, undone and redone no longer counts as a change", () => {
  state().act(copySection({}, SOURCE, { handler: PAGE, ids: [1, 2, 3] }, -1));
  const sent = state().operations;
  const results = Object.keys(sent).map((address) => saved(address));
  state().settle(sent, answer({ results, created: { "-1": 40 } }));
  state().undo();
  expect(state().operations["40:"]?.kind).toBe("remove");
  state().redo();
  expect(state().operations).toEqual({});
});

it("a section that is created at the second attempt still has its place", () => {
  refuseCopy();
  const sent = state().operations;
  expect(sent[`${PAGE}:order`]).toMatchObject({ before: [1, 2, 3], after: [1, 2, -1, 3] });
  const results = Object.keys(sent).map((address) => saved(address));
  state().settle(sent, answer({ results, created: { "-1": 40 } }));
  expect(state().operations).toEqual({});
});

it("what is typed in a new section while it is published goes on from the age that it was given", () => {
  const [insert] = copySection({}, SOURCE, { handler: PAGE, ids: [2] }, -1);
  if (!insert) throw new Error("nothing is copied");
  state().act([insert]);
  const sent = state().operations;
  state().register({ ...of(-1), path: "meta.title", slot: "text", stored: undefined });
  state().type("-1:meta.title", "Typed");
  const seen = { 40: "2026-02-01T00:00:00Z" };
  state().settle(sent, answer({ results: [saved("-1:")], created: { "-1": 40 }, seen }));
  expect(state().operations["40:meta.title"]).toMatchObject({ seen: seen[40], after: "Typed" });
});

it.each<[string, boolean, string]>([
  ["a section is as old as its publish has made it", false, "2026-02-01T00:00:00Z"],
  ["one that somebody else had changed stays as old as it was shown", true, ""],
])("%s, for what is done to it next", (_, merged, expected) => {
  state().registerSection(SOURCE);
  state().register({ ...of(2), path: "meta.title", slot: "text", stored: "Old" });
  state().type("2:meta.title", "New");
  const sent = state().operations;
  const follow: Operation = { ...of(2), kind: "follow", before: null, after: 5 };
  state().act([follow]);
  const seen = { 2: "2026-02-01T00:00:00Z" };
  state().settle(sent, answer({ results: [saved("2:meta.title", "New")], seen, merged }));
  expect(state().sections[2]?.seen).toBe(expected);
  expect(state().operations["2:master"]).toMatchObject({ seen: expected });
});
