import { describe, expect, it } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import { toRows } from "#lib/shop/domain/cart/pending.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import {
  later,
  line,
  OFFLINE,
  refused,
  setUpCart,
} from "#tests/factories/purchase/cart-runtime.ts";

/** A cart of two lines that was read. */
async function withCart() {
  const parts = setUpCart();
  const cart = aCart([anItem(), anItem({ itemId: 2, qty: 2 })]);
  parts.calls.getCart.mockResolvedValue(ok(cart));
  await parts.runtime.refresh();
  const [first] = parts.runtime.cart()?.items ?? [];
  if (!first) throw new Error("no items");
  const rows = () => toRows(parts.runtime.cart(), parts.runtime.changes.getState().pending).length;
  return { ...parts, first, rows };
}

describe("emptying the cart", () => {
  it("hides all lines at once, sends one call, and tells the other tabs", async () => {
    const { runtime, calls, shell, announce, rows } = await withCart();
    const done = runtime.empty();
    expect([rows(), shell.getState().count]).toEqual([0, 0]);
    await done;
    expect(calls.clearCart).toHaveBeenCalledOnce();
    expect(calls.deleteItem).not.toHaveBeenCalled();
    expect(announce).toHaveBeenLastCalledWith({ count: 0 });
    expect(runtime.cart()?.items).toEqual([]);
  });

  it("comes after a change in flight, and drops those that were not sent", async () => {
    const { runtime, calls, first, rows } = await withCart();
    const slow = later();
    calls.addItem.mockReturnValueOnce(slow.promise);
    const added = runtime.add(line);
    runtime.setQuantity(first, 5);
    const done = runtime.empty();
    expect(calls.clearCart).not.toHaveBeenCalled();
    slow.answer(ok(aCart([anItem(), anItem({ itemId: 2, qty: 2 })])));
    await added;
    expect(rows()).toBe(0);
    await done;
    expect(calls.clearCart).toHaveBeenCalledOnce();
    expect(calls.updateItem).not.toHaveBeenCalled();
  });

  it("keeps a line hidden whose own change is answered meanwhile", async () => {
    const { runtime, calls, first, rows } = await withCart();
    const slow = later();
    const clearing = later();
    calls.deleteItem.mockReturnValueOnce(slow.promise);
    calls.clearCart.mockReturnValueOnce(clearing.promise);
    runtime.remove(first);
    await Promise.resolve();
    const done = runtime.empty();
    slow.answer(refused(422, "It is a gift."));
    await Promise.resolve();
    expect(rows()).toBe(0);
    clearing.answer(ok(aCart()));
    await done;
    expect([rows(), runtime.changes.getState().removed]).toEqual([0, null]);
  });

  it.each([
    ["silence", OFFLINE],
    ["a refusal", refused(422, "Not now.")],
  ])("shows the lines again after %s, and says why", async (_, fault) => {
    const { runtime, calls, events, shell, rows } = await withCart();
    calls.clearCart.mockResolvedValueOnce(fault);
    await runtime.empty();
    expect([rows(), shell.getState().count]).toEqual([2, 3]);
    expect(events).toEqual([{ kind: "refused", error: fault.error }]);
  });

  it("ends with the session, which is told by itself", async () => {
    const { runtime, calls, events, session } = await withCart();
    calls.clearCart.mockResolvedValueOnce(refused(409, "Cart is archived."));
    await runtime.empty();
    expect(session.id()).toBeNull();
    expect(events).toEqual([{ kind: "ended", why: "archived" }]);
  });
});
