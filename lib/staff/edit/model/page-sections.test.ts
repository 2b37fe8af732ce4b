import { describe, expect, it } from "vitest";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { anElement } from "#tests/factories/element.ts";
import { insertSection, moveSection, newPart, partsIn, removePart, setValue } from "./actions.ts";
import { inverseOf, type Operation } from "./edit-operation.ts";
import { overlay } from "./overlay.ts";
import {
  beginning,
  copyPart,
  copySection,
  newSection,
  removeFromPage,
  sectionsIn,
  setShown,
  visibilityIn,
} from "./page-sections.ts";
import { toSection } from "./section.ts";
import { type Operations, perform } from "./working-copy.ts";

const HANDLER = "page-section:home";
const cards = definitionNamed("cards");
if (!cards) throw new Error("there is no definition of cards");
const element = anElement({
  id: 7,
  handler: HANDLER,
  meta: { title: "Courts" },
  options: { component: "cards", order: 1, masterId: "" },
  parts: [
    { ...anElement({ id: 11, title: "" }), meta: { title: "Clay", odd: 1 } },
    { ...anElement({ id: 12, title: "" }), meta: { title: "Grass" } },
  ],
});
const section = toSection(element, "cards");
const all = (...list: readonly (Operation | null)[]) =>
  list.reduce<Operations>((held, one) => (one ? perform(held, one) : held), {});
const also = (held: Operations, list: readonly Operation[]) => list.reduce(perform, held);
const back = (held: Operations, list: readonly Operation[]) =>
  also(held, list.toReversed().map(inverseOf));
const page = { handler: HANDLER, ids: [5, 7, 9] };

describe("the sections of a page in the working copy", () => {
  it("includes insertions, moves and removals before the page is redrawn", () => {
    const inserted = insertSection({ ...page, after: 5 }, "text", -1);
    const operations = all(...inserted);
    expect(sectionsIn(operations, HANDLER, page.ids)).toEqual([5, -1, 7, 9]);
    const moved = moveSection(HANDLER, [5, -1, 7, 9], -1, 0);
    const next = perform(operations, moved as Operation);
    expect(sectionsIn(next, HANDLER, page.ids)).toEqual([-1, 5, 7, 9]);
    const gone = also(next, removeFromPage(next, section, { ...page, ids: [-1, 5, 7, 9] }));
    expect(sectionsIn(gone, HANDLER, page.ids)).toEqual([-1, 5, 9]);
  });

  it("drops everything about a new section that is removed again, and brings it back whole", () => {
    const held = all(...insertSection({ ...page, after: 5 }, "text", -1));
    const made = held["-1:"];
    if (made?.kind !== "insert") throw new Error("nothing was inserted");
    expect(newSection(made)).toBe(newSection(made));
    const removal = removeFromPage(held, newSection(made), { ...page, ids: [5, -1, 7, 9] });
    expect(also(held, removal)).toEqual({});
    expect(back(also(held, removal), removal)).toEqual(held);
  });

  it("removes a section as the backend holds it, and undo brings back what was unsaved in it", () => {
    const held = all(
      setValue({}, section, cards, "meta.title", "New"),
      newPart(section, null).operation,
    );
    const removal = removeFromPage(held, section, page);
    const after = also(held, removal);
    expect(Object.keys(after)).toEqual(["7:"]);
    expect(back(after, removal)).toEqual(held);
  });
});

describe("a copy of a section", () => {
  it("holds what is unsaved in it, also in its parts, and follows no master", () => {
    const held = all(
      setValue({}, section, cards, "parts.p12.meta.title", "Carpet"),
      removePart({}, section, "p11"),
    );
    const operations = also(held, copySection(held, section, page, -1));
    expect(operations["-1:"]).toMatchObject({ kind: "insert", copyOf: 7 });
    const [copy] = overlay([], Object.values(operations), [HANDLER]);
    expect(copy?.options).toEqual({ component: "cards", order: 0 });
    expect(copy?.parts.map(({ meta }) => meta.title)).toEqual(["Carpet"]);
    expect(sectionsIn(operations, HANDLER, page.ids)).toEqual([5, 7, -1, 9]);
  });

  it("of a section that is new itself is another new one", () => {
    const held = all(...insertSection({ ...page, after: null }, "cards", -1, beginning(cards)));
    const made = held["-1:"];
    if (made?.kind !== "insert") throw new Error("nothing was inserted");
    const ids = sectionsIn(held, HANDLER, page.ids);
    const both = also(held, copySection(held, newSection(made), { handler: HANDLER, ids }, -2));
    expect(both["-2:"]).toMatchObject({ kind: "insert", content: made.content });
    expect(both["-2:"]).not.toHaveProperty("copyOf");
    expect(sectionsIn(both, HANDLER, page.ids)).toEqual([-1, -2, 5, 7, 9]);
  });
});

describe("parts", () => {
  it("are copied with what is unsaved in them, without what no definition names", () => {
    const held = all(setValue({}, section, cards, "parts.p11.meta.text", "<p>Red</p>"));
    const { key, operation } = copyPart(held, section, cards, "p11");
    expect(operation).toMatchObject({
      beforeKey: "p12",
      content: { meta: { title: "Clay", text: "<p>Red</p>" } },
    });
    expect(operation).not.toHaveProperty("content.meta.odd");
    expect(partsIn(perform(held, operation), section)).toEqual(["p11", key, "p12"]);
  });

  it("of a new section are listed once, also when it was drawn with them", () => {
    const [insert] = insertSection({ ...page, after: 5 }, "cards", -1, beginning(cards));
    if (insert?.kind !== "insert") throw new Error("nothing was inserted");
    const section = newSection(insert);
    const added = newPart(section, null);
    const operations = all(insert, added.operation);
    const [drawn] = overlay([], Object.values(operations), [HANDLER]);
    if (!drawn) throw new Error("nothing was drawn");
    const keys = partsIn(operations, toSection(drawn, "cards"));
    expect(keys).toEqual([...section.partKeys, added.key]);
    expect(new Set(keys).size).toBe(4);
  });
});

describe("hiding", () => {
  it("hides on phones too, and showing again leaves no change behind", () => {
    const onPhones = toSection({ ...element, mobileOptions: { hidden: false } }, "cards");
    const hidden = all(...setShown({}, onPhones, cards, false));
    expect(visibilityIn(hidden, onPhones)).toBe("never");
    expect(visibilityIn(all(...setShown({}, section, cards, false)), section)).toBe("never");
    const held = all(...setShown({}, section, cards, false));
    expect(also(held, setShown(held, section, cards, true))).toEqual({});
  });
});

describe("following a master", () => {
  it("is drawn with the master's content, in the section's own place", () => {
    const master = anElement({
      id: 50,
      handler: "master-section",
      meta: { title: "From the master" },
      options: { component: "cards", columns: 2, order: 99 },
    });
    const follow: Operation = {
      kind: "follow",
      elementId: 7,
      handler: HANDLER,
      about: section.about,
      seen: "",
      before: null,
      after: 50,
    };
    const [shown] = overlay([element], [follow], [HANDLER], [master]);
    expect(shown).toMatchObject({
      id: 7,
      meta: { title: "From the master" },
      options: { masterId: 50, order: 1, columns: 2 },
      saved: { meta: { title: "Courts" } },
    });
  });
});
