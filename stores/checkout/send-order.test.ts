import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { toSeenCart } from "#lib/shop/domain/cart/changes.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import {
  CART,
  card,
  cash,
  created,
  loosely,
  OFFLINE,
  setUpOrder as setUp,
  TEXTS,
} from "#tests/factories/purchase/place-order.ts";
import { checkOrderResult } from "./check-order-result.ts";
import { isOrderOpen, isThanksFor, ORDER_WINDOW } from "./order-marker.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", {});
});

describe("placing an order", () => {
  it("sends what was chosen, accepted and seen, in one step", async () => {
    const { calls, place } = setUp();
    expect(await place()).toEqual({ kind: "placed", orderSlug: "2026-1" });
    expect(calls.placeOrder).toHaveBeenCalledExactlyOnceWith({
      userId: 5,
      paymentMethodId: 1,
      companyData: undefined,
      consents: ["terms"],
      ...TEXTS,
      seen: toSeenCart(CART),
    });
  });

  it("waits for cart changes in flight", async () => {
    const { calls, idle, place } = setUp();
    let settle = () => {};
    idle.mockReturnValueOnce(new Promise<void>((resolve) => (settle = resolve)));
    const placed = place();
    expect(idle).toHaveBeenCalledOnce();
    await Promise.resolve();
    expect(calls.placeOrder).not.toHaveBeenCalled();
    settle();
    expect(await placed).toMatchObject({ kind: "placed" });
  });

  it.each([
    "",
    "<form></form>",
  ])("is complete when the method has no payment type (%j)", async (html) => {
    const { calls, markers, place } = setUp(cash);
    calls.placeOrder.mockResolvedValueOnce(created(html, "2026-4"));
    expect(await place()).toEqual({ kind: "placed", orderSlug: "2026-4" });
    expect(markers.read()).toMatchObject({ state: "placed" });
  });

  it.each([
    "",
    " ",
  ])("is not placed when a method with a payment type brings no form (%j)", async (html) => {
    const { calls, markers, place } = setUp(card);
    calls.placeOrder.mockResolvedValueOnce(created(html, "2026-4"));
    expect(await place()).toEqual({ kind: "pay", html, orderSlug: "2026-4" });
    expect(markers.read()).toMatchObject({ state: "paying", orderSlug: "2026-4" });
  });

  it("returns the provider's form and stores the order", async () => {
    const { calls, markers, place } = setUp(card);
    calls.placeOrder.mockResolvedValueOnce(created("<form></form>", "2026-2"));
    expect(await place()).toMatchObject({ kind: "pay", orderSlug: "2026-2" });
    expect(isThanksFor(markers.read(), "2026-2")).toBe(true);
    expect(isThanksFor(markers.read(), "2026-3")).toBe(false);
  });

  it("lists the changes of a cart that is not what was seen, old and new, after an expired coupon was removed", async () => {
    const { calls, cart, idle, markers, refresh, place } = setUp();
    calls.placeOrder.mockResolvedValueOnce(ok({ kind: "cartChanged" }));
    const now = aCart([anItem({ price: 11 })]);
    idle.mockImplementation(async () => {
      if (idle.mock.calls.length > 1) cart.mockReturnValue(now);
    });
    const outcome = await place();
    expect(outcome.kind === "cartChanged" && outcome.change).toMatchObject({
      lines: [{ before: { price: 10 }, after: { price: 11 } }],
      total: { before: 10, after: 11 },
    });
    expect(refresh).toHaveBeenCalledOnce();
    expect(markers.read()).toBeNull();
  });

  it("sends nothing where no cart was seen, and shows the current one", async () => {
    const { calls, refresh, place } = setUp(cash, null);
    expect(await place()).toEqual({ kind: "cartChanged", change: null });
    expect(refresh).toHaveBeenCalledOnce();
    expect(calls.placeOrder).not.toHaveBeenCalled();
  });

  it.each([
    { kind: "cartInvalid", messages: ["Sold out."] },
    { kind: "memberCardInvalid" },
  ] as const)("passes on that the order was not sent, and reads the cart: %o", async (answer) => {
    const { calls, markers, refresh, place } = setUp();
    calls.placeOrder.mockResolvedValueOnce(ok(answer));
    expect(await place()).toEqual(answer);
    expect(refresh).toHaveBeenCalledOnce();
    expect(markers.read()).toBeNull();
  });

  it.each([
    { kind: "consentsMissing", consents: ["terms"] },
    { kind: "consentsUnknown" },
  ] as const)("passes on that consents are missing: %o", async (answer) => {
    const { calls, markers, place } = setUp();
    calls.placeOrder.mockResolvedValueOnce(ok(answer));
    expect(await place()).toEqual(answer);
    expect(markers.read()).toBeNull();
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
    calls.placeOrder.mockResolvedValueOnce(created(html, "2026-4"));
    expect(await place()).toEqual({ kind: "paypal", order: html, orderSlug: "2026-4" });
    expect(markers.read()).toMatchObject({ state: "paying", orderSlug: "2026-4" });
  });

  it("creates no second order while an approved payment is not confirmed", async () => {
    const { calls, markers, place } = setUp();
    markers.write({ cartId: "7", state: "approved", orderSlug: "2026-4", at: 0, details: {} });
    expect(await place()).toEqual({ kind: "approved" });
    expect(calls.placeOrder).not.toHaveBeenCalled();
    expect(calls.placeOrder).not.toHaveBeenCalled();
  });

  it("changes nothing while another tab's order is in flight", async () => {
    const { calls, markers, place } = setUp();
    markers.write({ cartId: "7", state: "placing", orderSlug: "", at: Date.now() });
    expect(await place()).toEqual({ kind: "uncertain" });
    expect(calls.placeOrder).not.toHaveBeenCalled();
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
    calls.placeOrder.mockImplementationOnce(async () => {
      markers.write(null);
      return created("", "2026-1");
    });
    expect(await place()).toMatchObject({ kind: "placed" });
    expect(markers.read()).toMatchObject({ orderSlug: "2026-1", bought: undefined });
  });

  it.each([
    502, 503, 504,
  ])("is a failure, not uncertain, where a call before the order failed with %i", async (status) => {
    const { calls, markers, place } = setUp();
    calls.placeOrder.mockResolvedValueOnce(ok({ kind: "notSent", status, message: "" }));
    expect(await place()).toEqual({ kind: "failed", error: toApiError(status, "") });
    expect(markers.read()).toBeNull();
    expect(await place()).toMatchObject({ kind: "placed" });
  });

  it.each([
    OFFLINE,
    fail(toApiError(500, "")),
    fail(toApiError(504, "")),
  ])("never sends it again while its result is unknown (%o)", async (fault) => {
    const { calls, place, markers } = setUp();
    loosely(calls.placeOrder).mockResolvedValueOnce(fault);
    expect(await place()).toEqual({ kind: "uncertain" });
    expect(await place()).toEqual({ kind: "uncertain" });
    expect(calls.placeOrder).toHaveBeenCalledTimes(1);
    expect(isOrderOpen(markers.read(), "7")).toBe(true);
    expect(isOrderOpen(markers.read(), "8")).toBe(false);
  });

  it("releases the lock only after the longest time an order can be in flight", async () => {
    vi.useFakeTimers();
    const { calls, place, markers } = setUp();
    loosely(calls.placeOrder).mockResolvedValueOnce(OFFLINE);
    await place();
    vi.advanceTimersByTime(ORDER_WINDOW);
    expect(isOrderOpen(markers.read(), "7")).toBe(false);
    vi.useRealTimers();
  });

  it("treats 'Session already used.' as placed", async () => {
    const { calls, place } = setUp();
    loosely(calls.placeOrder).mockResolvedValueOnce(fail(toApiError(409, "Session already used.")));
    expect(await place()).toEqual({ kind: "placed", orderSlug: "" });
  });

  it("can be tried again after a refusal", async () => {
    const { calls, place } = setUp();
    loosely(calls.placeOrder).mockResolvedValueOnce(fail(toApiError(422, "No stock.")));
    expect(await place()).toMatchObject({ kind: "failed" });
    expect(await place()).toMatchObject({ kind: "placed" });
  });

  it("is placed once for simultaneous calls", async () => {
    const { calls, place } = setUp();
    const outcomes = await Promise.all([place(), place()]);
    expect(calls.placeOrder).toHaveBeenCalledTimes(1);
    expect(outcomes.map(({ kind }) => kind).sort()).not.toEqual(["placed", "placed"]);
  });

  it("does nothing while another tab holds the lock", async () => {
    vi.stubGlobal("navigator", {
      locks: { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) },
    });
    const { calls, place } = setUp();
    expect(await place()).toEqual({ kind: "busy" });
    expect(calls.placeOrder).not.toHaveBeenCalled();
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
