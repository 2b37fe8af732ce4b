// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { HYDRATED } from "#lib/base/utils/hydrated.ts";
import type { StaffScope } from "#lib/staff/edit/rights.ts";
import { EditContextProvider, useEditContext, useEditState } from "./edit-context.tsx";
import { useClickGuard } from "./use-click-guard.ts";

const pressed = vi.fn();
const go = vi.fn();

const SAYS = { noWishlist: "Only shoppers have a wish list", pressAgain: "Press again" };

function Page() {
  useClickGuard(go, SAYS);
  const said = useEditState((state) => state.announcement.text);
  return (
    <>
      <button type="button" data-wishlist="7" onClick={pressed}>
        Heart
      </button>
      <a href="/one" data-edit-slot="link">
        One
      </a>
      <a href="/two">
        Two <span>more</span>
      </a>
      <button type="button" onClick={pressed}>
        Add
      </button>
      <button type="button" className="edit-slot-empty" onClick={pressed}>
        Tool
      </button>
      <button type="button" className="min-h-(--staff-control)" onClick={pressed}>
        Note
      </button>
      <div role="dialog">
        <button type="button" onClick={pressed}>
          Close
        </button>
        <a href="/three">Three</a>
      </div>
      <p role="status">{said}</p>
    </>
  );
}

function draw(scopes: readonly StaffScope[] = ["cms.element"]): EditStore {
  let store: EditStore | undefined;
  const Keep = () => {
    store = useEditContext().store;
    return null;
  };
  render(
    <EditContextProvider offers={[]} scopes={scopes}>
      <Keep />
      <Page />
    </EditContextProvider>,
  );
  if (!store) throw new Error("not drawn");
  return store;
}

/** The number of times that a press calls the page's own handlers or the router. */
function press(name: string | HTMLElement, init: MouseEventInit = {}): number {
  go.mockReset();
  pressed.mockReset();
  const node = typeof name === "string" ? screen.getByText(name) : name;
  fireEvent(node, new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...init }));
  return go.mock.calls.length + pressed.mock.calls.length;
}

afterEach(cleanup);

it("tells staff who press a heart that they have no wish list", () => {
  draw();
  expect(press("Heart")).toBe(0);
  expect(screen.getByRole("status").textContent).toBe(SAYS.noWishlist);
});

it("selects a link or button at the first press, and follows it at the second one", () => {
  draw();
  expect(press("One")).toBe(0);
  expect(document.activeElement).toBe(screen.getByText("One"));
  expect(screen.getByRole("status").textContent).toBe(SAYS.pressAgain);
  expect([press("One"), press("Add"), press("Add"), press("Add"), press("One")]).toEqual([
    1, 0, 1, 1, 0,
  ]);
  // A finger, whose tap may have no count.
  const tap = new PointerEvent("click", { pointerType: "touch", bubbles: true, cancelable: true });
  go.mockReset();
  fireEvent(screen.getByText("more"), tap);
  expect(go).not.toHaveBeenCalled();
  press(document.body);
  // Anything within a link is the link; a press elsewhere ends the selection.
  expect([press("more"), press(screen.getByText("Two", { exact: false }))]).toEqual([0, 1]);
  press(document.body);
  expect(press("more")).toBe(0);
});

it("lets keys, modifier keys and Browse through at once", () => {
  const store = draw();
  expect(press("Add", { detail: 0 })).toBe(1);
  expect(press("Add", { ctrlKey: true })).toBe(1);
  expect(press("One", { detail: 0 })).toBe(1);
  act(() => store.getState().setMode("browse"));
  expect([press("One"), press("Add")]).toEqual([1, 1]);
});

it("leaves the editor's own controls, those of a dialog and a view without tools alone", () => {
  draw();
  expect([press("Tool"), press("Note"), press("Close"), press("Three")]).toEqual([1, 1, 1, 0]);
  document.documentElement.setAttribute("data-edit-view-only", "");
  expect(press("One")).toBe(1);
  document.documentElement.removeAttribute("data-edit-view-only");
  cleanup();
  draw(["cms.media"]);
  expect(press("One")).toBe(1);
});

it("selects what was pressed before hydration, opens it after two presses, or where a press selects nothing", () => {
  const hydrate = (isAgain = false) => {
    go.mockReset();
    globalThis.__pressed = [screen.getByText("One"), isAgain];
    act(() => {
      document.dispatchEvent(new Event(HYDRATED));
    });
    return go.mock.calls.length;
  };
  draw();
  expect(hydrate()).toBe(0);
  expect(document.activeElement).toBe(screen.getByText("One"));
  expect(screen.getByRole("status").textContent).toBe(SAYS.pressAgain);
  expect(press("One")).toBe(1);
  expect(hydrate(true)).toBe(1);
  cleanup();
  draw(["cms.media"]);
  expect(hydrate()).toBe(1);
});
