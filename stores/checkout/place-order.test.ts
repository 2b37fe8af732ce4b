import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/api/errors.ts";
import { aCart, anItem } from "#tests/factories/cart.ts";
import {
  card,
  cash,
  loosely,
  OFFLINE,
  setUpOrder as setUp,
  TEXTS,
} from "#tests/factories/place-order.ts";
import { checkOrderResult } from "./check-order-result.ts";
import { isOrderOpen, isThanksFor, ORDER_WINDOW } from "./order-marker.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", {});
});

describe("placing an order", () => {
  it("saves the method, validates the cart, then creates the order", async () => {
    const { calls, place } = setUp();
    expect(await place()).toEqual({ kind: "placed", orderSlug: "2026-1" });
    expect(calls.savePayment).toHaveBeenCalledWith({
      userId: 5,
      paymentMethodId: 1,
      companyData: undefined,
    });
    expect(calls.createOrder).toHaveBeenCalledWith(5, TEXTS);
  });

  it("waits for cart changes in flight", async () => {
    const { calls, idle, place } = setUp();
    let settle = () => {};
    idle.mockReturnValueOnce(new Promise<void>((resolve) => (settle = resolve)));
    const placed = place();
    expect(idle).toHaveBeenCalledOnce();
    await Promise.resolve();
    expect(calls.savePayment).not.toHaveBeenCalled();
    settle();
    expect(await placed).toMatchObject({ kind: "placed" });
  });

  it("compares with the cart after an expired coupon was removed", async () => {
    const { calls, idle, cart, place } = setUp();
    const dearer = aCart([anItem()], { prices: { converted: { orderTotal: 12 } } });
    idle.mockImplementation(async () => {
      if (idle.mock.calls.length > 1) cart.mockReturnValue(dearer);
    });
    expect(await place()).toMatchObject({ kind: "cartChanged" });
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it.each([
    "",
    "<form></form>",
  ])("is complete when the method has no payment type (%j)", async (html) => {
    const { calls, markers, place } = setUp(cash);
    calls.createOrder.mockResolvedValueOnce(ok({ html, orderSlug: "2026-4" }));
    expect(await place()).toEqual({ kind: "placed", orderSlug: "2026-4" });
    expect(markers.read()).toMatchObject({ state: "placed" });
  });

  it.each([
    "",
    " ",
  ])("is not placed when a method with a payment type brings no form (%j)", async (html) => {
    const { calls, markers, place } = setUp(card);
    calls.createOrder.mockResolvedValueOnce(ok({ html, orderSlug: "2026-4" }));
    expect(await place()).toEqual({ kind: "pay", html, orderSlug: "2026-4" });
    expect(markers.read()).toMatchObject({ state: "paying", orderSlug: "2026-4" });
  });

  it("returns the provider's form and stores the order", async () => {
    const { calls, markers, place } = setUp(card);
    calls.createOrder.mockResolvedValueOnce(ok({ html: "<form></form>", orderSlug: "2026-2" }));
    expect(await place()).toMatchObject({ kind: "pay", orderSlug: "2026-2" });
    expect(isThanksFor(markers.read(), "2026-2")).toBe(true);
    expect(isThanksFor(markers.read(), "2026-3")).toBe(false);
  });

  it.each([
    ["another number of items", { items: [] }],
    ["another price", { items: [anItem({ price: 11 })] }],
  ])("creates no order after %s and shows the current cart", async (_, answer) => {
    const { calls, refresh, place } = setUp();
    loosely(calls.validateCart).mockResolvedValueOnce(
      ok({ validateMemberCard: true, errors: [], ...answer }),
    );
    expect(await place()).toMatchObject({ kind: "cartChanged" });
    expect(refresh).toHaveBeenCalledOnce();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it("lists the changes, old and new", async () => {
    const { calls, cart, place } = setUp();
    const now = anItem({ price: 11 });
    loosely(calls.validateCart).mockResolvedValueOnce(
      ok({ validateMemberCard: true, errors: [], items: [now] }),
    );
    cart.mockReturnValue(aCart([now]));
    const outcome = await place();
    expect(outcome.kind === "cartChanged" && outcome.change).toMatchObject({
      lines: [{ before: { price: 10 }, after: { price: 11 } }],
      total: { before: 10, after: 11 },
    });
  });

  it("creates no order after a backend error, and passes on its message", async () => {
    const { calls, refresh, place } = setUp();
    calls.validateCart.mockResolvedValueOnce(
      ok({
        items: [anItem()],
        validateMemberCard: true,
        errors: ["Sold out.", { message: "Only 1 left." }, 5, null, "x".repeat(400)],
      }),
    );
    expect(await place()).toEqual({
      kind: "cartInvalid",
      messages: ["Sold out.", "Only 1 left.", "x".repeat(300)],
    });
    expect(refresh).toHaveBeenCalledOnce();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it("returns the data for PayPal and stores the order", async () => {
    const { calls, markers, place } = setUp({ ...card, paymentType: "PAYPAL" });
    const html = {
      isSubscription: false,
      plan_id: "",
      quantity: 1,
      total: 10,
      orderId: "PP-1",
      scriptUrl: "https://www.paypal.com/sdk/js?client-id=x",
    };
    calls.createOrder.mockResolvedValueOnce(ok({ html, orderSlug: "2026-4" }));
    expect(await place()).toEqual({ kind: "paypal", order: html, orderSlug: "2026-4" });
    expect(markers.read()).toMatchObject({ state: "paying", orderSlug: "2026-4" });
  });

  it("creates no second order while an approved payment is not confirmed", async () => {
    const { calls, markers, place } = setUp();
    markers.write({ cartId: "7", state: "approved", orderSlug: "2026-4", at: 0, details: {} });
    expect(await place()).toEqual({ kind: "approved" });
    expect(calls.savePayment).not.toHaveBeenCalled();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it("changes nothing while another tab's order is in flight", async () => {
    const { calls, markers, place } = setUp();
    markers.write({ cartId: "7", state: "placing", orderSlug: "", at: Date.now() });
    expect(await place()).toEqual({ kind: "uncertain" });
    expect(calls.savePayment).not.toHaveBeenCalled();
  });

  it("stores the items for the purchase event", async () => {
    const { markers, place } = setUp();
    await place();
    expect(markers.read()).toMatchObject({
      state: "placed",
      bought: { value: 10, items: [{ id: 101, name: "Racket 1", price: 10, quantity: 1 }] },
    });
  });

  it("keeps the purchase as reported when another tab has confirmed it before the answer", async () => {
    const { calls, markers, place } = setUp();
    calls.createOrder.mockImplementationOnce(async () => {
      markers.write(null);
      return ok({ html: "", orderSlug: "2026-1" });
    });
    expect(await place()).toMatchObject({ kind: "placed" });
    expect(markers.read()).toMatchObject({ orderSlug: "2026-1", bought: undefined });
  });

  it("creates no order with an invalid member card", async () => {
    const { calls, refresh, place } = setUp();
    calls.validateCart.mockResolvedValueOnce(
      ok({ items: [anItem()], validateMemberCard: false, errors: [] }),
    );
    expect(await place()).toEqual({ kind: "memberCardInvalid" });
    expect(refresh).toHaveBeenCalledOnce();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it("creates no order when the cart could not be validated", async () => {
    const { calls, place } = setUp();
    loosely(calls.validateCart).mockResolvedValueOnce(OFFLINE);
    expect(await place()).toMatchObject({ kind: "failed" });
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it.each([
    OFFLINE,
    fail(toApiError(500, "")),
    fail(toApiError(504, "")),
  ])("never sends it again while its result is unknown (%o)", async (fault) => {
    const { calls, place, markers } = setUp();
    loosely(calls.createOrder).mockResolvedValueOnce(fault);
    expect(await place()).toEqual({ kind: "uncertain" });
    expect(await place()).toEqual({ kind: "uncertain" });
    expect(calls.createOrder).toHaveBeenCalledTimes(1);
    expect(isOrderOpen(markers.read(), "7")).toBe(true);
    expect(isOrderOpen(markers.read(), "8")).toBe(false);
  });

  it("releases the lock only after the longest time an order can be in flight", async () => {
    vi.useFakeTimers();
    const { calls, place, markers } = setUp();
    loosely(calls.createOrder).mockResolvedValueOnce(OFFLINE);
    await place();
    vi.advanceTimersByTime(ORDER_WINDOW);
    expect(isOrderOpen(markers.read(), "7")).toBe(false);
    vi.useRealTimers();
  });

  it("treats 'Session already used.' as placed", async () => {
    const { calls, place } = setUp();
    loosely(calls.createOrder).mockResolvedValueOnce(
      fail(toApiError(409, "Session already used.")),
    );
    expect(await place()).toEqual({ kind: "placed", orderSlug: "" });
  });

  it("can be tried again after a refusal", async () => {
    const { calls, place } = setUp();
    loosely(calls.createOrder).mockResolvedValueOnce(fail(toApiError(422, "No stock.")));
    expect(await place()).toMatchObject({ kind: "failed" });
    expect(await place()).toMatchObject({ kind: "placed" });
  });

  it("is placed once for simultaneous calls", async () => {
    const { calls, place } = setUp();
    const outcomes = await Promise.all([place(), place()]);
    expect(calls.createOrder).toHaveBeenCalledTimes(1);
    expect(outcomes.map(({ kind }) => kind).sort()).not.toEqual(["placed", "placed"]);
  });

  it("does nothing while another tab holds the lock", async () => {
    vi.stubGlobal("navigator", {
      locks: { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) },
    });
    const { calls, place } = setUp();
    expect(await place()).toEqual({ kind: "busy" });
    expect(calls.createOrder).not.toHaveBeenCalled();
  });
});

describe("an order without an answer", () => {
  it.each([
    [ok(aCart()), "open"],
    [fail(toApiError(409, "Session already used.")), "placed"],
    [fail(toApiError(400, "")), "placed"],
    [OFFLINE, "unknown"],
  ] as const)("%o means %s", async (answer, meaning) => {
    expect(await checkOrderResult(async () => answer)).toBe(meaning);
  });
});
