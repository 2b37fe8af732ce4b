import { expect, it } from "vitest";
import { addressOf, type SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { perform } from "#lib/staff/edit/model/working-copy.ts";
import { anElement } from "#tests/factories/element.ts";
import { typedIn, withoutTyped } from "./unsent-texts.ts";

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
const set = (
  { handler, about }: ReturnType<typeof cards>,
  path: string,
  before: string,
  after: string,
): SetOperation => ({
  ...{ kind: "set", elementId: 17, handler, about, seen: "" },
  ...{ path, slot: "text", before, after },
});

it("keeps the saved text from when its first character was typed as base", () => {
  const section = cards();
  const one = perform({}, set(section, "meta.title", "Staro", "M"));
  const two = perform(one, set(section, "meta.title", "Novo", "Mo"));
  expect([...typedIn(two, section).values()]).toMatchObject([{ before: "Staro", after: "Mo" }]);
  expect(withoutTyped(two, section, ["meta.title"])).toEqual({});
});

it("isn't used for another part after somebody else has changed the list of parts", () => {
  const [seen, now] = [cards("A", "B", "C"), cards("B", "C")];
  const typed = perform({}, set(seen, `parts.${seen.partKeys[1]}.meta.title`, "B", "Mine"));
  expect([...typedIn(typed, seen).keys()]).toEqual([`parts.${seen.partKeys[1]}.meta.title`]);
  const paths = now.partKeys.map((key) => `parts.${key}.meta.title`);
  expect([...typedIn(typed, now).keys()].filter((path) => paths.includes(path))).toEqual([]);
  expect(withoutTyped(typed, now, paths)).toEqual(typed);
});

it("is of one section", () => {
  const section = cards();
  const other = { ...set(section, "meta.title", "", "Theirs"), elementId: 18 };
  expect(typedIn({ [addressOf(other)]: other }, section).size).toBe(0);
});
