// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { SessionDialog } from "./session-dialog.tsx";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(cleanup);

const show = (dialog: ReactNode) =>
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ edit: en.edit, login: en.login }}
    >
      {dialog}
    </NextIntlClientProvider>,
  );

it("says that what was typed is saved after the login, where a write was refused", () => {
  show(<SessionDialog open reason="write" email="" onDone={vi.fn()} onClose={vi.fn()} />);
  const dialog = screen.getByRole("dialog", { name: en.edit.session.title });
  expect(dialog.textContent).toContain(en.edit.session.write);
});

it.each([
  ["vera@shop.test", "Password"],
  ["", "E-mail"],
])("with the e-mail “%s” the field %s is typed into first", (email, label) => {
  show(<SessionDialog open email={email} onDone={vi.fn()} onClose={vi.fn()} />);
  expect(screen.getByLabelText("E-mail")).toHaveProperty("value", email);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});
