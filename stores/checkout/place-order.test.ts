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
import { askCart } from "./ask-cart.ts";
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

  it("waits for changes of the cart that are on their way", async () => {
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

  it("compares with the cart as it is once a coupon that ran out was taken off", async () => {
    const { calls, idle, cart, place } = setUp();
    const dearer = aCart([anItem()], { prices: { converted: { orderTotal: 12 } } });
    idle.mockImplementation(async () => {
      if (idle.mock.calls.length > 1) cart.mockReturnValue(dearer);
    });
    expect(await place()).toMatchObject({ kind: "cartChanged" });
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it.each([
    ["has no payment type", cash, "<form></form>"],
    ["asks for no payment now", card, " "],
  ])("is done where the method %s", async (_, method, html) => {
    const { calls, markers, place } = setUp(method);
    calls.createOrder.mockResolvedValueOnce(ok({ html, orderSlug: "2026-4" }));
    expect(await place()).toEqual({ kind: "placed", orderSlug: "2026-4" });
    expect(markers.read()).toMatchObject({ state: "placed" });
  });

  it("hands over the provider's form and remembers the order", async () => {
    const { calls, markers, place } = setUp(card);
    calls.createOrder.mockResolvedValueOnce(ok({ html: "<form></form>", orderSlug: "2026-2" }));
    expect(await place()).toMatchObject({ kind: "pay", orderSlug: "2026-2" });
    expect(isThanksFor(markers.read(), "2026-2")).toBe(true);
    expect(isThanksFor(markers.read(), "2026-3")).toBe(false);
  });

  it.each([
    ["another number of items", { items: [] }],
    ["another price", { items: [anItem({ price: 11 })] }],
  ])("creates nothing after %s and shows the cart as it is now", async (_, answer) => {
    const { calls, refresh, place } = setUp();
    loosely(calls.validateCart).mockResolvedValueOnce(
      ok({ validateMemberCard: true, errors: [], ...answer }),
    );
    expect(await place()).toMatchObject({ kind: "cartChanged" });
    expect(refresh).toHaveBeenCalledOnce();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it("says what changed, old beside new", async () => {
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

  it("creates nothing after an error of the backend, and hands its words on", async () => {
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

  it("hands over what PayPal needs and remembers the order", async () => {
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

  it("makes no second order while a payment that was approved is not confirmed", async () => {
    const { calls, markers, place } = setUp();
    markers.write({ cartId: "7", state: "approved", orderSlug: "2026-4", at: 0, details: {} });
    expect(await place()).toEqual({ kind: "approved" });
    expect(calls.savePayment).not.toHaveBeenCalled();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it("touches nothing while another tab's order is on its way", async () => {
    const { calls, markers, place } = setUp();
    markers.write({ cartId: "7", state: "placing", orderSlug: "", at: Date.now() });
    expect(await place()).toEqual({ kind: "uncertain" });
    expect(calls.savePayment).not.toHaveBeenCalled();
  });

  it("remembers what was bought, for the purchase event", async () => {
    const { markers, place } = setUp();
    await place();
    expect(markers.read()).toMatchObject({
      state: "placed",
      bought: { value: 10, items: [{ id: 101, name: "Racket 1", price: 10, quantity: 1 }] },
    });
  });

  it("leaves the purchase told, where another tab has said thanks before the answer came", async () => {
    const { calls, markers, place } = setUp();
    calls.createOrder.mockImplementationOnce(async () => {
      markers.write(null);
      return ok({ html: "", orderSlug: "2026-1" });
    });
    expect(await place()).toMatchObject({ kind: "placed" });
    expect(markers.read()).toMatchObject({ orderSlug: "2026-1", bought: undefined });
  });

  it("creates nothing with an invalid member card", async () => {
    const { calls, refresh, place } = setUp();
    calls.validateCart.mockResolvedValueOnce(
      ok({ items: [anItem()], validateMemberCard: false, errors: [] }),
    );
    expect(await place()).toEqual({ kind: "memberCardInvalid" });
    expect(refresh).toHaveBeenCalledOnce();
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it("creates nothing when the cart could not be validated", async () => {
    const { calls, place } = setUp();
    loosely(calls.validateCart).mockResolvedValueOnce(OFFLINE);
    expect(await place()).toMatchObject({ kind: "failed" });
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it.each([
    OFFLINE,
    fail(toApiError(500, "")),
    fail(toApiError(504, "")),
  ])("never sends it again while nobody knows what became of it (%o)", async (fault) => {
    const { calls, place, markers } = setUp();
    loosely(calls.createOrder).mockResolvedValueOnce(fault);
    expect(await place()).toEqual({ kind: "uncertain" });
    expect(await place()).toEqual({ kind: "uncertain" });
    expect(calls.createOrder).toHaveBeenCalledTimes(1);
    expect(isOrderOpen(markers.read(), "7")).toBe(true);
    expect(isOrderOpen(markers.read(), "8")).toBe(false);
  });

  it("opens the lock again only after the longest time an order can be on its way", async () => {
    vi.useFakeTimers();
    const { calls, place, markers } = setUp();
    loosely(calls.createOrder).mockResolvedValueOnce(OFFLINE);
    await place();
    vi.advanceTimersByTime(ORDER_WINDOW);
    expect(isOrderOpen(markers.read(), "7")).toBe(false);
    vi.useRealTimers();
  });

  it("takes 'Session already used.' as placed", async () => {
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

  it("is placed once however often it is asked for at the same time", async () => {
    const { calls, place } = setUp();
    const outcomes = await Promise.all([place(), place()]);
    expect(calls.createOrder).toHaveBeenCalledTimes(1);
    expect(outcomes.map(({ kind }) => kind).sort()).not.toEqual(["placed", "placed"]);
  });

  it("leaves it to another tab that holds the lock", async () => {
    vi.stubGlobal("navigator", {
      locks: { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) },
    });
    const { calls, place } = setUp();
    expect(await place()).toEqual({ kind: "busy" });
    expect(calls.createOrder).not.toHaveBeenCalled();
  });
});

describe("an order nobody answered for", () => {
  it.each([
    [ok(aCart()), "open"],
    [fail(toApiError(409, "Session already used.")), "placed"],
    [fail(toApiError(400, "")), "placed"],
    [OFFLINE, "unknown"],
  ] as const)("%o means %s", async (answer, meaning) => {
    expect(await askCart(async () => answer)).toBe(meaning);
  });
});
