// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { StaffDialog } from "./staff-dialog.tsx";

beforeEach(() => {
  allowDialogs();
  // The browser of these tests lays nothing out.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

function Rows() {
  const [rows, setRows] = useState(["First", "Second", "Third"]);
  return (
    <StaffDialog open label="Rows" closeLabel="Close" onClose={() => {}}>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
          {row}
        </button>
      ))}
    </StaffDialog>
  );
}

it("goes on with what follows when the control that has the focus is gone", async () => {
  render(<Rows />);
  const button = (name: string) => screen.getByRole("button", { name });
  const press = (name: string) => {
    button(name).focus();
    fireEvent.click(button(name));
  };
  press("Second");
  await waitFor(() => expect(document.activeElement).toBe(button("Third")));
  press("Third");
  await waitFor(() => expect(document.activeElement).toBe(button("First")));
});

it("is closed by Escape alone: not by that of a dialog above it, nor by a choice of files that is given up", () => {
  const [closeOuter, closeInner] = [vi.fn(), vi.fn()];
  render(
    <StaffDialog open onClose={closeOuter} label="Library">
      <input type="file" aria-label="Files" />
      <StaffDialog open onClose={closeInner} label="Question">
        Delete it?
      </StaffDialog>
    </StaffDialog>,
  );
  // The browser's own event, which bubbles from a choice of files and does not from a dialog.
  fireEvent(screen.getByLabelText("Files"), new Event("cancel", { bubbles: true }));
  expect(closeOuter).not.toHaveBeenCalled();
  const cancel = (name: string) =>
    fireEvent(screen.getByRole("dialog", { name }), new Event("cancel", { cancelable: true }));
  cancel("Question");
  expect([closeOuter.mock.calls.length, closeInner.mock.calls.length]).toEqual([0, 1]);
  cancel("Library");
  expect(closeOuter).toHaveBeenCalledOnce();
});

/** As browsers do: a modal dialog begins at its first control. */
const focusFirst = () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector("button")?.focus();
  };
};

function Late({ isLoaded }: { isLoaded: boolean }) {
  return (
    <StaffDialog open label="Page" closeLabel="Close" onClose={() => {}}>
      <input type="checkbox" aria-label="Hidden" />
      {isLoaded ? <input aria-label="Title" /> : null}
      <textarea aria-label="Text" hidden={!isLoaded} disabled={!isLoaded} />
    </StaffDialog>
  );
}

it("begins at its first field, also where that is drawn later", async () => {
  focusFirst();
  const { rerender } = render(<Late isLoaded />);
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
  rerender(<div />);
  rerender(<Late isLoaded={false} />);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
  rerender(<Late isLoaded />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Title")));
});

it("leaves the focus where the dialog itself has put it", async () => {
  const { rerender } = render(<Late isLoaded={false} />);
  const box = screen.getByLabelText("Hidden");
  act(() => box.focus());
  rerender(<Late isLoaded />);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(box);
});

it("leaves the focus alone once somebody has used the dialog", async () => {
  const { rerender } = render(<Late isLoaded={false} />);
  const close = screen.getByRole("button", { name: "Close" });
  act(() => close.focus());
  fireEvent.keyDown(close, { key: "Tab" });
  rerender(<Late isLoaded />);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(close);
});
