// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { EditDialog } from "./edit-dialog.tsx";

allowDialogs();

it("is closed by Escape alone: not by that of a dialog above it, nor by a choice of files that is given up", () => {
  const [closeOuter, closeInner] = [vi.fn(), vi.fn()];
  render(
    <EditDialog open onClose={closeOuter} label="Library">
      <input type="file" aria-label="Files" />
      <EditDialog open onClose={closeInner} label="Question">
        Delete it?
      </EditDialog>
    </EditDialog>,
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
