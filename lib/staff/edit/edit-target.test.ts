import { expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { type EditTarget, fragmentOf, readTarget } from "./edit-target.ts";

const id = fc.integer({ min: 1 });
const targets = fc.oneof<fc.Arbitrary<EditTarget>[]>(
  fc.constant({ kind: "languages" }),
  fc.record({
    kind: fc.constant("translate"),
    language: fc.constantFrom("en", "hr"),
    id: fc.option(id, { nil: null }),
  }),
  fc.record({ kind: fc.constant("media"), id }),
  fc.record({ kind: fc.constant("section"), id }),
  fc.record({
    kind: fc.constant("link"),
    id: fc.option(id, { nil: null }),
    end: fc
      .string({ minLength: 1, maxLength: 2_000, unit: "grapheme" })
      .filter((end) => end.length <= 2_000),
  }),
  fc.record({
    kind: fc.constant("new"),
    slug: fc
      .string({ minLength: 1, maxLength: 300, unit: "grapheme" })
      .filter((slug) => slug.length <= 300),
  }),
);

it("reads back what it has written", () => {
  fc.assert(
    fc.property(targets, (target) => {
      expect(readTarget(fragmentOf(target))).toEqual(target);
    }),
  );
});

it.each([
  "",
  "#",
  "#reviews",
  "#edit:",
  "#edit:translate:3",
  "#edit:translate:x:hr",
  "#edit:link:",
  "#edit:link:3:",
  "#edit:link:x:about",
  "#edit:link:3:%",
  "#edit:help",
  "#edit:media",
  "#edit:media:-1",
  "#edit:media:1.5",
  "#edit:section:x",
  "#edit:new:%E0%A4%A",
  `#edit:new:${"a".repeat(301)}`,
])("takes %s for nothing of its own", (fragment) => {
  expect(readTarget(fragment)).toBeNull();
});
