// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { PageMark } from "./page-mark.tsx";
import { SectionsDialog } from "./sections-dialog.tsx";

const HANDLER = "page-section:homepage";
/** Pixels of a row in the tests. */
const ROW = 40;
const onClose = vi.fn();

/** jsdom lays nothing out and captures no pointers. */
beforeAll(() => {
  allowDialogs();
  const held = new Set<number>();
  HTMLElement.prototype.setPointerCapture = (id) => void held.add(id);
  HTMLElement.prototype.hasPointerCapture = (id) => held.has(id);
  HTMLElement.prototype.releasePointerCapture = function release(id) {
    held.delete(id);
    this.dispatchEvent(new Event("lostpointercapture"));
  };
  HTMLElement.prototype.getBoundingClientRect = function box() {
    const rows = [...document.querySelectorAll("[data-row]")];
    return new DOMRect(0, rows.indexOf(this) * ROW, 300, ROW);
  };
});
beforeEach(() => onClose.mockReset());

async function show() {
  const store = await drawInEditor(
    <>
      {[1, 2, 3].map((id) => (
        <section key={id} data-edit-section={id} />
      ))}
      <PageMark handler={HANDLER} />
      <SectionsDialog
        dialog={{ name: "sections" }}
        onClose={onClose}
        announce={() => {}}
        publish={() => {}}
      />
    </>,
    "text",
    { id: 1, handler: HANDLER },
  );
  const others = [2, 3].map((id) =>
    toSection(anElement({ id, handler: HANDLER, options: { component: "text" } }), "text"),
  );
  await act(async () => {
    for (const section of others) store.getState().registerSection(section);
  });
  const handle = (id: number) => {
    const found = document.querySelector(`[data-row="${id}"] .edit-drag`);
    if (!found) throw new Error(`section ${id} is not listed`);
    return found;
  };
  const order = () => {
    const operation = store.getState().operations[`${HANDLER}:order`];
    return operation?.kind === "order" ? operation.after : null;
  };
  return { store, handle, order };
}

const at = (y: number) => ({ pointerId: 1, button: 0, clientY: y });
const marked = () =>
  [...document.querySelectorAll("[data-drop-before], [data-drop-after]")].map((row) =>
    row.getAttribute("data-row"),
  );

it("is dragged by its handle to where a line shows that it will go, as one step", async () => {
  const { store, handle, order } = await show();
  const first = handle(1);
  fireEvent.pointerMove(first, at(2 * ROW));
  expect(marked()).toEqual([]);
  fireEvent.pointerDown(first, at(ROW / 2));
  fireEvent.pointerMove(first, at(2 * ROW));
  expect(marked()).toEqual(["3"]);
  expect(order()).toBeNull();
  fireEvent.pointerUp(first, at(2 * ROW));
  expect(order()).toEqual([2, 1, 3]);
  expect(marked()).toEqual([]);
  expect(store.getState().done).toHaveLength(1);
  expect(store.getState().announcement.text).toContain("2 of 3");
});

it("is dragged to either end, and nowhere where it stands", async () => {
  const { handle, order } = await show();
  const drag = (id: number, from: number, to: number) => {
    const one = handle(id);
    fireEvent.pointerDown(one, at(from));
    fireEvent.pointerMove(one, at(to));
    fireEvent.pointerUp(one, at(to));
    fireEvent.lostPointerCapture(one, { pointerId: 1 });
  };
  drag(2, 1.5 * ROW, 1.9 * ROW);
  expect(order()).toBeNull();
  drag(1, ROW / 2, 9 * ROW);
  expect(order()).toEqual([2, 3, 1]);
  drag(3, 1.5 * ROW, -ROW);
  expect(order()).toEqual([3, 2, 1]);
});

it("stays where it was when Escape is pressed, and the outline stays open", async () => {
  const { handle, order } = await show();
  const first = handle(1);
  fireEvent.pointerDown(first, at(ROW / 2));
  fireEvent.pointerMove(first, at(2 * ROW));
  const press = () => {
    const dialog = screen.getByRole("dialog");
    const event = createEvent.keyDown(dialog, { key: "Escape" });
    fireEvent(dialog, event);
    return event.defaultPrevented;
  };
  // The browser closes a dialog unless the key is taken.
  expect(press()).toBe(true);
  expect(marked()).toEqual([]);
  fireEvent.pointerMove(first, at(2 * ROW));
  fireEvent.pointerUp(first, at(2 * ROW));
  expect([order(), marked()]).toEqual([null, []]);
  expect(onClose).not.toHaveBeenCalled();
  // The next one is the dialog's again.
  expect(press()).toBe(false);
  expect(screen.getByRole("dialog", { name: en.edit.sections.title })).toBeTruthy();
});
