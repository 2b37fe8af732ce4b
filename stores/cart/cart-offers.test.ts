import { describe, expect, it } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { line, OFFLINE, refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";

const expired = (couponCode = "ACE10") => ok(aCart([anItem()], { couponCode, couponValid: false }));

describe("a coupon", () => {
  it("is applied by its trimmed code and removed again", async () => {
    const { runtime, calls } = setUpCart();
    expect(await runtime.applyCoupon(" ACE10 ")).toMatchObject({ ok: true });
    expect(calls.applyCoupon).toHaveBeenCalledExactlyOnceWith("ACE10");
    expect(runtime.cart()?.couponCode).toBe("ACE10");
    await runtime.removeCoupon();
    expect(runtime.cart()?.couponCode).toBe("");
  });

  it.each(["", "   "])("is required: %j sends nothing", async (code) => {
    const { runtime, calls, logged } = setUpCart();
    expect(await runtime.applyCoupon(code)).toBeNull();
    expect(calls.applyCoupon).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it("needs a session: without one it logs and sends nothing", async () => {
    const { runtime, calls, logged } = setUpCart({ cartId: null });
    expect([
      await runtime.applyCoupon("ACE10"),
      await runtime.removeCoupon(),
      await runtime.applyMemberCard("29"),
    ]).toEqual([null, null, null]);
    expect(calls.applyCoupon).not.toHaveBeenCalled();
    expect(calls.applyMemberCard).not.toHaveBeenCalled();
    expect(new Set(logged)).toEqual(new Set(["Cart session not initialised!"]));
  });

  it("keeps the cart when the code is unknown", async () => {
    const { runtime, calls, session } = setUpCart();
    calls.applyCoupon.mockResolvedValueOnce(refused(404, "Coupon not found!"));
    expect(await runtime.applyCoupon("NOPE")).toMatchObject({
      ok: false,
      error: { message: "Coupon not found!" },
    });
    expect(session.id()).toBe("7");
  });

  it("is removed and reported once when an update says that it is no longer valid", async () => {
    const { runtime, calls, events } = setUpCart();
    calls.addItem.mockResolvedValueOnce(expired());
    await runtime.add(line);
    expect(runtime.cart()?.couponCode).toBe("");
    await runtime.idle();
    expect(calls.removeCoupon).toHaveBeenCalledTimes(1);
    expect(events).toEqual([{ kind: "couponExpired", code: "ACE10" }]);
  });

  it("is removed when a read says so, and retried without a second message", async () => {
    const { runtime, calls, events } = setUpCart();
    calls.removeCoupon.mockResolvedValueOnce(OFFLINE);
    calls.getCart.mockResolvedValueOnce(expired()).mockResolvedValueOnce(expired());
    await runtime.refresh();
    await runtime.idle();
    await runtime.refresh();
    await runtime.idle();
    expect(calls.removeCoupon).toHaveBeenCalledTimes(2);
    expect(events).toEqual([{ kind: "couponExpired", code: "ACE10" }]);
  });

  it("is reported again after it was applied again", async () => {
    const { runtime, calls, events } = setUpCart();
    calls.addItem.mockResolvedValue(expired());
    await runtime.add(line);
    await runtime.idle();
    await runtime.applyCoupon("ACE10");
    await runtime.add(line);
    await runtime.idle();
    expect(events).toHaveLength(2);
  });
});

it.each([
  [409, "Cart is archived.", "archived"],
  [409, "Session already used.", "used"],
])("ends the session on %i %s", async (status, message, why) => {
  const { runtime, calls, events, session } = setUpCart();
  calls.applyCoupon.mockResolvedValueOnce(refused(status, message));
  await runtime.applyCoupon("ACE10");
  expect(session.id()).toBeNull();
  expect(events).toEqual([{ kind: "ended", why }]);
});

it("detects a cart that the backend has forgotten by reading it", async () => {
  const { runtime, calls, session } = setUpCart();
  calls.applyCoupon.mockResolvedValueOnce(refused(400, "Cart not found."));
  calls.getCart.mockResolvedValueOnce(refused(400, "Cart not found."));
  await runtime.applyCoupon("ACE10");
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.id()).toBeNull();
});

describe("the currency", () => {
  it("comes from the cookie, and the cart is read in it", async () => {
    const { runtime, calls, currency } = setUpCart();
    calls.getCart.mockResolvedValueOnce(ok(aCart([anItem()], { currencyId: 2 })));
    await runtime.setCurrency(2);
    expect([currency(), runtime.cart()?.currencyId]).toEqual(["2", 2]);
  });

  it("stays unchanged when the cart cannot be read", async () => {
    const { runtime, calls, currency } = setUpCart();
    calls.getCart.mockResolvedValueOnce(OFFLINE);
    expect(await runtime.setCurrency(2)).toMatchObject({ ok: false });
    expect(currency()).toBe("");
  });
});
