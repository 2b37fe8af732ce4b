// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { NumberInput } from "./number-input.tsx";

interface Own {
  readonly start?: string;
  readonly locale?: string;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

function setUp({ start = "", locale = "en", ...own }: Own) {
  function Held() {
    const [text, setText] = useState(start);
    return (
      <NumberInput aria-label="How many" value={text} onText={setText} {...{ locale, ...own }} />
    );
  }
  render(<Held />);
  return screen.getByRole<HTMLInputElement>("spinbutton", { name: "How many" });
}

const press = (field: HTMLElement, ...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(field, { key });
};

it("keeps what is typed, whatever it is, and says which number it is", () => {
  const field = setUp({ locale: "hr" });
  for (const [typed, number] of [
    ["2,5", "2.5"],
    ["٣", "3"],
    ["1.250", "1250"],
    ["2,", null],
    ["ten", null],
    ["", null],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(typed);
    expect(field.getAttribute("aria-valuenow")).toBe(number);
  }
});

it("does not change with the mouse wheel", () => {
  const field = setUp({ start: "3", min: 1 });
  field.focus();
  expect(fireEvent.wheel(field, { deltaY: 120 })).toBe(true);
  expect(field.type).toBe("text");
  expect(field.value).toBe("3");
});

it.each([
  [{ start: "3" }, ["ArrowUp", "ArrowUp", "ArrowDown"], "4"],
  [{ start: "1", min: 1 }, ["ArrowDown"], "1"],
  [{ start: "", min: 1 }, ["ArrowUp"], "1"],
  [{ start: "5", min: 1, max: 12 }, ["PageUp"], "12"],
  [{ start: "٣", locale: "ar" }, ["ArrowUp"], "4"],
  [{ start: "0,1", locale: "de", step: 0.1 }, ["ArrowUp", "ArrowUp"], "0,3"],
  [{ start: "12,50", locale: "hr", step: 0.01 }, ["ArrowDown"], "12,49"],
  [{ start: "7" }, ["Home", "End", "a"], "7"],
] as const)("%j with the keys %j is %s", (own, keys, value) => {
  const field = setUp(own);
  press(field, ...keys);
  expect(field.value).toBe(value);
});

it("leaves keys with a modifier to the browser", () => {
  const field = setUp({ start: "3" });
  expect(fireEvent.keyDown(field, { key: "ArrowUp", shiftKey: true })).toBe(true);
  expect(field.value).toBe("3");
});
