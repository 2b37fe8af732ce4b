// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { QuantityField } from "./quantity-field.tsx";

function setUp(quantity = 2) {
  const onChange = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <QuantityField name="Drive 105" quantity={quantity} onChange={onChange} />
    </NextIntlClientProvider>,
  );
  return { onChange, field: screen.getByRole("spinbutton", { name: "Quantity of Drive 105" }) };
}

it("reports each whole number above 0 at once", () => {
  const { onChange, field } = setUp();
  fireEvent.change(field, { target: { value: "7" } });
  fireEvent.click(screen.getByRole("button", { name: "One more: Drive 105" }));
  fireEvent.click(screen.getByRole("button", { name: "One less: Drive 105" }));
  expect(onChange.mock.calls).toEqual([[7], [3], [1]]);
});

it.each(["0", "-1", "1.5", ""])("refuses %j beside the field once it is left", (value) => {
  const { onChange, field } = setUp();
  fireEvent.change(field, { target: { value } });
  expect(screen.queryByText(en.errors.invalidQuantity)).toBeNull();
  fireEvent.blur(field);
  const error = screen.getByText(en.errors.invalidQuantity);
  expect(field.getAttribute("aria-describedby")).toBe(error.id);
  expect(onChange).not.toHaveBeenCalled();
});

it("does not go below one with its button", () => {
  const { onChange } = setUp(1);
  fireEvent.click(screen.getByRole("button", { name: "One less: Drive 105" }));
  expect(onChange).not.toHaveBeenCalled();
});

it("counts clicks that come faster than renders", () => {
  const { onChange } = setUp();
  const more = screen.getByRole("button", { name: "One more: Drive 105" });
  act(() => {
    for (let click = 0; click < 3; click += 1) more.click();
  });
  expect(onChange.mock.calls).toEqual([[3], [4], [5]]);
});

it.each(["2,5", "٢٫٥", "1e2", "3 4"])("never takes %j for another number", (value) => {
  const { onChange, field } = setUp();
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveProperty("value", value);
  expect(screen.getByText(en.errors.invalidQuantity)).toBeTruthy();
});

it.each([
  ["٣", 3],
  ["۱۲", 12],
  ["1,200", 1200],
])("reads %j", (value, quantity) => {
  const { onChange, field } = setUp();
  fireEvent.change(field, { target: { value } });
  expect(onChange.mock.calls).toEqual([[quantity]]);
});

it("is drawn as the quantity of a product's page is", () => {
  const { field } = setUp();
  expect(field.classList).toContain("quantity-input");
  for (const button of screen.getAllByRole("button"))
    expect([...button.classList]).toEqual(["quantity-step"]);
});
