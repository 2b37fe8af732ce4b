// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { authStore, LOGGED_OUT } from "#stores/auth/auth-store.ts";
import { createCheckoutStore } from "#stores/checkout/checkout-store.ts";
import { logConsents } from "#stores/checkout/log-consents.ts";
import { rememberChoice, rememberedChoices } from "./consent-log.ts";

const enter = (id: number) =>
  authStore.setState({ status: "in", user: { id, email: `${id}@example.com` } as User });

beforeEach(() => {
  localStorage.clear();
  authStore.setState(LOGGED_OUT);
});

it("shows a customer's choices to that customer only, and a visitor's to everybody", () => {
  rememberChoice(["a", "b"], "accepted");
  enter(1);
  rememberChoice(["b"], "declined");
  rememberChoice(["c"], "accepted");
  expect(rememberedChoices()).toEqual({ a: "accepted", b: "declined", c: "accepted" });
  enter(2);
  expect(rememberedChoices()).toEqual({ a: "accepted", b: "accepted" });
  authStore.setState(LOGGED_OUT);
  expect(rememberedChoices()).toEqual({ a: "accepted", b: "accepted" });
  enter(1);
  expect(rememberedChoices()).toMatchObject({ b: "declined" });
});

it("ignores invalid values in the storage", () => {
  for (const kept of ["{", "null", '"x"', '{"a":"maybe"}', '{"a":{}}']) {
    localStorage.setItem("baseline.consents", kept);
    expect(rememberedChoices()).toEqual({});
  }
});

it("remembers the consents that the checkout recorded, and no others", async () => {
  const checkout = createCheckoutStore();
  const answer = (result: Awaited<ReturnType<typeof logConsents>>) => ({
    logConsents: async () => result,
  });
  await logConsents(checkout, answer(fail(toApiError(500, ""))), "checkoutForm", ["a"]);
  expect(rememberedChoices()).toEqual({});
  await logConsents(checkout, answer(ok({})), "checkoutForm", ["a"]);
  expect(rememberedChoices()).toEqual({ a: "accepted" });
});
