// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Checkbox, Radio, RadioGroup } from "./choice.tsx";
import { SelectField, TextField } from "./field.tsx";
import { TextArea } from "./text-area.tsx";

const described = (control: Element) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

describe("fields", () => {
  it.each([
    ["TextField", TextField, "textbox"],
    ["TextArea", TextArea, "textbox"],
    ["SelectField", SelectField, "combobox"],
  ] as const)("%s ties label, hint and error to its control", (_, Field, role) => {
    render(<Field label="E-mail" hint="For the receipt" error="Write an address" />);
    const control = screen.getByRole(role, { name: "E-mail" });
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(described(control).join(" ")).toMatch(/Write an address.*For the receipt/);
  });

  it("refers to no error without one, and keeps the required mark out of the name", () => {
    render(<TextField label="City" required />);
    const control = screen.getByRole("textbox", { name: "City" });
    expect(control.hasAttribute("aria-invalid")).toBe(false);
    expect(control.hasAttribute("aria-describedby")).toBe(false);
  });

  it("ties the error of a Checkbox to it", () => {
    render(<Checkbox label="Terms" error="Please accept" />);
    expect(described(screen.getByRole("checkbox", { name: "Terms" })).join("")).toContain(
      "Please accept",
    );
  });

  it("names a Radio by its label only", () => {
    render(
      <RadioGroup legend="Shipping" error="Choose one">
        <Radio name="m" label="Parcel" description="2 days" aside="€4.00" />
      </RadioGroup>,
    );
    const radio = screen.getByRole("radio", { name: "Parcel" });
    expect(described(radio)).toEqual(["2 days", "€4.00"]);
    expect(described(screen.getByRole("group", { name: "Shipping" })).join("")).toContain(
      "Choose one",
    );
  });
});
