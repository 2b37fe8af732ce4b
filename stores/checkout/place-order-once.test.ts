import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/api/errors.ts";
import { aCart, anItem } from "#tests/factories/cart.ts";
import { CART, card, loosely, setUpOrder as setUp } from "#tests/factories/place-order.ts";
import { isThanksFor } from "./order-marker.ts";

beforeEach(() => {
  vi.stubGlobal("navigator", {});
});

describe("the total that the shopper saw", () => {
  const totals = (more: Record<string, unknown>) =>
    aCart([anItem()], {
      prices: { converted: { itemsTotal: 10, cartTotal: 10, orderTotal: 10, ...more } },
    });
  it.each([
    ["a coupon that ran out", { orderTotal: 12 }],
    ["a card that gives less", { loyalty: 1, orderTotal: 9 }],
    ["another delivery price", { delivery: 3, orderTotal: 13 }],
    ["another tax", { tax: { orderTotal: 4 }, orderTotal: 11 }],
  ])("creates no order after %s that changes only the total", async (_, figures) => {
    const { calls, cart, refresh, place } = setUp();
    // The cart that was read again, and nothing older.
    loosely(refresh).mockImplementation(async () => cart.mockReturnValue(totals(figures)) && null);
    const outcome = await place();
    expect(outcome).toMatchObject({ kind: "cartChanged", change: { lines: [] } });
    expect(outcome.kind === "cartChanged" && outcome.change?.total).toEqual({
      before: 10,
      after: figures.orderTotal,
    });
    expect(calls.createOrder).not.toHaveBeenCalled();
  });

  it("places the order when the cart could not be read again or lacks numbers", async () => {
    const { calls, cart, place } = setUp();
    cart.mockReturnValueOnce(CART);
    expect(await place()).toMatchObject({ kind: "placed" });
    const bare = setUp();
    loosely(bare.calls.validateCart).mockResolvedValueOnce(
      ok({
        items: [anItem({ prices: { converted: { finalPrice: 10, row: 10 } } })],
        validateMemberCard: true,
        errors: [],
      }),
    );
    expect(await bare.place()).toMatchObject({ kind: "placed" });
    expect([calls, bare.calls].map((one) => one.createOrder.mock.calls.length)).toEqual([1, 1]);
  });
});

describe("an order that may have been paid already", () => {
  it("sends nothing while another tab is at the provider with this cart, and orders once it is back", async () => {
    const { calls, markers, place } = setUp();
    const away = { cartId: "7", state: "paying", orderSlug: "2026-1", at: 0, by: "else" } as const;
    markers.write(away);
    expect(await place()).toEqual({ kind: "elsewhere" });
    expect(calls.savePayment).not.toHaveBeenCalled();
    markers.write({ ...away, cartId: "8" });
    expect(await place()).toMatchObject({ kind: "placed" });
    markers.write({ ...away, back: true });
    expect(await place()).toMatchObject({ kind: "placed" });
  });

  it("orders again in the tab that came back without paying", async () => {
    const { calls, place } = setUp(card);
    calls.createOrder.mockResolvedValue(ok({ html: "<form></form>", orderSlug: "2026-2" }));
    await place();
    expect(await place()).toMatchObject({ kind: "pay" });
    expect(calls.createOrder).toHaveBeenCalledTimes(2);
  });

  it.each([
    "savePayment",
    "validateCart",
  ] as const)("shows the success page for a payment made meanwhile, when %s finds the cart ordered", async (call) => {
    const { calls, markers, place } = setUp(card);
    calls.createOrder.mockResolvedValueOnce(ok({ html: "<form></form>", orderSlug: "2026-2" }));
    await place();
    loosely(calls[call]).mockResolvedValueOnce(fail(toApiError(409, "Session already used.")));
    expect(await place()).toEqual({ kind: "placed", orderSlug: "2026-2" });
    expect(isThanksFor(markers.read(), "2026-2")).toBe(true);
    expect(calls.createOrder).toHaveBeenCalledOnce();
  });

  it("does not confirm an order that was placed elsewhere", async () => {
    const { calls, place } = setUp();
    const used = fail(toApiError(409, "Session already used."));
    loosely(calls.savePayment).mockResolvedValueOnce(used);
    expect(await place()).toEqual({ kind: "failed", error: used.error });
  });
});
