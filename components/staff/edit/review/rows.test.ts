import { expect, it } from "vitest";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { countOf, type Operations, perform } from "#lib/staff/edit/model/working-copy.ts";
import { groupsOf, needsReview } from "./rows.ts";

const set = (elementId: number, handler: string, path = "meta.title"): Operation => ({
  kind: "set",
  elementId,
  handler,
  about: { component: "hero", title: "" },
  seen: "",
  path,
  slot: "text",
  before: "",
  after: "New",
});
const all = (...list: Operation[]) => list.reduce<Operations>(perform, {});
const PAGE = "page-section:home";

it("lists changes by section, those of every page first", () => {
  const groups = groupsOf(
    all(set(7, PAGE), set(3, "footer-section"), set(7, PAGE, "meta.text"), set(8, PAGE)),
  );
  expect(groups.map(({ key, isShared, operations }) => [key, isShared, operations.length])).toEqual(
    [
      ["3", true, 1],
      ["7", false, 2],
      ["8", false, 1],
    ],
  );
});

const content = {
  ...{ title: "", meta: {}, linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} },
  parts: [],
};
const about = { handler: PAGE, about: { component: "text", title: "" }, seen: "" };
const insert = (elementId: number): Operation => ({ ...about, kind: "insert", elementId, content });
const remove = (elementId: number): Operation => ({ ...about, kind: "remove", elementId, content });
const order = (before: number[], after: number[]): Operation => ({
  ...{ kind: "order", handler: PAGE },
  ...{ before, after },
});
const part = (key: string): Operation => ({
  ...{ ...about, elementId: 7, kind: "insertPart", key, beforeKey: null, content },
});
const orderParts = (before: string[], after: string[]): Operation => ({
  ...{ ...about, elementId: 7, kind: "orderParts", before, after },
});

it.each<[string, number, Operation[]]>([
  ["a new section, with its place", 1, [insert(-1), order([7, 8], [7, -1, 8])]],
  ["two new sections", 2, [insert(-1), insert(-2), order([7, 8], [-2, 7, -1, 8])]],
  ["a new section that was moved", 1, [insert(-1), order([7], [7, -1]), order([7, -1], [-1, 7])]],
  ["a new section, and one that was moved", 2, [insert(-1), order([7, 8], [8, -1, 7])]],
  ["a section that was moved", 1, [order([7, 8], [8, 7])]],
  ["a published section whose creation is undone", 1, [order([7, 9], [7]), remove(9)]],
  ["a place whose section is published elsewhere", 1, [order([7, 8], [7, 9, 8])]],
  ["a new part", 1, [part("n1")]],
  ["a new part that was moved", 1, [part("n1"), orderParts(["p1", "n1"], ["n1", "p1"])]],
  ["a new part, and one that was moved", 2, [part("n1"), orderParts(["p1", "p2"], ["p2", "p1"])]],
])("counts %s as %i, and lists as much", (_name, count, operations) => {
  const list = all(...operations);
  expect(countOf(list)).toBe(count);
  expect(groupsOf(list).flatMap((group) => group.operations)).toHaveLength(count);
});

it.each<[string, Operation[], boolean]>([
  ["the texts of one section", [set(7, PAGE), set(7, PAGE, "meta.text")], false],
  ["two sections", [set(7, PAGE), set(8, PAGE)], true],
  ["a text of every page", [set(3, "header-section")], true],
  ["an order", [{ kind: "order", handler: PAGE, before: [1, 2], after: [2, 1] }], true],
])("shows %s first or not", (_name, operations, expected) => {
  expect(needsReview(all(...operations))).toBe(expected);
});
