// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { IconButton } from "./icon-button.tsx";
import { Segmented } from "./segmented.tsx";
import { StaffButton, StaffSubmit } from "./staff-button.tsx";

it("has buttons that send no form, unless they are its own", () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <StaffButton>Look</StaffButton>
      <IconButton label="Up" path="m6 14 6-6" />
      <StaffSubmit>Save</StaffSubmit>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Look" }));
  fireEvent.click(screen.getByRole("button", { name: "Up" }));
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(send).toHaveBeenCalledOnce();
});

it("names a button with an icon, and shows the name or a title of its own as a tooltip", () => {
  render(
    <>
      <IconButton label="Move up: Hero" title="Move up" path="m6 14 6-6" />
      <IconButton label="Remove" path="m6 14 6-6" />
    </>,
  );
  expect(screen.getByRole("button", { name: "Move up: Hero" }).title).toBe("Move up");
  expect(screen.getByRole("button", { name: "Remove" }).title).toBe("Remove");
});

it("takes no focus from a field by the press on a form's button, and says that it is sending", () => {
  render(<StaffSubmit loading>Save</StaffSubmit>);
  const button = screen.getByRole("button", { name: "Save" });
  expect(button.ariaBusy ?? button.getAttribute("aria-busy")).toBe("true");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  const down = createEvent.mouseDown(button);
  fireEvent(button, down);
  expect(down.defaultPrevented).toBe(true);
});

it("shows a choice of a few as a named group, of which the chosen one is pressed", () => {
  function View() {
    const [view, setView] = useState("grid");
    return (
      <Segmented
        label="View"
        options={["grid", "list"]}
        value={view}
        onChange={setView}
        draw={(name) => name}
      />
    );
  }
  render(<View />);
  expect(screen.getByRole("group", { name: "View" })).toBeTruthy();
  const pressed = () => screen.getByRole("button", { pressed: true }).textContent;
  expect(pressed()).toBe("grid");
  fireEvent.click(screen.getByRole("button", { name: "list" }));
  expect(pressed()).toBe("list");
});
