import { describe, expect, it } from "vitest";
import type { Operation } from "./edit-operation.ts";
import { takenBack, withoutLeftOut } from "./selection.ts";
import { type Operations, perform } from "./working-copy.ts";

const HANDLER = "page-section:home";
const of = (elementId: number) => ({
  elementId,
  handler: HANDLER,
  about: { component: "text", title: "" },
  seen: "",
});
const content = {
  title: "",
  meta: {},
  linkMeta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
  parts: [],
};
const set = (elementId: number, path = "meta.title"): Operation => ({
  ...of(elementId),
  kind: "set",
  path,
  slot: "text",
  before: "",
  after: "New",
});
const insert: Operation = { ...of(-1), kind: "insert", content };
const order: Operation = { kind: "order", handler: HANDLER, before: [7, 8], after: [7, -1, 8] };
const part: Operation = {
  ...of(7),
  kind: "insertPart",
  key: "nabcdefgh",
  beforeKey: null,
  content,
};
const all = (...list: Operation[]) => list.reduce<Operations>(perform, {});

describe("leaving changes out of a publish", () => {
  it("leaves behind what can't be without a section that is left out", () => {
    const operations = all(insert, order, set(-1), set(7));
    expect(Object.keys(withoutLeftOut(operations, new Set(["-1:"])))).toEqual(["7:meta.title"]);
  });

  it("leaves behind what is set on a part that is left out, and nothing else of its section", () => {
    const operations = all(part, set(7, "parts.nabcdefgh.meta.title"), set(7));
    expect(Object.keys(withoutLeftOut(operations, new Set(["7:parts.nabcdefgh"])))).toEqual([
      "7:meta.title",
    ]);
  });

  it("leaves one text out and keeps the others", () => {
    const operations = all(set(7), set(8));
    expect(Object.keys(withoutLeftOut(operations, new Set(["7:meta.title"])))).toEqual([
      "8:meta.title",
    ]);
  });
});

describe("taking a change back", () => {
  it("leaves nothing of a new section, its texts and its place", () => {
    const operations = all(insert, order, set(-1), set(7));
    const left = takenBack(operations, "-1:").reduce<Operations>(perform, operations);
    expect(Object.keys(left)).toEqual(["7:meta.title"]);
  });

  it("can be undone whole", () => {
    const operations = all(insert, order, set(-1));
    const step = takenBack(operations, "-1:");
    expect(step.map(({ kind }) => kind)).toEqual(["set", "order", "remove"]);
  });
});
