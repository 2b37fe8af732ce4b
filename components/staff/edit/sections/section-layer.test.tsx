// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { mayChangeNow } from "#components/staff/edit/page/before-change.ts";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { insertSection, removeSection } from "#lib/staff/edit/model/actions.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { anElement } from "#tests/factories/element.ts";
import { PageMark } from "./page-mark.tsx";
import { SectionLayer } from "./section-layer.tsx";
import { SectionMark } from "./section-mark.tsx";

const HANDLER = "page-section:home";
const words = en.edit.sections;
let store: EditStore;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const aSection = (id: number, title: string) =>
  toSection(
    anElement({ id, handler: HANDLER, meta: { title }, options: { component: "text" } }),
    "text",
  );
const HEADER = toSection(anElement({ id: 90, handler: "header-section" }), "header");

function Keep() {
  store = useEditContext().store;
  return null;
}

const show = (offers: readonly string[] = []) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
      <EditContextProvider offers={offers}>
        <Keep />
        <header>
          <p contentEditable suppressContentEditableWarning>
            Tagline
          </p>
          <SectionMark section={HEADER} />
        </header>
        {[1, 2, 3, -1].map((id) => (
          <section key={id} data-edit-section={id}>
            <SectionMark section={aSection(id, `Title ${id}`)} />
          </section>
        ))}
        <PageMark handler={HANDLER} />
        <SectionLayer />
      </EditContextProvider>
    </NextIntlClientProvider>,
  );

// The browser of these tests knows no popovers, so it takes the layer for hidden.
const handleOf = (title: string) => screen.getByRole("button", { name: new RegExp(title) });
const toolsOf = (title: string) =>
  screen.getByRole("toolbar", { name: new RegExp(title), hidden: true });
const order = () => {
  const operation = store.getState().operations[`${HANDLER}:order`];
  return operation?.kind === "order" ? operation.after : null;
};

it("keeps the tools off the page's header, whose links are pressed meanwhile", () => {
  show();
  const header = screen.getByRole("banner");
  header.className = "site-header";
  header.getBoundingClientRect = () => new DOMRect(0, 52, 1440, 78);
  // Elements without layout have no tools.
  const laidOut = Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue(laidOut);
  fireEvent.click(handleOf("Title 1"));
  const outline = toolsOf("Title 1").parentElement;
  expect(outline?.style.getPropertyValue("--tools-floor")).toBe("130px");
});

it("puts the tools at the lower end where they would lie over what has the focus, until it leaves the section", () => {
  show();
  const laidOut = Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue(laidOut);
  const tools = new DOMRect(0, 60, 390, 66);
  const places = new Map<Element, DOMRect>();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function at(
    this: Element,
  ) {
    return this.matches("[data-tools]") ? tools : (places.get(this) ?? new DOMRect());
  });
  const handle = handleOf("Title 1");
  places.set(handle, new DOMRect(20, 100, 350, 40));
  act(() => handle.focus());
  fireEvent.pointerMove(handle);
  const outline = toolsOf("Title 1").parentElement;
  expect(outline?.dataset.toolsAt).toBe("low");
  // A press on the tools takes the focus there first.
  act(() => within(toolsOf("Title 1")).getAllByRole("button", { hidden: true })[0]?.focus());
  fireEvent.scroll(document);
  expect(outline?.dataset.toolsAt).toBe("low");
  const below = handleOf("Title 2");
  places.set(below, new DOMRect(20, 300, 350, 40));
  act(() => below.focus());
  expect(toolsOf("Title 2").parentElement?.dataset.toolsAt).toBe("high");
});

it("moves the section that has the focus with Alt and the arrow keys, and says where it is", () => {
  show();
  const handle = handleOf("Title 1");
  act(() => handle.focus());
  fireEvent.keyDown(handle, { key: "ArrowDown", altKey: true });
  expect(order()).toEqual([2, 1, 3]);
  expect(store.getState().announcement.text).toContain("2 of 3");
  // The page has not been redrawn yet.
  fireEvent.keyDown(handle, { key: "ArrowDown", altKey: true });
  expect(order()).toEqual([2, 3, 1]);
  fireEvent.keyDown(handle, { key: "ArrowDown", altKey: true });
  expect(store.getState().announcement.text).toBe(words.isLast);
  fireEvent.keyDown(handle, { key: "Delete" });
  expect(Object.keys(store.getState().operations)).toEqual([`${HANDLER}:order`]);
});

it("has a handle to drag by for what can be moved: sections of the page, where there is another one", () => {
  show();
  const hasHandle = (title: string) =>
    fireEvent.click(handleOf(title)) && toolsOf(title).querySelector(".edit-drag") !== null;
  expect([hasHandle("Title 1"), hasHandle("Header")]).toEqual([true, false]);
  act(() => store.getState().act([2, 3].map((id) => removeSection(aSection(id, `Title ${id}`)))));
  expect(hasHandle("Title 1")).toBe(false);
});

it("deletes where the backend does, and hides and says so where it does not", () => {
  const { unmount } = show(["elementDelete"]);
  const press = () => {
    act(() => handleOf("Title 2").focus());
    const tools = within(toolsOf("Title 2"));
    fireEvent.click(
      tools.getByRole("button", { name: new RegExp(`^${words.remove}`), hidden: true }),
    );
  };
  press();
  expect(store.getState().operations["2:"]?.kind).toBe("remove");
  unmount();
  show();
  press();
  expect(store.getState().operations["2:options.hidden"]).toMatchObject({ after: true });
  expect(store.getState().announcement.text).toContain("cannot be deleted");
});

it("copies a section with one step of the history", () => {
  show();
  act(() => handleOf("Title 3").focus());
  fireEvent.click(
    within(toolsOf("Title 3")).getByRole("button", {
      name: new RegExp(`^${words.copy}`),
      hidden: true,
    }),
  );
  expect(order()).toEqual([1, 2, 3, -1]);
  expect(store.getState().done).toHaveLength(1);
  act(() => void store.getState().undo());
  expect(store.getState().operations).toEqual({});
});

it("has tools for a section that is new, once it is drawn", () => {
  show();
  const page = { handler: HANDLER, ids: [1, 2, 3], after: 3 };
  const content = { meta: { title: "Fresh" } };
  act(() => store.getState().act(insertSection(page, "text", -1, content)));
  act(() => store.getState().registerSection(aSection(-1, "Fresh")));
  act(() => handleOf("Title -1").focus());
  fireEvent.click(
    within(toolsOf("Fresh")).getByRole("button", {
      name: new RegExp(`^${words.remove}`),
      hidden: true,
    }),
  );
  expect(store.getState().operations).toEqual({});
});

it("comes after the click of a finger, not under it, and not while one scrolls", () => {
  show();
  const box = handleOf("Title 2");
  const touch = { bubbles: true, pointerType: "touch" };
  fireEvent(box, new PointerEvent("pointerdown", touch));
  act(() => box.focus());
  expect(screen.queryByRole("toolbar", { hidden: true })).toBeNull();
  fireEvent(box, new PointerEvent("pointercancel", touch));
  expect(screen.queryByRole("toolbar", { hidden: true })).toBeNull();
  fireEvent(box, new PointerEvent("pointerdown", touch));
  fireEvent(box, new PointerEvent("pointerup", touch));
  fireEvent(box, new MouseEvent("click", { bubbles: true }));
  expect(toolsOf("Title 2")).toBeTruthy();
});

it("names a section without words by its place, and a new one by what is typed into it", () => {
  show();
  const bare = (id: number) =>
    toSection(anElement({ id, handler: HANDLER, options: { component: "products" } }), "products");
  act(() => store.getState().registerSection(bare(2)));
  act(() => handleOf("Title 2").focus());
  expect(toolsOf("Products \\(2nd on the page\\)")).toBeTruthy();
  const page = { handler: HANDLER, ids: [1, 2, 3], after: 3 };
  const [insert, ...rest] = insertSection(page, "text", -1, {});
  act(() => store.getState().act(insert ? [insert, ...rest] : []));
  act(() => store.getState().registerSection(aSection(-1, "")));
  act(() => handleOf("Title -1").focus());
  expect(toolsOf("Text \\(4th on the page\\)")).toBeTruthy();
  if (insert?.kind !== "insert") throw new Error("nothing was inserted");
  const typed = { path: "meta.title", slot: "text", after: "Fresh" } as const;
  act(() => store.getState().act([{ ...insert, ...typed, kind: "set" }]));
  act(() => handleOf("Title 1").focus());
  act(() => handleOf("Title -1").focus());
  expect(toolsOf("Text “Fresh”")).toBeTruthy();
});

it("asks before a pressed text is entered, and goes on where it was pressed", async () => {
  show();
  const field = screen.getByText("Tagline");
  field.tabIndex = 0;
  Object.defineProperty(field, "isContentEditable", { value: true });
  const entered = vi.fn();
  field.addEventListener("focus", entered);
  document.caretPositionFromPoint = (x) =>
    field.firstChild && { offsetNode: field.firstChild, offset: x, getClientRect: () => null };
  // With a modifier key a click belongs to the page.
  expect(fireEvent.mouseDown(field, { clientX: 3, ctrlKey: true })).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(fireEvent.mouseDown(field, { clientX: 3 })).toBe(false);
  const question = screen.getByRole("dialog", { name: en.edit.sharedQuestion.title });
  expect(entered).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole("button", { name: en.edit.sharedQuestion.change }));
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect([getSelection()?.anchorNode, getSelection()?.anchorOffset]).toEqual([field.firstChild, 3]);
  // It is asked once.
  act(() => field.blur());
  expect(fireEvent.mouseDown(field, { clientX: 1 })).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

/** Whether a rich text may make the change that it is about to make. */
function isChanged(field: HTMLElement): boolean {
  let may = false;
  act(() => {
    may = mayChangeNow(field);
  });
  return may;
}

it("asks nothing of a text that Tab passes through, and before its first change, until it was agreed to", () => {
  show();
  const field = screen.getByText("Tagline");
  field.tabIndex = 0;
  Object.defineProperty(field, "isContentEditable", { value: true });
  act(() => field.focus());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(isChanged(field)).toBe(false);
  const question = screen.getByRole("dialog", { name: en.edit.sharedQuestion.title });
  fireEvent.click(within(question).getByRole("button", { name: en.edit.sharedQuestion.cancel }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(isChanged(field)).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: en.edit.sharedQuestion.change }));
  expect(isChanged(field)).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => field.focus());
  expect(toolsOf("Header").textContent).toContain(words.everyPage);
});

it("says first who is editing a section, beside what is shown on every page", () => {
  show();
  const anna = {
    tab: "a",
    name: "Anna",
    isEditing: true,
    isAway: false,
    published: 0,
    hasLeft: false,
  };
  act(() => store.getState().meet([{ ...anna, section: 90 }]));
  fireEvent.click(handleOf("Header"));
  expect(toolsOf("Header").textContent).toContain(`Anna is editing this · ${words.everyPage}`);
  act(() => store.getState().meet([{ ...anna, section: 90, hasLeft: true }]));
  expect(toolsOf("Header").textContent).not.toContain("Anna");
});
