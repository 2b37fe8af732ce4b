// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { EditContextProvider, useEditContext, useEditState } from "./edit-context.tsx";
import { useClickGuard } from "./use-click-guard.ts";

const pressed = vi.fn();
const go = vi.fn();

function Page() {
  useClickGuard(go, "Only shoppers have a wish list");
  const said = useEditState((state) => state.announcement.text);
  return (
    <>
      <button type="button" data-wishlist="7" onClick={pressed}>
        Add
      </button>
      <a href="/one" data-edit-slot="link">
        One
      </a>
      <a href="/two" data-edit-slot="link">
        Two
      </a>
      <a href="/three">Three</a>
      <p role="status">{said}</p>
    </>
  );
}

afterEach(cleanup);

it("tells staff who press a heart that they have no wish list", () => {
  render(
    <EditContextProvider offers={[]}>
      <Page />
    </EditContextProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toBe("Only shoppers have a wish list");
});

it("follows a link that can be changed only when a finger presses it again: it could not see its tools before", () => {
  let store: EditStore | undefined;
  const Keep = () => {
    store = useEditContext().store;
    return null;
  };
  render(
    <EditContextProvider offers={[]}>
      <Keep />
      <Page />
    </EditContextProvider>,
  );
  const press = (name: string, pointerType = "touch") => {
    go.mockReset();
    const event = new PointerEvent("click", { pointerType, bubbles: true, cancelable: true });
    fireEvent(screen.getByRole("link", { name }), event);
    return go.mock.calls.length;
  };
  expect([press("One"), press("One"), press("Two"), press("One")]).toEqual([0, 1, 0, 0]);
  expect(press("Three")).toBe(1);
  expect(press("Two", "mouse")).toBe(1);
  act(() => store?.getState().setMode("browse"));
  expect(press("One")).toBe(1);
});
