// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import { user as userSchema } from "#lib/shop/api/schemas/user-schema.ts";
import en from "#messages/en.json";
import { authStore } from "#stores/auth/auth-store.ts";
import { cardCookie } from "#stores/cart/card-cookie.ts";
import { watchCookies } from "#tests/factories/cookies.ts";
import { OFFLINE, refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { MemberCardForm } from "./member-card-form.tsx";

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
const askToLogIn = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/auth/ask-to-log-in.ts", () => ({ askToLogIn }));
const account = vi.hoisted(() => ({ checkCard: vi.fn(), refresh: vi.fn(), save: vi.fn() }));
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: account }));
vi.mock("#components/shop/auth/browser-auth.ts", () => ({
  authRuntime: () => ({ refresh: account.refresh, load: async () => null }),
}));
vi.mock("#lib/web/client/call-gateway.ts", () => ({
  callGateway: (_: unknown, { input }: { input: unknown }) => account.save(input),
}));

const messages = en.cart.card;
const CARD = "2900000000017";

function show({ valid = true, cartId = "7" as string | null } = {}) {
  const parts = setUpCart({ cartId });
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <MemberCardForm valid={valid} runtime={parts.runtime} />
    </NextIntlClientProvider>,
  );
  return parts;
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: messages.label });
const apply = (barcode: string) => {
  fireEvent.change(field(), { target: { value: barcode } });
  fireEvent.click(screen.getByRole("button", { name: messages.apply }));
};
const customer = (memberCardBarcode: string) => {
  const user = userSchema.parse({
    id: 5,
    email: "ana@example.com",
    username: "ana@example.com",
    memberCardBarcode,
    details: { firstName: "Ana", lastName: "Anić" },
  });
  Cookies.set("loggedIn", "1");
  authStore.setState({ status: "in", user, trouble: false });
};

beforeEach(() => {
  showToast.mockReset();
  askToLogIn.mockReset().mockResolvedValue(true);
  account.checkCard.mockReset().mockResolvedValue(ok({ isValid: true }));
  account.refresh.mockReset();
  account.save.mockReset().mockResolvedValue(ok({}));
  cardCookie.clear();
  authStore.setState({ status: "out", user: null, trouble: false });
});
afterEach(cleanup);

describe("the membership card", () => {
  it("is applied, confirmed, remembered for 30 days and saved to a profile that has none", async () => {
    customer("");
    const { calls } = show();
    const cookies = watchCookies();
    apply(` ${CARD} `);
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({
        tone: "success",
        message: messages.applied,
      }),
    );
    expect(calls.applyMemberCard).toHaveBeenCalledExactlyOnceWith(CARD);
    expect(cookies.days()).toBe(30);
    expect(cardCookie.read()).toBe(CARD);
    expect(account.save).toHaveBeenCalledExactlyOnceWith({
      email: "ana@example.com",
      username: "ana@example.com",
      memberCardBarcode: CARD,
      details: { firstName: "Ana", lastName: "Anić" },
    });
    expect(account.refresh).toHaveBeenCalledOnce();
    expect(screen.getByText(messages.isApplied.replace("{barcode}", CARD))).toBeTruthy();
  });

  it.each([
    ["nothing was typed", "  ", () => {}, messages.empty],
    [
      "it is not valid",
      CARD,
      () => account.checkCard.mockResolvedValue(ok({ isValid: false })),
      messages.invalid,
    ],
    [
      "it cannot be checked",
      CARD,
      () => account.checkCard.mockResolvedValue(OFFLINE),
      messages.checkFailed,
    ],
    ["nobody logs in", CARD, () => askToLogIn.mockResolvedValue(false), messages.loginNeeded],
  ])("shows an error beside the field and sends nothing when %s", async (_, barcode, given, message) => {
    given();
    const { calls } = show();
    apply(barcode);
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(field().getAttribute("aria-describedby")).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(calls.applyMemberCard).not.toHaveBeenCalled();
    expect(cardCookie.read()).toBe("");
    expect(field().value).toBe(barcode);
  });

  it("is not sent without a cart session, but logged and reported", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { calls } = show({ cartId: null });
    apply(CARD);
    expect((await screen.findByRole("alert")).textContent).toBe(en.errors.sessionMissing);
    expect(log).toHaveBeenCalledWith("Cart session not initialised!");
    expect([account.checkCard.mock.calls, calls.applyMemberCard.mock.calls]).toEqual([[], []]);
  });

  it.each([
    [refused(422, "Not with this cart."), "Not with this cart."],
    [OFFLINE, en.errors.tryAgain],
  ])("shows the reason and is not remembered when the cart refuses it with %j", async (fault, message) => {
    const { calls } = show();
    calls.applyMemberCard.mockResolvedValueOnce(fault);
    apply(CARD);
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect([cardCookie.read(), showToast.mock.calls]).toEqual(["", []]);
  });

  it("is neither checked nor sent when it is already on the cart", async () => {
    cardCookie.write(CARD);
    const { calls } = show();
    apply(CARD);
    await waitFor(() =>
      expect(
        screen.getByRole("button", { name: messages.apply }).getAttribute("aria-busy"),
      ).not.toBe("true"),
    );
    expect([account.checkCard.mock.calls, calls.applyMemberCard.mock.calls]).toEqual([[], []]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows an error when the backend calls it invalid, and can be tried again", async () => {
    cardCookie.write(CARD);
    const { calls } = show({ valid: false });
    expect(screen.getByText(messages.notValid)).toBeTruthy();
    apply(CARD);
    await waitFor(() => expect(calls.applyMemberCard).toHaveBeenCalledExactlyOnceWith(CARD));
  });

  it("of the profile can be applied with one press", async () => {
    customer(CARD);
    const { calls } = show();
    fireEvent.click(
      await screen.findByRole("button", { name: messages.useOwn.replace("{barcode}", CARD) }),
    );
    await waitFor(() => expect(calls.applyMemberCard).toHaveBeenCalledExactlyOnceWith(CARD));
    await screen.findByText(messages.isApplied.replace("{barcode}", CARD));
    expect(account.save).not.toHaveBeenCalled();
    // It is in the field now, so it is no longer offered.
    expect(
      screen.queryByRole("button", { name: messages.useOwn.replace("{barcode}", CARD) }),
    ).toBeNull();
  });

  it("shows no second message for an ended session", async () => {
    const { calls, events } = show();
    calls.applyMemberCard.mockResolvedValueOnce(refused(409, "Session already used."));
    apply(CARD);
    await waitFor(() => expect(events).toEqual([{ kind: "ended", why: "used" }]));
    await waitFor(() =>
      expect(
        screen.getByRole("button", { name: messages.apply }).getAttribute("aria-busy"),
      ).toBeNull(),
    );
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("ignores submits while one is in flight", async () => {
    const { calls } = show();
    apply(CARD);
    fireEvent.click(screen.getByRole("button", { name: messages.apply }));
    await screen.findByText(messages.isApplied.replace("{barcode}", CARD));
    expect(calls.applyMemberCard).toHaveBeenCalledOnce();
  });
});
