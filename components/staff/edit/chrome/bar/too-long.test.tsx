// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { FullNote } from "#components/staff/edit/ui/full-note.tsx";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { setValue } from "#lib/staff/edit/model/actions.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { tooLongIn } from "#lib/staff/edit/model/text-length.ts";
import en from "#messages/en.json";
import { anAnswer } from "#tests/factories/edit-answer.ts";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { Problems } from "./problems.tsx";
import { TooLong } from "./too-long.tsx";

const said = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+), number\}/g, (_, name: string) => values[name] ?? "");

it("names limit and length while a text is typed, and where publishing refuses it", async () => {
  const store = await drawInEditor(
    <>
      <TooLong />
      <Problems />
    </>,
    "text",
  );
  const definition = definitionNamed("text") ?? expect.fail("There are no texts.");
  const section = toSection(anElement({ id: 7, meta: { text: "<p>Old</p>" } }), "text");
  const typed = (length: number) =>
    setValue({}, section, definition, "meta.text", "x".repeat(length)) ?? expect.fail("no place");
  const type = (length: number) => act(() => store.getState().act([typed(length)]));

  type(50_000);
  expect(screen.queryByRole("status")).toBeNull();
  type(51_234);
  expect(screen.getByRole("status").textContent).toBe(
    said(en.edit.long.limit, { limit: "50,000" }),
  );
  expect(screen.getByText(said(en.edit.long.now, { length: "51,234" }))).toBeDefined();

  const address = "7:meta.text";
  act(() => {
    const refused = { address, status: "invalid", reason: "tooLong" } as const;
    store.getState().settle({ [address]: typed(51_234) }, anAnswer([refused], { seen: {} }));
  });
  expect(screen.getByRole("alert").textContent).toContain(
    said(en.edit.long.refused, { limit: "50,000", length: "51,234" }),
  );
  type(12);
  expect(screen.queryByRole("status")).toBeNull();
});

it("says below a field that it is full, where a browser leaves out what goes beyond", async () => {
  await drawInEditor(<FullNote text={"x".repeat(299)} limit={300} />, "text");
  expect(screen.queryByRole("status")).toBeNull();
  cleanup();
  await drawInEditor(<FullNote text={"x".repeat(300)} limit={300} />, "text");
  expect(screen.getByRole("status").textContent).toBe(said(en.edit.long.full, { limit: "300" }));
});

it.each([
  ["hero", "meta.title", "x".repeat(2_001), { limit: 2_000, length: 2_001 }],
  ["hero", "meta.title", "x".repeat(2_000), null],
  ["hero", "mobileMeta.title", "x".repeat(2_003), { limit: 2_000, length: 2_003 }],
  [
    "hero",
    "linkMeta.cta",
    { name: "x".repeat(2_500), href: "/a" },
    { limit: 2_000, length: 2_500 },
  ],
  ["hero", "linkMeta.cta", { name: "Go", href: "/a" }, null],
  ["instagram", "options.hashtags", ["tennis", "x".repeat(201)], { limit: 200, length: 201 }],
] as const)("of %s %s is too long where it says so", (component, path, value, found) => {
  const definition = definitionNamed(component) ?? expect.fail("There is no such section.");
  const section = toSection(anElement({ id: 7, options: { component } }), component);
  const after = structuredClone(value) as Parameters<typeof setValue>[4];
  const typed = setValue({}, section, definition, path, after) ?? expect.fail("no place");
  expect(tooLongIn(typed)).toEqual(found);
});
