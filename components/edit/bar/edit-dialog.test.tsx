// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { EditDialog } from "./edit-dialog.tsx";

beforeEach(() => {
  allowDialogs();
  // The browser of these tests lays nothing out.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

function Rows() {
  const [rows, setRows] = useState(["First", "Second", "Third"]);
  return (
    <EditDialog open label="Rows" closeLabel="Close" onClose={() => {}}>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
          {row}
        </button>
      ))}
    </EditDialog>
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
