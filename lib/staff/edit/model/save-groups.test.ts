import { describe, expect, it } from "vitest";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { anElement } from "#tests/factories/element.ts";
import type { Operation } from "./edit-operation.ts";
import { putBack } from "./put-back.ts";
import { towards } from "./restore-operations.ts";
import { momentsOf, orderAt, type SectionPast, sectionAt, type Version } from "./save-groups.ts";
import { toSection } from "./section.ts";
import { perform } from "./working-copy.ts";

const HANDLER = "page-section:home";
const find = ({ about }: { about: { component: string } }) => definitionNamed(about.component);

const aSection = (id: number, fields: Parameters<typeof anElement>[0] = {}, component = "text") =>
  toSection(
    anElement({ id, handler: HANDLER, ...fields, options: { component, ...fields.options } }),
    component,
  );
const aVersion = (
  id: number,
  version: number,
  at: string,
  by: string,
  title: string,
  order?: number,
): Version => ({
  version,
  at,
  by,
  section: aSection(id, { meta: { title }, options: order === undefined ? {} : { order } }),
});
const past = (elementId: number, ...versions: Version[]): SectionPast => ({ elementId, versions });

describe("moments", () => {
  it("are the newest first, whatever order the versions come in", () => {
    const list = momentsOf(
      [
        past(
          1,
          aVersion(1, 1, "2026-05-01T08:00:00Z", "Ana", "One"),
          aVersion(1, 3, "2026-05-03T08:00:00Z", "Ana", "Three"),
          aVersion(1, 2, "2026-05-02T08:00:00Z", "Ivo", "Two"),
        ),
      ],
      find,
    );
    expect(list.map(({ by, changes }) => [by, changes[0]?.version.version])).toEqual([
      ["Ana", 3],
      ["Ivo", 2],
      ["Ana", 1],
    ]);
    expect(list[0]?.changes[0]?.operations).toMatchObject([
      { kind: "set", path: "meta.title", before: "Two", after: "Three" },
    ]);
    expect(list[2]?.changes[0]?.operations).toBeNull();
  });

  it("join what one person saved in several sections at a time, and nobody else's", () => {
    const pasts = [
      past(1, aVersion(1, 2, "2026-05-02T08:00:00Z", "Ana", "b")),
      past(2, aVersion(2, 2, "2026-05-02T08:00:03Z", "Ana", "b")),
      past(3, aVersion(3, 2, "2026-05-02T08:00:04Z", "Ivo", "b")),
    ];
    const ids = momentsOf(pasts, find).map(({ changes }) =>
      changes.map(({ version }) => version.section.elementId),
    );
    expect(ids).toEqual([[3], [2, 1]]);
  });

  it("keep two saves of the same section apart, and read versions without a time as the oldest", () => {
    const list = momentsOf(
      [
        past(
          1,
          aVersion(1, 0, "", "", "Old"),
          aVersion(1, 2, "2026-05-02T08:00:01Z", "Ana", "c"),
          aVersion(1, 1, "2026-05-02T08:00:00Z", "Ana", "b"),
        ),
      ],
      find,
    );
    expect(list.map(({ changes }) => changes[0]?.version.version)).toEqual([2, 1, 0]);
  });

  it("know how every section was then, and nothing of one that came later", () => {
    const one = past(
      1,
      aVersion(1, 2, "2026-05-03T08:00:00Z", "Ana", "New"),
      aVersion(1, 1, "2026-05-01T08:00:00Z", "Ana", "Old"),
    );
    const other = past(2, aVersion(2, 1, "2026-05-02T08:00:00Z", "Ana", "Later"));
    const [newest, middle, oldest] = momentsOf([one, other], find);
    if (!newest || !middle || !oldest) throw new Error("three moments");
    expect(sectionAt(one, middle)?.content.meta.title).toBe("Old");
    expect(sectionAt(other, newest)?.content.meta.title).toBe("Later");
    expect(sectionAt(other, oldest)).toBeNull();
  });

  it("know the order of the page; a section without a place then stays behind its neighbour", () => {
    const pasts = [
      past(1, aVersion(1, 1, "2026-05-01T08:00:00Z", "Ana", "a", 20)),
      past(2, aVersion(2, 1, "2026-05-01T08:00:00Z", "Ana", "b", 10)),
    ];
    const [moment] = momentsOf(pasts, find);
    if (!moment) throw new Error("one moment");
    expect(orderAt({ handler: HANDLER, ids: [1, 3, 2] }, pasts, moment)).toMatchObject({
      kind: "order",
      before: [1, 3, 2],
      after: [2, 1, 3],
    });
    expect(orderAt({ handler: HANDLER, ids: [2, 1, 3] }, pasts, moment)).toBeNull();
  });
});

describe("towards", () => {
  const definition = definitionNamed("text");
  if (!definition) throw new Error("the text section");

  it("sets what differs, from what the working copy and the page hold, and leaves unknown values", () => {
    const section = aSection(1, { meta: { title: "Now", secret: 1 }, mobileMeta: {} });
    const then = aSection(1, { meta: { title: "Then", secret: 2 }, options: { order: 40 } });
    const typed: Operation = {
      elementId: 1,
      handler: HANDLER,
      about: section.about,
      seen: "",
      kind: "set",
      path: "meta.title",
      slot: "text",
      before: "Saved since",
      after: "Typed",
    };
    const stored = { "1:meta.title": { stored: "Saved since" } };
    const way = towards({ section, operations: {}, stored }, definition, then);
    expect(way).toMatchObject({
      unknown: 1,
      operations: [{ path: "meta.title", before: "Saved since", after: "Then" }],
    });
    const operations = { "1:meta.title": typed };
    const over = towards({ section, operations, stored }, definition, then);
    expect(over.operations).toMatchObject([{ before: "Typed", after: "Then" }]);
    // Against what the backend holds, however it came about.
    expect(over.operations.reduce(perform, operations)["1:meta.title"]).toMatchObject({
      before: "Saved since",
      after: "Then",
    });
  });

  it("unsets what was not there, and does nothing where all is the same", () => {
    const section = aSection(1, { meta: { title: "Now" } });
    const present = { section, operations: {}, stored: {} };
    const [operation] = towards(present, definition, aSection(1)).operations;
    expect(operation).toMatchObject({ path: "meta.title", before: "Now", after: undefined });
    expect(towards(present, definition, section)).toEqual({ operations: [], unknown: 0 });
  });

  it("brings parts back that are gone, in their place, without what the definition does not name", () => {
    const faq = definitionNamed("faq");
    if (!faq) throw new Error("the faq section");
    const part = (id: number, title: string) => ({
      ...anElement({ id, meta: { title, secret: "x" } }),
    });
    const then = aSection(1, { parts: [part(11, "A"), part(12, "B"), part(13, "C")] }, "faq");
    const section = aSection(1, { parts: [part(13, "C"), part(11, "A!"), part(14, "D")] }, "faq");
    const { operations } = towards({ section, operations: {}, stored: {} }, faq, then);
    expect(operations.map(({ kind }) => kind)).toEqual([
      "removePart",
      "insertPart",
      "set",
      "orderParts",
    ]);
    const made = operations.find((one) => one.kind === "insertPart");
    expect(made).toMatchObject({ beforeKey: "p13", content: { meta: { title: "B" } } });
    expect(JSON.stringify(made)).not.toContain("secret");
    expect(operations.at(-1)).toMatchObject({ after: ["p11", made?.key, "p13"] });
  });
});

describe("put back", () => {
  const section = aSection(1, { meta: { title: "Mine" }, updated_at: "2026-05-02" });
  const set = (after: string): Operation => ({
    elementId: 1,
    handler: HANDLER,
    about: section.about,
    seen: "2026-05-01",
    kind: "set",
    path: "meta.title",
    slot: "text",
    before: "Before",
    after,
  });
  const site = {
    operations: {},
    stored: {},
    find: (id: number) => (id === 1 ? section : null),
    define: find,
    page: { handler: HANDLER, ids: [2, 1] },
  };

  it("undoes what is still there, on the page as it is now", () => {
    expect(putBack(site, [set("Mine")])).toMatchObject({
      operations: [{ before: "Mine", after: "Before", seen: "2026-05-02" }],
      changed: [],
      lasting: [],
    });
  });

  it("leaves what was changed again since, and what was moved again", () => {
    const moved: Operation = { kind: "order", handler: HANDLER, before: [2, 1], after: [1, 2] };
    const back = putBack(site, [set("Other"), moved]);
    expect(back.operations).toEqual([]);
    expect(back.changed).toHaveLength(2);
    const still = putBack({ ...site, page: { handler: HANDLER, ids: [1, 2] } }, [moved]);
    expect(still.operations).toMatchObject([{ before: [1, 2], after: [2, 1] }]);
  });

  it("says what lasts: a deleted section, and one that this page does not show", () => {
    const removed: Operation = {
      ...set(""),
      kind: "remove",
      content: section.content,
    } as Operation;
    const back = putBack(site, [removed, { ...set("Mine"), elementId: 9 } as Operation]);
    expect(back).toMatchObject({ operations: [], changed: [] });
    expect(back.lasting).toHaveLength(2);
  });
});
