import { describe, expect, it } from "vitest";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { SECTIONS, SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import { fc } from "#tests/property.ts";
import {
  addressOf,
  type Content,
  inverseOf,
  type Json,
  type Operation,
  type SetOperation,
} from "./edit-operation.ts";
import { overlay } from "./overlay.ts";
import { partKeysOf } from "./part-keys.ts";
import { allowedAt, parsePlace } from "./place.ts";
import { type Operations, perform } from "./working-copy.ts";

const HANDLER = "page-section:home";
const of = (elementId: number) => ({
  elementId,
  handler: HANDLER,
  about: { component: "cards", title: "Cards" },
  seen: "2026-01-01T00:00:00Z",
});
const set = (path: string, before: Json | undefined, after: Json | undefined): SetOperation => ({
  ...of(7),
  kind: "set",
  path,
  slot: "text",
  before,
  after,
});
const EMPTY: Content = {
  title: "",
  meta: {},
  linkMeta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
};
const content = { ...EMPTY, options: { component: "text" }, parts: [] };

const part = (id: number, title: string) => ({ ...EMPTY, id, meta: { title } });
const element = (id: number, order: number): Element => ({
  ...EMPTY,
  id,
  handler: HANDLER,
  language_code: "en",
  meta: { title: `Section ${id}` },
  options: { component: "cards", order },
  parts: [part(11, "one"), part(12, "two"), part(0, "three")],
  created_at: "",
  updated_at: "",
});
const all = (...list: Operation[]) => list.reduce<Operations>(perform, {});
const shown = (operations: Operations) =>
  overlay([element(7, 0), element(8, 1)], Object.values(operations), [HANDLER]);

describe("a place", () => {
  it.each([
    "meta.title",
    "parts.p12.meta.text",
    "parts.i0.linkMeta.link",
    "parts.i0x0123456789abc.linkMeta.link",
    "mobileOptions.columns",
  ])("is read from %s", (path) => expect(parsePlace(path)).not.toBeNull());

  it.each([
    "meta.__proto__",
    "meta.constructor",
    "parts.0.meta.title",
    "parts.p1.parts.p2.meta.title",
    "handler",
    "meta.title.x",
    "options",
    "",
  ])("is not read from %s", (path) => expect(parsePlace(path)).toBeNull());

  it("is allowed where the section's definition names it, and nowhere else", () => {
    const cards = definitionOf(element(7, 0));
    if (!cards) throw new Error("no definition");
    expect(allowedAt(cards, "meta.title")).toMatchObject({ slot: "text", isPhone: false });
    expect(allowedAt(cards, "mobileMeta.title")).toMatchObject({ slot: "text", isPhone: true });
    expect(allowedAt(cards, "parts.p11.linkMeta.link")).toMatchObject({ slot: "link" });
    expect(allowedAt(cards, "mobileOptions.columns")).toMatchObject({ slot: "option" });
    for (const path of [
      "meta.text",
      "options.component",
      "options.masterId",
      "parts.p11.options.columns",
      "parts.p11.mobileOptions.hidden",
      "linkMeta.anything",
    ])
      expect(allowedAt(cards, path)).toBeNull();
    expect(definitionOf({ options: { component: "of-nobody" } })).toBeNull();
  });

  it("may have any name among the links of the footer and its menus", () => {
    const footer = SHELL["footer-section"];
    if (!footer) throw new Error("no definition");
    expect(allowedAt(footer, "linkMeta.facebook")).toMatchObject({ slot: "link" });
    expect(allowedAt(footer, "parts.i1.linkMeta.about")).toMatchObject({ slot: "link" });
    expect(allowedAt(footer, "meta.anything")).toBeNull();
  });

  it("can be parsed wherever a definition names it", () => {
    for (const { slots, options, parts } of [...SECTIONS, ...Object.values(SHELL)])
      for (const { path } of [...slots, ...options, ...(parts?.slots ?? [])])
        expect(parsePlace(path)).not.toBeNull();
  });
});

describe("the working copy", () => {
  it("keeps one operation an address, with what the first of them began from", () => {
    const operations = all(set("meta.title", "a", "b"), set("meta.title", "b", "c"));
    expect(Object.values(operations)).toEqual([set("meta.title", "a", "c")]);
  });

  it("drops changes that restore the original value, where an empty text equals none", () => {
    expect(all(set("meta.title", "a", "b"), set("meta.title", "b", "a"))).toEqual({});
    expect(all(set("meta.title", undefined, "b"), set("meta.title", "b", ""))).toEqual({});
  });

  it("forgets a new section and all that was set on it once it is removed", () => {
    const fresh: Operation = { ...of(-1), kind: "insert", content };
    const text = { ...set("meta.title", "", "x"), elementId: -1 };
    expect(all(fresh, text, { ...of(-1), kind: "remove", content })).toEqual({});
  });

  it("forgets a new part and its texts, but no other one that begins alike", () => {
    const insert = (key: string): Operation => ({
      ...of(7),
      kind: "insertPart",
      key,
      beforeKey: null,
      content: EMPTY,
    });
    const remove: Operation = { ...insert("naaaaaaaa"), kind: "removePart" } as Operation;
    const other = set("parts.naaaaaaaab.meta.title", "", "stays");
    const operations = all(
      insert("naaaaaaaa"),
      set("parts.naaaaaaaa.meta.title", "", "goes"),
      insert("naaaaaaaab"),
      other,
      remove,
    );
    expect(Object.values(operations)).toEqual([insert("naaaaaaaab"), other]);
  });

  it("puts back what was removed", () => {
    const remove: Operation = { ...of(7), kind: "remove", content };
    expect(all(remove, inverseOf(remove))).toEqual({});
  });
});

describe("the preview", () => {
  it("shows values, new and removed parts, and their order", () => {
    const third = partKeysOf(element(7, 0).parts)[2] ?? "";
    const [first] = shown(
      all(
        set("meta.title", "Section 7", "New"),
        set("parts.p12.meta.title", "two", "2"),
        set(`parts.${third}.meta.title`, "three", "3"),
        { ...of(7), kind: "removePart", key: "p11", beforeKey: "p12", content: EMPTY },
        {
          ...of(7),
          kind: "insertPart",
          key: "naaaaaaaa",
          beforeKey: "p12",
          content: { ...EMPTY, meta: { title: "0" } },
        },
        {
          ...of(7),
          kind: "orderParts",
          before: ["naaaaaaaa", "p12", third],
          after: [third, "naaaaaaaa", "p12"],
        },
      ),
    );
    expect(first?.meta.title).toBe("New");
    expect(first?.parts.map(({ meta }) => meta.title)).toEqual(["3", "0", "2"]);
  });

  it("adds and removes sections of its pages, in the order that was set", () => {
    const sections = shown(
      all(
        { ...of(-1), kind: "insert", content },
        { ...of(-2), handler: "page-section:other", kind: "insert", content },
        { ...of(8), kind: "remove", content },
        { kind: "order", handler: HANDLER, before: [7, 8], after: [-1, 7] },
      ),
    );
    expect(sections.map(({ id }) => id).sort()).toEqual([-1, 7]);
    expect(sections.find(({ id }) => id === -1)?.options.order).toBe(0);
    expect(sections.find(({ id }) => id === 7)?.options.order).toBe(1);
  });

  it("leaves elements alone that nothing was done to: they are the same objects", () => {
    const elements = [7, 8].map((id) => ({ ...element(id, 0), parts: [part(11, "one")] }));
    const [first, second] = overlay(elements, [set("meta.title", "a", "b")], [HANDLER]);
    expect(first).not.toBe(elements[0]);
    expect(second).toBe(elements[1]);
  });
});

it("undoes any sequence of operations back to nothing, and redoes it", () => {
  const paths = fc.constantFrom("meta.title", "parts.p11.meta.title", "options.columns");
  const values = fc.constantFrom<Json | undefined>(undefined, "", "a", "b", 3);
  const key = fc.constantFrom("naaaaaaaa", "nbbbbbbbb");
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("set" as const), path: paths, value: values }),
      fc.record({ kind: fc.constant("part" as const), key }),
      fc.record({ kind: fc.constant("section" as const), key: fc.integer({ min: -3, max: -1 }) }),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(steps, (list) => {
      let operations: Operations = {};
      const done: { operation: Operation; before: Operations; after: Operations }[] = [];
      for (const step of list) {
        const operation = toOperation(step, operations);
        const after = perform(operations, operation);
        done.push({ operation, before: operations, after });
        operations = after;
      }
      for (const { operation, before } of [...done].reverse()) {
        operations = perform(operations, inverseOf(operation));
        expect(Object.keys(operations).sort()).toEqual(Object.keys(before).sort());
      }
      expect(operations).toEqual({});
    }),
  );
});

/** The possible next edits: set a value, insert or remove a part or section. */
function toOperation(
  step:
    | { kind: "set"; path: string; value: Json | undefined }
    | { kind: "part"; key: string }
    | { kind: "section"; key: number },
  operations: Operations,
): Operation {
  if (step.kind === "set") {
    const held = operations[addressOf(set(step.path, undefined, undefined))];
    return set(step.path, held?.kind === "set" ? held.after : "stored", step.value);
  }
  if (step.kind === "part") {
    const insert: Operation = {
      ...of(7),
      kind: "insertPart",
      key: step.key,
      beforeKey: null,
      content: EMPTY,
    };
    return operations[addressOf(insert)] ? inverseOf(insert) : insert;
  }
  const insert: Operation = { ...of(step.key), kind: "insert", content };
  return operations[addressOf(insert)] ? inverseOf(insert) : insert;
}
