import { expect, it } from "vitest";
import { toApiError } from "#lib/shop/api/errors.ts";
import { memoryMarker } from "#tests/factories/purchase/order-marker.ts";
import { createOrderInProgress, markCartGone } from "./order-in-progress.ts";
import { isThanksFor, type OrderMarker, orderSlugIn } from "./order-marker.ts";

type State = OrderMarker["state"];

it.each<[state: State, status: number, message: string, left: State, at?: number]>([
  ["placing", 409, "Session already used.", "placed"],
  ["placing", 400, "Cart not found.", "placed"],
  ["paying", 409, "Session already used.", "placed"],
  ["approved", 409, "Session already used.", "placed"],
  ["paying", 400, "Session already used.", "placed"],
  ["placed", 400, "Cart not found.", "placed"],
  ["placing", 409, "Cart is archived.", "placing", 0],
  ["paying", 400, "Cart not found.", "paying"],
  ["approved", 409, "Cart is archived.", "approved"],
])("an order %s whose cart answers %i %s is %s", (state, status, message, left, at = Date.now()) => {
  const order = createOrderInProgress(memoryMarker({ cartId: "7", state, orderSlug: "a", at }));
  expect(markCartGone(order, "8", toApiError(status, message))).toBe(false);
  expect(order.read()?.state).toBe(state);
  expect(markCartGone(order, "7", toApiError(status, message))).toBe(left === "placed");
  expect(order.read()).toMatchObject({ state: left, orderSlug: "a" });
});

it("confirms only the order in the address, and never one in flight", () => {
  const marker = (state: State): OrderMarker => ({ cartId: "7", state, orderSlug: "a", at: 0 });
  for (const state of ["paying", "approved", "placed"] as const) {
    expect(isThanksFor(marker(state), "a")).toBe(true);
    expect(isThanksFor(marker(state), "b")).toBe(false);
  }
  expect(isThanksFor(marker("placing"), "a")).toBe(false);
  expect(isThanksFor(null, "a")).toBe(false);
});

it.each([
  ["?orderSlug=PI-2026%2B0007", "PI-2026+0007"],
  ["?orderSlug=PI-2026+0007", "PI-2026+0007"],
  ["?orderSlug=PI+7&x=1", "PI 7"],
  ["?orderSlug=naru%C4%8D%C5%BEba%2F7", "naručžba/7"],
  ["?x=1", ""],
])("reads the order of the address %s as the one in progress has it: %s", (search, slug) => {
  const mine: OrderMarker = { cartId: "7", state: "paying", orderSlug: slug, at: 0 };
  expect(orderSlugIn(search, mine)).toBe(slug);
});

it("reads an order of nobody as addresses are read", () => {
  expect(orderSlugIn("?orderSlug=PI+7", null)).toBe("PI 7");
});
