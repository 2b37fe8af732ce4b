// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { GIFT_LIMITS, gift, isGift } from "./gift.ts";

beforeEach(() => localStorage.clear());

it("is stored in the browser until it is cleared", () => {
  gift.write({ to: "Iva", from: "Ana", message: "Happy birthday" });
  expect(gift.read()).toEqual({ to: "Iva", from: "Ana", message: "Happy birthday" });
  gift.clear();
  expect(localStorage).toHaveLength(0);
  expect(isGift(gift.read())).toBe(false);
});

it("is limited to the backend's length, and empty when the stored value is broken", () => {
  gift.write({ to: "x".repeat(999), from: "", message: "x".repeat(9999) });
  expect(gift.read().to).toHaveLength(GIFT_LIMITS.to);
  expect(gift.read().message).toHaveLength(GIFT_LIMITS.message);
  localStorage.setItem("baseline.gift", '{"to":5}');
  expect(gift.read()).toEqual({ to: "", from: "", message: "" });
  localStorage.setItem("baseline.gift", "{");
  expect(gift.read().to).toBe("");
});
