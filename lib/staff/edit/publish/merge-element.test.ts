import { describe, expect, it } from "vitest";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import type { ContentOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { rebase } from "#lib/staff/edit/model/rebase.ts";
import { mergeElement } from "./merge-element.ts";

const part = (id: number) => ({ id, meta: { title: { title: `Part ${id}` } } });
const section = (...ids: number[]) => ({
  id: 7,
  updatedAt: "2026-11-01T10:00:00Z",
  options: { component: "cards" },
  parts: ids.map(part),
});
const order = (before: readonly string[], after: readonly string[]): ContentOperation => ({
  kind: "orderParts",
  elementId: 7,
  handler: "page-section:home",
  about: { component: "cards", title: "Cards" },
  seen: "2026-11-01T10:00:00Z",
  before,
  after,
});
const keysOf = (...ids: number[]) => ids.map((id) => `p${id}`);
const DEFINITION = definitionNamed("cards");

describe("an order of parts", () => {
  it("is a conflict where somebody else has moved them too, and differently", () => {
    const mine = order(keysOf(1, 2, 3), keysOf(3, 1, 2));
    const { slots, answers } = mergeElement(section(2, 1, 3), [mine], DEFINITION);
    expect(slots).toEqual({});
    expect(answers[0]).toMatchObject({ status: "conflict", theirs: keysOf(2, 1, 3) });
    // Mine wins once it is known what theirs is.
    const known = rebase(mine, { theirs: keysOf(2, 1, 3) }) as ContentOperation;
    expect(mergeElement(section(2, 1, 3), [known], DEFINITION).slots.parts).toEqual(
      section(3, 1, 2).parts,
    );
  });

  it("is saved where nobody else has moved any, or the same way", () => {
    const mine = order(keysOf(1, 2, 3), keysOf(3, 1, 2));
    expect(mergeElement(section(1, 2, 3), [mine], DEFINITION).slots.parts).toEqual(
      section(3, 1, 2).parts,
    );
    const { slots, answers } = mergeElement(section(3, 1, 2), [mine], DEFINITION);
    expect(slots).toEqual({});
    expect(answers[0]?.status).toBe("saved");
  });

  it("keeps a part that came meanwhile", () => {
    const mine = order(keysOf(1, 2), keysOf(2, 1));
    expect(mergeElement(section(1, 9, 2), [mine], DEFINITION).slots.parts).toEqual(
      section(2, 1, 9).parts,
    );
  });
});
