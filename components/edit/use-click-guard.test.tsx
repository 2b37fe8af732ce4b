// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EditContextProvider, useEditState } from "./edit-context.tsx";
import { useClickGuard } from "./use-click-guard.ts";

const pressed = vi.fn();

function Page() {
  useClickGuard(() => {}, "Only shoppers have a wish list");
  const said = useEditState((state) => state.announcement.text);
  return (
    <>
      <button type="button" data-wishlist="7" onClick={pressed}>
        Add
      </button>
      <p role="status">{said}</p>
    </>
  );
}

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
