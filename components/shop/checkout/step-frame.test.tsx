// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it } from "vitest";
import en from "#messages/en.json";
import type { PressedBy } from "./last-press.ts";
import { StepFrame } from "./step-frame.tsx";

const payment = (openedBy: PressedBy | null) => (
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
    <StepFrame number={3} title="Payment method" state="open" openedBy={openedBy}>
      <input type="radio" aria-label="Cash" />
    </StepFrame>
  </NextIntlClientProvider>
);

it("a step that is opened takes the focus to its heading", () => {
  const { rerender } = render(payment(null));
  rerender(payment("keyboard"));
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

it("a shopper who is in the step already keeps the focus", () => {
  const { rerender } = render(payment(null));
  screen.getByRole("radio").focus();
  rerender(payment("keyboard"));
  expect(document.activeElement).toBe(screen.getByRole("radio"));
});
