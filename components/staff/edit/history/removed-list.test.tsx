// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import { removeSection } from "#lib/staff/edit/model/actions.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { RemovedList } from "./removed-list.tsx";

const { callStaff, revealSection } = vi.hoisted(() => ({
  callStaff: vi.fn(),
  revealSection: vi.fn(),
}));
vi.mock("#lib/staff/call-staff.ts", () => ({ callStaff }));
vi.mock("#components/staff/edit/page/reveal.ts", () => ({ revealSection }));

const words = en.edit.history;
const HANDLER = "page-section:home";
const GONE = toSection(
  anElement({ id: 5, handler: HANDLER, meta: { title: "Gone" }, options: { component: "text" } }),
  "text",
);

it("brings a deleted section back at the end of the page, as one step", async () => {
  const removed = { at: "2026-05-12T15:00:00Z", by: "Ivo", operation: removeSection(GONE) };
  callStaff.mockImplementation(async () => ok({ items: [removed] }));
  const onDone = vi.fn();
  document.body.innerHTML = `<main data-edit-page="${HANDLER}"><section data-edit-section="1"></section></main>`;
  const store = await drawInEditor(<RemovedList onDone={onDone} />, "text", {
    id: 1,
    handler: HANDLER,
  });
  expect(callStaff.mock.calls[0]?.slice(0, 2)).toEqual([
    "edit/history/removed",
    { handler: HANDLER },
  ]);
  const row = within(await screen.findByRole("listitem"));
  expect(row.getByText(/Gone/)).toBeTruthy();
  expect(row.getByText(/May 12, 2026.*by Ivo/)).toBeTruthy();
  fireEvent.click(row.getByRole("button", { name: words.bringBack }));
  expect(store.getState().operations).toMatchObject({
    "-1:": { kind: "insert", content: { meta: { title: "Gone" } } },
    [`${HANDLER}:order`]: { after: [1, -1] },
  });
  expect(onDone).toHaveBeenCalledWith(words.restored);
  expect(revealSection).toHaveBeenCalledWith(-1);
  act(() => void store.getState().undo());
  expect(store.getState().operations).toEqual({});
});
