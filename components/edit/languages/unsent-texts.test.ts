import { expect, it } from "vitest";
import { addressOf, type SetOperation } from "#lib/edit/model/operation.ts";
import { withPlaces } from "#lib/edit/model/part-places.ts";
import { placesOf, toSection } from "#lib/edit/model/section.ts";
import { anElement } from "#tests/factories/element.ts";
import { typedIn, withoutTyped, withTyped } from "./unsent-texts.ts";

/** Cards without ids, by their titles. */
const cards = (...titles: readonly string[]) =>
  toSection(
    anElement({
      id: 17,
      parts: titles.map((title) => ({
        ...anElement({ id: 0, meta: { title, text: `About ${title}` } }),
      })),
    }),
    "cards",
  );
const set = (section: ReturnType<typeof cards>, path: string, before: string, after: string) =>
  withPlaces<SetOperation>(
    {
      ...{ kind: "set", elementId: 17, handler: section.handler, about: section.about, seen: "" },
      ...{ path, slot: "text", before, after },
    },
    placesOf(section),
  );

it("keeps the saved text from when its first character was typed as base", () => {
  const section = cards();
  const one = withTyped({}, section, set(section, "meta.title", "Staro", "M"));
  const two = withTyped(one, section, set(section, "meta.title", "Novo", "Mo"));
  expect(Object.values(two)).toMatchObject([{ before: "Staro", after: "Mo" }]);
  expect(withTyped(two, section, set(section, "meta.title", "Novo", "Staro"))).toEqual({});
  expect(withoutTyped(two, section, ["meta.title"])).toEqual({});
});

it("stays with a part that somebody else has moved, and does not become another's text", () => {
  const seen = cards("A", "B", "C");
  const typed = withTyped({}, seen, set(seen, "parts.i1.meta.title", "B", "Mine"));
  expect([...typedIn(typed, seen).keys()]).toEqual(["parts.i1.meta.title"]);

  const now = cards("B", "C");
  expect([...typedIn(typed, now).keys()]).toEqual(["parts.i0.meta.title"]);
  const on = withTyped(typed, now, set(now, "parts.i0.meta.title", "B", "Mine too"));
  expect(Object.values(on).map((one) => [addressOf(one), one])).toMatchObject([
    ["17:parts.i0.meta.title", { before: "B", after: "Mine too" }],
  ]);

  const gone = cards("A", "C");
  expect([...typedIn(typed, gone).keys()]).not.toContain("parts.i1.meta.title");
  expect(withoutTyped(typed, gone, ["parts.i1.meta.title"])).toEqual(typed);
});

it("is of one section", () => {
  const section = cards();
  const other = { ...set(section, "meta.title", "", "Theirs"), elementId: 18 };
  expect(typedIn({ [addressOf(other)]: other }, section).size).toBe(0);
});
