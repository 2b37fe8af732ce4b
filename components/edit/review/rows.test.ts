import { expect, it } from "vitest";
import type { Operation } from "#lib/edit/model/operation.ts";
import { type Operations, perform } from "#lib/edit/model/working-copy.ts";
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

it.each<[string, Operation[], boolean]>([
  ["the texts of one section", [set(7, PAGE), set(7, PAGE, "meta.text")], false],
  ["two sections", [set(7, PAGE), set(8, PAGE)], true],
  ["a text of every page", [set(3, "header-section")], true],
  ["an order", [{ kind: "order", handler: PAGE, before: [1, 2], after: [2, 1] }], true],
])("shows %s first or not", (_name, operations, expected) => {
  expect(needsReview(all(...operations))).toBe(expected);
});
