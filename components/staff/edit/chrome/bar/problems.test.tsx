// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { setValue } from "#lib/staff/edit/model/actions.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { anAnswer } from "#tests/factories/edit-answer.ts";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { Problems } from "./problems.tsx";

it("keeps what was typed in a section that somebody has deleted, says why, and lets it be copied", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", Object.assign(navigator, { clipboard: { writeText } }));
  const store = await drawInEditor(<Problems />, "text");
  const definition = definitionNamed("text") ?? expect.fail("There are no texts.");
  const section = toSection(anElement({ id: 7, meta: { text: "<p>Old</p>" } }), "text");
  const typed = setValue({}, section, definition, "meta.text", "<p>Typed words</p>");
  if (!typed) expect.fail("The text cannot be set.");
  const address = "7:meta.text";
  act(() => {
    store.getState().act([typed]);
    const gone = { address, status: "failed", reason: "notFound" } as const;
    store.getState().settle({ [address]: typed }, anAnswer([gone], { seen: {} }));
  });
  expect(store.getState().operations[address]).toMatchObject({ after: "<p>Typed words</p>" });
  expect(screen.getByRole("alert").textContent).toContain(en.edit.reason.notFound);
  expect(screen.getByText("Typed words")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: en.edit.conflict.copyMine }));
  expect(writeText).toHaveBeenCalledWith("Typed words");
  await waitFor(() => expect(store.getState().announcement.text).toBe(en.edit.conflict.copied));
});
