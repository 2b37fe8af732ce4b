// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

// jsdom implements the element, but not its methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.show = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
  delete document.documentElement.dataset.surface;
});

const tree = (open: boolean, onClose = vi.fn()) => (
  <NextIntlClientProvider locale="en" messages={{ shell: { close: "Close" } }} timeZone="UTC">
    <Dialog open={open} onClose={onClose} label="Cart" size="modal">
      <p>Lines</p>
    </Dialog>
  </NextIntlClientProvider>
);

describe("Dialog", () => {
  it("has no landmark of its own: beside a page it would be a second banner", () => {
    render(tree(true));
    expect(screen.queryByRole("banner")).toBeNull();
  });

  it("opens as a modal with its name, and closes", () => {
    const { rerender } = render(tree(false));
    expect(screen.queryByText("Lines")).toBeNull();
    rerender(tree(true));
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole("dialog", { name: "Cart" })).toBeTruthy();
    rerender(tree(false));
    expect(screen.queryByText("Lines")).toBeNull();
    expect(HTMLDialogElement.prototype.close).toHaveBeenCalled();
  });

  it("requests closing on Escape, its button and the backdrop, not on its content", () => {
    const onClose = vi.fn();
    render(tree(true, onClose));
    const dialog = screen.getByRole("dialog");
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    fireEvent.click(dialog, { clientX: 10, clientY: 10 });
    expect(onClose).toHaveBeenCalledTimes(3);
    fireEvent.click(dialog, { clientX: 150, clientY: 150 });
    fireEvent.click(screen.getByText("Lines"), { clientX: 10, clientY: 10 });
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it("returns the focus when it is unmounted", () => {
    const { unmount } = render(tree(true));
    unmount();
    expect(HTMLDialogElement.prototype.close).toHaveBeenCalled();
  });

  it("leaves the edit bar reachable in edit mode", () => {
    document.documentElement.dataset.surface = "edit";
    render(tree(true));
    expect(HTMLDialogElement.prototype.show).toHaveBeenCalledOnce();
    expect(HTMLDialogElement.prototype.showModal).not.toHaveBeenCalled();
  });
});
