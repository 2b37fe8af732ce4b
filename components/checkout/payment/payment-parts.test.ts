// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { approvalDetails } from "./approval-details.ts";
import { mayGoByItself } from "./automatic-once.ts";

beforeEach(() => sessionStorage.clear());

it("hands on what names the payment, and no token", () => {
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

it("goes by itself once for a cart and address", () => {
  expect(mayGoByItself("7", 1)).toBe(true);
  expect(mayGoByItself("7", 1)).toBe(false);
  expect(mayGoByItself("7", 2)).toBe(true);
  expect(mayGoByItself("8", 2)).toBe(true);
});

it("does not go by itself where nothing can be remembered", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("shut off");
  });
  expect(mayGoByItself("7", 1)).toBe(false);
  vi.restoreAllMocks();
});
