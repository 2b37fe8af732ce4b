// @vitest-environment jsdom
import { act, createEvent, fireEvent } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { PageMark } from "#components/staff/edit/sections/page-mark.tsx";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { PageDrag } from "./page-drag.tsx";

const HANDLER = "page-section:homepage";
/** Pixels of a section, of which the window of the tests has room for two and a half. */
const HEIGHT = 400;
const WINDOW = 1000;
let scrolled = 0;

beforeAll(() => {
  allowDialogs();
  const held = new Set<number>();
  HTMLElement.prototype.setPointerCapture = (id) => void held.add(id);
  HTMLElement.prototype.hasPointerCapture = (id) => held.has(id);
  HTMLElement.prototype.releasePointerCapture = (id) => void held.delete(id);
  HTMLElement.prototype.getBoundingClientRect = function box() {
    const boxes = [...document.querySelectorAll("[data-edit-section]")];
    const at = boxes.indexOf(this);
    return at < 0 ? new DOMRect() : new DOMRect(0, at * HEIGHT - scrolled, 900, HEIGHT);
  };
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(WINDOW);
});
beforeEach(() => {
  scrolled = 0;
  window.scrollBy = vi.fn((options?: ScrollToOptions | number) => {
    scrolled += typeof options === "object" ? (options.top ?? 0) : 0;
  });
});

async function show(dragged: number) {
  const store = await drawInEditor(
    <>
      {[1, 2, 3, 4].map((id) => (
        <section key={id} data-edit-section={id} />
      ))}
      <PageMark handler={HANDLER} />
      <PageDrag id={dragged} count={4} />
    </>,
    "text",
    { id: 1, handler: HANDLER },
  );
  const others = [2, 3, 4].map((id) =>
    toSection(anElement({ id, handler: HANDLER, options: { component: "text" } }), "text"),
  );
  await act(async () => {
    for (const section of others) store.getState().registerSection(section);
  });
  const handle = document.querySelector(".edit-drag");
  if (!handle) throw new Error("there is no handle");
  const order = () => {
    const operation = store.getState().operations[`${HANDLER}:order`];
    return operation?.kind === "order" ? operation.after : null;
  };
  return { store, handle, order };
}

const at = (clientY: number) => ({ pointerId: 1, button: 0, isPrimary: true, clientY });
const lines = () =>
  [...document.querySelectorAll<HTMLElement>(".edit-drop-line")].map(({ style, dataset }) => [
    style.top,
    dataset.here === "true",
  ]);

it("shows where a section can go and lands where the pointer is, as one step of the history", async () => {
  const { store, handle, order } = await show(2);
  fireEvent.pointerMove(handle, at(900));
  expect(lines()).toEqual([]);
  fireEvent.pointerDown(handle, at(420));
  expect(lines()).toEqual([]);
  fireEvent.pointerMove(handle, at(700));
  // Its own two gaps have no line.
  expect(lines()).toEqual([
    ["0px", false],
    ["1200px", false],
    ["1600px", false],
  ]);
  fireEvent.pointerMove(handle, at(1010));
  expect(lines()).toEqual([
    ["0px", false],
    ["1200px", true],
    ["1600px", false],
  ]);
  expect(document.querySelector("[data-here]")?.textContent).toBe("Place 3 of 4");
  expect(order()).toBeNull();
  fireEvent.pointerUp(handle, at(1010));
  expect([order(), lines()]).toEqual([[1, 3, 2, 4], []]);
  expect(store.getState().done).toHaveLength(1);
  expect(store.getState().announcement.text).toContain("3 of 4");
});

it("goes to either end", async () => {
  const { handle, order } = await show(3);
  fireEvent.pointerDown(handle, at(820));
  fireEvent.pointerMove(handle, at(10));
  fireEvent.pointerUp(handle, at(10));
  expect(order()).toEqual([3, 1, 2, 4]);
  fireEvent.pointerDown(handle, at(20));
  fireEvent.pointerMove(handle, at(1500));
  fireEvent.pointerUp(handle, at(1500));
  expect(order()).toEqual([1, 2, 4, 3]);
});

it.each([
  ["Escape", (handle: Element) => pressEscape(handle)],
  ["a lost pointer", (handle: Element) => fireEvent.lostPointerCapture(handle, at(1010))],
])("stays where it was after %s, also when the button is released then", async (_, cancel) => {
  const { handle, order } = await show(2);
  fireEvent.pointerDown(handle, at(420));
  fireEvent.pointerMove(handle, at(1010));
  cancel(handle);
  expect(lines()).toEqual([]);
  fireEvent.pointerMove(handle, at(1020));
  fireEvent.pointerUp(handle, at(1020));
  expect([order(), lines()]).toEqual([null, []]);
  // The next Escape belongs to the page again.
  const event = createEvent.keyDown(document.body, { key: "Escape" });
  fireEvent(document.body, event);
  expect(event.defaultPrevented).toBe(false);
});

function pressEscape(handle: Element): void {
  const event = createEvent.keyDown(handle, { key: "Escape" });
  fireEvent(handle, event);
  expect(event.defaultPrevented).toBe(true);
}

it("moves nothing where it is pressed alone or brought back", async () => {
  const { handle, order } = await show(2);
  fireEvent.pointerDown(handle, at(420));
  fireEvent.pointerUp(handle, at(420));
  fireEvent.pointerDown(handle, at(420));
  fireEvent.pointerMove(handle, at(1010));
  fireEvent.pointerMove(handle, at(430));
  fireEvent.pointerUp(handle, at(430));
  expect(order()).toBeNull();
});

it("scrolls while the pointer rests at the edge, and the lines follow", async () => {
  const { handle, order } = await show(1);
  fireEvent.pointerDown(handle, at(30));
  fireEvent.pointerMove(handle, at(WINDOW - 5));
  expect(lines().at(-1)).toEqual(["1600px", false]);
  await vi.waitFor(() => expect(scrolled).toBeGreaterThan(420), { timeout: 10_000 });
  await vi.waitFor(() => expect(lines().at(-1)?.[1]).toBe(true), { timeout: 10_000 });
  fireEvent.pointerUp(handle, at(WINDOW - 5));
  expect(order()).toEqual([2, 3, 4, 1]);
  const end = scrolled;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(scrolled).toBe(end);
});
