// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { partsIn } from "#lib/staff/edit/model/actions.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { PartsList } from "./parts-list.tsx";

const words = en.edit.sections;
/** Pixels of a row in the tests. */
const ROW = 40;
const FIELDS = {
  id: 7,
  handler: "page-section:home",
  options: { component: "cards" },
  parts: ["One", "Two", "Three"].map((title, index) =>
    anElement({ id: 31 + index, meta: { title } }),
  ),
};

/** jsdom lays nothing out and captures no pointers. */
beforeAll(() => {
  const held = new Set<number>();
  HTMLElement.prototype.setPointerCapture = (id) => void held.add(id);
  HTMLElement.prototype.hasPointerCapture = (id) => held.has(id);
  HTMLElement.prototype.releasePointerCapture = (id) => void held.delete(id);
  HTMLElement.prototype.getBoundingClientRect = function box() {
    const rows = [...document.querySelectorAll("[data-part]")];
    return new DOMRect(0, rows.indexOf(this) * ROW, 300, ROW);
  };
});

async function show() {
  const section = toSection(anElement(FIELDS), "cards");
  const definition = definitionNamed("cards");
  if (!definition?.parts) throw new Error("cards have parts");
  const store = await drawInEditor(
    <PartsList section={section} definition={definition} parts={definition.parts} />,
    "cards",
    FIELDS,
  );
  const titles = () =>
    screen.getAllByRole("listitem").map((row) => row.querySelector(".edit-row-name")?.textContent);
  const row = (title: string) => {
    const found = screen.getAllByRole("listitem").find((one) => one.textContent?.includes(title));
    if (!found) throw new Error(`${title} is not listed`);
    return found;
  };
  return { store, section, titles, row };
}

it("a part is dragged by its handle to where a line shows that it will go, as one step", async () => {
  const { store, titles, row } = await show();
  const handle = row("One").querySelector(".edit-drag");
  if (!handle) throw new Error("the part has no handle");
  const at = (y: number) => ({ pointerId: 1, button: 0, clientY: y });
  fireEvent.pointerDown(handle, at(ROW / 2));
  fireEvent.pointerMove(handle, at(2 * ROW));
  expect(row("Three").hasAttribute("data-drop-before")).toBe(true);
  fireEvent.pointerUp(handle, at(2 * ROW));
  expect(titles()).toEqual(["Two", "One", "Three"]);
  expect(store.getState().done).toHaveLength(1);
  expect(store.getState().announcement.text).toContain("2 of 3");
});

it("a part is moved with Alt and the arrow keys, keeps the focus, and its section stays where it is", async () => {
  const { store, titles, row } = await show();
  const button = within(row("One")).getByRole("button", { name: new RegExp(words.settings) });
  button.focus();
  const heard = vi.fn();
  document.body.addEventListener("keydown", heard);
  fireEvent.keyDown(button, { key: "ArrowDown", altKey: true });
  await act(() => new Promise(requestAnimationFrame));
  expect(titles()).toEqual(["Two", "One", "Three"]);
  expect(document.activeElement).toBe(button);
  fireEvent.keyDown(button, { key: "ArrowUp", altKey: true });
  fireEvent.keyDown(button, { key: "ArrowUp", altKey: true });
  expect(titles()).toEqual(["One", "Two", "Three"]);
  expect(store.getState().announcement.text).toBe(words.isFirst);
  // Nothing that would move the section hears of it.
  expect(heard).not.toHaveBeenCalled();
  document.body.removeEventListener("keydown", heard);
});

it("a part is added behind the one that is chosen", async () => {
  const { store, section, titles, row } = await show();
  fireEvent.click(within(row("One")).getByRole("button", { name: new RegExp(words.addPartAfter) }));
  expect(titles()).toEqual(["One", "Card 2", "Two", "Three"]);
  expect(partsIn(store.getState().operations, section)[2]).toBe("p32");
});
