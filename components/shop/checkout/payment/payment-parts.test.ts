// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { approvalDetails } from "./paypal-buttons.tsx";
import { isFirstAttempt } from "./use-automatic-payment.ts";

beforeEach(() => sessionStorage.clear());

it("passes on the payment's ids, and no token", () => {
  expect(
    approvalDetails({
      orderID: "PP-1",
      payerID: "X",
      subscriptionID: null,
      facilitatorAccessToken: "secret",
      paymentSource: "paypal",
      odd: 1,
    }),
  ).toEqual({ orderID: "PP-1", payerID: "X", paymentSource: "paypal" });
});

it("submits automatically once per cart and address", () => {
  expect(isFirstAttempt("7", 1)).toBe(true);
  expect(isFirstAttempt("7", 1)).toBe(false);
  expect(isFirstAttempt("7", 2)).toBe(true);
  expect(isFirstAttempt("8", 2)).toBe(true);
});

it("does not submit automatically without storage", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("shut off");
  });
  expect(isFirstAttempt("7", 1)).toBe(false);
  vi.restoreAllMocks();
});
