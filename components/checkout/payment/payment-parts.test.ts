// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { approvalDetails } from "./approval-details.ts";
import { mayGoByItself } from "./automatic-once.ts";

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
  expect(mayGoByItself("7", 1)).toBe(true);
  expect(mayGoByItself("7", 1)).toBe(false);
  expect(mayGoByItself("7", 2)).toBe(true);
  expect(mayGoByItself("8", 2)).toBe(true);
});

it("does not submit automatically without storage", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("shut off");
  });
  expect(mayGoByItself("7", 1)).toBe(false);
  vi.restoreAllMocks();
});
