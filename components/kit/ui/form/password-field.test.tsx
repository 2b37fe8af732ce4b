// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";

it("shows what is typed, and hides it again, without changing it", () => {
  render(
    <PasswordField
      label="Password"
      showLabel="Show password"
      name="password"
      autoComplete="current-password"
      error="Enter your password."
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  const button = screen.getByRole("button", { name: "Show password" });
  fireEvent.change(input, { target: { value: "secret" } });
  expect([input.type, input.value, input.autocomplete]).toEqual([
    "password",
    "secret",
    "current-password",
  ]);
  fireEvent.click(button);
  expect([input.type, input.value, button.getAttribute("aria-pressed")]).toEqual([
    "text",
    "secret",
    "true",
  ]);
  fireEvent.click(button);
  expect(input.type).toBe("password");
  expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Enter your password.",
  );
});
