import { describe, expect, it, vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { memoryMarker } from "#tests/factories/purchase/order-marker.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { createOrderInProgress } from "./order-in-progress.ts";

const OFFLINE = fail({ kind: "network", status: 0, message: "" });

function setUp(told: Result<{ url: string }>, cart: Result<unknown> = ok({})) {
  const markers = memoryMarker();
  const order = createOrderInProgress(markers);
  const details = { orderID: "PP-1" };
  order.dispatch({ type: "paymentApproved", cartId: "7", orderSlug: "2026-1", details });
  const calls = { confirmPayment: vi.fn(async () => told) };
  const getCart = vi.fn(async () => cart);
  return { calls, markers, getCart, confirm: () => confirmPayment({ calls, order, getCart }) };
}

describe("confirming an approved payment", () => {
  it("sends PayPal's approval to the shop once, however often it is called", async () => {
    const { calls, confirm, markers } = setUp(ok({ url: "/checkout/success?orderSlug=2026-1" }));
    const [first] = await Promise.all([confirm(), confirm()]);
    expect(first).toEqual({
      kind: "confirmed",
      orderSlug: "2026-1",
      url: "/checkout/success?orderSlug=2026-1",
    });
    expect(calls.confirmPayment).toHaveBeenCalledExactlyOnceWith("2026-1", { orderID: "PP-1" });
    expect(markers.read()).toMatchObject({ state: "placed", orderSlug: "2026-1" });
  });

  it("keeps the approval for a retry without an answer", async () => {
    const { calls, confirm, markers } = setUp(OFFLINE);
    expect(await confirm()).toEqual({ kind: "failed", final: false });
    expect(markers.read()).toMatchObject({ state: "approved", details: { orderID: "PP-1" } });
    calls.confirmPayment.mockResolvedValueOnce(ok({ url: "/" }));
    expect(await confirm()).toMatchObject({ kind: "confirmed" });
  });

  it("treats a missing cart as placed", async () => {
    const gone = fail(toApiError(409, "Session already used."));
    expect(await setUp(OFFLINE, gone).confirm()).toMatchObject({ kind: "confirmed", url: "" });
  });

  it("reports a refusal by the shop", async () => {
    const { confirm, markers } = setUp(fail(toApiError(409, "The payment has not been made.")));
    expect(await confirm()).toEqual({ kind: "failed", final: true });
    expect(markers.read()?.state).toBe("approved");
  });

  it("finds the result of another tab: placed, or already shown", async () => {
    const gone = fail(toApiError(409, "Session already used."));
    const { calls, confirm, markers } = setUp(OFFLINE, gone);
    markers.write({ cartId: "7", state: "placed", orderSlug: "2026-1", at: 0 });
    expect(await confirm()).toEqual({ kind: "confirmed", orderSlug: "2026-1", url: "" });
    markers.write(null);
    expect(await confirm()).toEqual({ kind: "confirmed", orderSlug: "", url: "" });
    expect(calls.confirmPayment).not.toHaveBeenCalled();
  });

  it("waits for another tab that is confirming it", async () => {
    const request = vi.fn(async (_: string, work: () => Promise<unknown>) => {
      // The other tab has the lock and places the order meanwhile.
      markers.write({ cartId: "7", state: "placed", orderSlug: "2026-1", at: 0 });
      return work();
    });
    vi.stubGlobal("navigator", { locks: { request } });
    const { calls, confirm, markers } = setUp(ok({ url: "/" }));
    expect(await confirm()).toMatchObject({ kind: "confirmed", url: "" });
    expect(calls.confirmPayment).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it("sends nothing without an approval", async () => {
    const { calls, confirm, markers } = setUp(OFFLINE);
    markers.write(null);
    expect(await confirm()).toEqual({ kind: "failed", final: true });
    expect(calls.confirmPayment).not.toHaveBeenCalled();
  });
});
