import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { createBodyBudget, longestBody } from "./body-budget.ts";

const from = (address: string) =>
  ({ headers: { "x-forwarded-for": address } }) as never as IncomingMessage;
const BOUNDS = { all: 100, each: 40 };

it("holds so many bytes of one address, and gives them back", () => {
  const { reserve, bytes } = createBodyBudget(BOUNDS);
  const first = reserve(from("192.0.2.1"), 30, true);
  expect(reserve(from("192.0.2.1"), 20, true)).toBeNull();
  expect(reserve(from("192.0.2.2"), 20, true)).not.toBeNull();
  first?.();
  expect(reserve(from("192.0.2.1"), 20, true)).not.toBeNull();
  expect(bytes()).toBe(40);
});

it("holds so many bytes in all, whoever sends them", () => {
  const { reserve } = createBodyBudget(BOUNDS);
  for (const address of ["192.0.2.1", "192.0.2.2"])
    expect(reserve(from(address), 40, true)).not.toBeNull();
  expect(reserve(from("192.0.2.3"), 30, true)).toBeNull();
  expect(reserve(from("192.0.2.3"), 20, true)).not.toBeNull();
});

it("takes a proxy that names nobody for no single client", () => {
  const { reserve } = createBodyBudget(BOUNDS);
  expect(reserve(from("127.0.0.1"), 80, false)).not.toBeNull();
});

it("counts an IPv6 network as one address", () => {
  const { reserve } = createBodyBudget(BOUNDS);
  expect(reserve(from("2001:db8::1"), 30, true)).not.toBeNull();
  expect(reserve(from("2001:db8::2"), 30, true)).toBeNull();
});

it.each([
  ["/api/form/send", 192],
  ["/api/order/place", 64],
  ["/api/session/login?to=/", 32],
  ["/api/v1/ecommerce/cart/addItem", 256],
  ["/api/edit/publish", 512],
  ["/payment/success", 64],
])("%s takes a body of %i KiB", (url, kib) => {
  expect(longestBody(url)).toBe(kib * 1024);
});
