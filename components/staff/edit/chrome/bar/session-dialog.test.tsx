// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
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

it.each([
  ["vera@shop.test", "Password"],
  ["", "E-mail"],
])("with the e-mail “%s” the field %s is typed into first", (email, label) => {
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ edit: en.edit, login: en.login }}
    >
      <SessionDialog open email={email} onDone={vi.fn()} onClose={vi.fn()} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByLabelText("E-mail")).toHaveProperty("value", email);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});
