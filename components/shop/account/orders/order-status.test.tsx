// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import en from "#messages/en.json";
import { OrderStatus } from "./order-status.tsx";

function shown(status: string): string {
  const t = createTranslator({ locale: "en", messages: en, namespace: "orders" });
  const { container } = render(<OrderStatus status={status} t={t} />);
  return container.textContent;
}

it("names the statuses it knows, and shows others as they come, as long as a phone is wide", () => {
  for (const [status, message] of Object.entries(en.orders.status))
    expect(shown(status)).toBe(message);
  expect(shown("in Produktion")).toBe("in Produktion");
  expect([...shown(`<b>${"sehr lang ".repeat(40)}`)]).toHaveLength(32);
  expect(shown("")).toBe("");
});

it("knows a status however the backend spells it, and writes an unknown one as words", () => {
  for (const status of ["PARTIALLY_SHIPPED", "partially-shipped", "Partially Shipped"])
    expect(shown(status)).toBe("Partially shipped");
  expect(shown("PAID")).toBe("Paid");
  expect(shown("on-hold")).toBe("On hold");
  expect(shown("AT_CUSTOMS")).toBe("At customs");
  expect(shown("constructor")).toBe("Constructor");
});
