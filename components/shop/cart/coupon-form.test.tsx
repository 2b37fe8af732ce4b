// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { later, OFFLINE, refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { CouponForm } from "./coupon-form.tsx";

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn(async () => null) }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

const messages = en.cart.coupon;

function show(applied = "") {
  const parts = setUpCart();
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <CouponForm applied={applied} runtime={parts.runtime} />
    </NextIntlClientProvider>,
  );
  return { ...parts, user: userEvent.setup() };
}

const field = () => screen.getByRole("textbox", { name: messages.label });

beforeEach(() => showToast.mockClear());
afterEach(cleanup);

describe("the coupon form", () => {
  it("applies the typed code and confirms it", async () => {
    const { user, calls } = show();
    await user.type(field(), "ACE10{Enter}");
    expect(calls.applyCoupon).toHaveBeenCalledExactlyOnceWith("ACE10");
    expect(showToast).toHaveBeenCalledWith({
      tone: "success",
      message: "Coupon ACE10 was applied",
    });
  });

  it("sends nothing and shows nothing when it is empty", async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole("button", { name: messages.apply }));
    expect(calls.applyCoupon).not.toHaveBeenCalled();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(showToast).not.toHaveBeenCalled();
  });

  it("ignores submits while one is in flight", async () => {
    const { user, calls } = show();
    const slow = later();
    calls.applyCoupon.mockReturnValueOnce(slow.promise);
    await user.type(field(), "ACE10{Enter}{Enter}");
    slow.answer(ok(aCart([anItem()], { couponCode: "ACE10" })));
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(calls.applyCoupon).toHaveBeenCalledOnce();
  });

  it("is disabled while a coupon is applied, and removes it", async () => {
    const { user, calls } = show("ACE10");
    expect(field()).toHaveProperty("disabled", true);
    expect(field()).toHaveProperty("value", "ACE10");
    await user.click(screen.getByRole("button", { name: messages.remove }));
    expect(calls.removeCoupon).toHaveBeenCalledTimes(1);
    expect(calls.applyCoupon).not.toHaveBeenCalled();
  });

  it.each([
    ["an unknown code", refused(404, "Coupon not found!"), en.errors.couponNotFound],
    ["a network error", OFFLINE, en.errors.tryAgain],
    ["too many tries", refused(429, "Too many tries."), en.errors.tooManyRequests],
  ])("shows %s beside the field and keeps the code", async (_, answer, text) => {
    const { user, calls } = show();
    calls.applyCoupon.mockResolvedValueOnce(answer);
    await user.type(field(), "NOPE{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(field()).toHaveProperty("value", "NOPE");
    expect(document.activeElement).toBe(field());
  });

  it("does not confirm a coupon that has already expired", async () => {
    const { user, calls, events } = show();
    calls.applyCoupon.mockResolvedValueOnce(
      ok(aCart([anItem()], { couponCode: "OLD", couponValid: false })),
    );
    await user.type(field(), "OLD{Enter}");
    expect(showToast).not.toHaveBeenCalled();
    expect(events).toEqual([{ kind: "couponExpired", code: "OLD" }]);
  });
});
