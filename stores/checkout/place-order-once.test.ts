import { beforeEach, describe, expect, it, vi } from "vitest";
import { ok, toApiError } from "#lib/shop/api/errors.ts";
import { card, created, setUpOrder as setUp } from "#tests/factories/purchase/place-order.ts";
import { isThanksFor } from "./order-marker.ts";

/** A call before the order found the cart ordered. */
const USED = ok({ kind: "notSent", status: 409, message: "Session already used." } as const);

beforeEach(() => {
  vi.stubGlobal("navigator", {});
});

describe("an order that may have been paid already", () => {
  it("sends nothing while another tab is at the provider with this cart, and orders once it is back", async () => {
    const { calls, markers, place } = setUp();
    const away = { cartId: "7", state: "paying", orderSlug: "2026-1", at: 0, by: "else" } as const;
    markers.write(away);
    expect(await place()).toEqual({ kind: "elsewhere" });
    expect(calls.placeOrder).not.toHaveBeenCalled();
    markers.write({ ...away, cartId: "8" });
    expect(await place()).toMatchObject({ kind: "placed" });
    markers.write({ ...away, back: true });
    expect(await place()).toMatchObject({ kind: "placed" });
  });

  it("orders again in the tab that came back without paying", async () => {
    const { calls, place } = setUp(card);
    calls.placeOrder.mockResolvedValue(created("<form></form>", "2026-2"));
    await place();
    expect(await place()).toMatchObject({ kind: "pay" });
    expect(calls.placeOrder).toHaveBeenCalledTimes(2);
  });

  it("shows the success page for a payment made meanwhile, when a call before the order finds the cart ordered", async () => {
    const { calls, markers, place } = setUp(card);
    calls.placeOrder.mockResolvedValueOnce(created("<form></form>", "2026-2"));
    await place();
    calls.placeOrder.mockResolvedValueOnce(USED);
    expect(await place()).toEqual({ kind: "placed", orderSlug: "2026-2" });
    expect(isThanksFor(markers.read(), "2026-2")).toBe(true);
  });

  it("keeps the payment that was begun before while later attempts are not sent on", async () => {
    const { calls, markers, place } = setUp(card);
    calls.placeOrder.mockResolvedValueOnce(created("<form></form>", "2026-2"));
    await place();
    calls.placeOrder.mockResolvedValue(ok({ kind: "consentsUnknown" }));
    await place();
    await place();
    expect(markers.read()).toMatchObject({ state: "paying", back: true, orderSlug: "2026-2" });
    calls.placeOrder.mockResolvedValueOnce(USED);
    expect(await place()).toEqual({ kind: "placed", orderSlug: "2026-2" });
  });

  it("does not confirm an order that was placed elsewhere", async () => {
    const { calls, place } = setUp();
    calls.placeOrder.mockResolvedValueOnce(USED);
    expect(await place()).toEqual({
      kind: "failed",
      error: toApiError(409, "Session already used."),
    });
  });
});
