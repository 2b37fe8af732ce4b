import { describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { line, OFFLINE, refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { QUANTITY_DEBOUNCE } from "./line-changes.ts";

/** A cart of two lines that was read. */
async function withCart() {
  const parts = setUpCart();
  const cart = aCart([anItem(), anItem({ itemId: 2, qty: 2 })]);
  parts.calls.getCart.mockResolvedValue(ok(cart));
  parts.calls.deleteItem.mockResolvedValue(ok(cart));
  await parts.runtime.refresh();
  parts.calls.getCart.mockClear();
  const [first, second] = parts.runtime.cart()?.items ?? [];
  if (!first || !second) throw new Error("no items");
  return { ...parts, first, second };
}

describe("a failed removal", () => {
  it.each([
    ["a network error", OFFLINE],
    ["a failing server", refused(500, "SQL")],
    ["a refusal", refused(422, "It is a gift.")],
  ])("restores the line after %s, and reports it by name", async (_, fault) => {
    const { runtime, calls, events, shell, first } = await withCart();
    calls.deleteItem.mockResolvedValueOnce(fault);
    runtime.remove(first);
    expect(shell.getState().count).toBe(2);
    await runtime.idle();
    expect(shell.getState().count).toBe(3);
    expect(runtime.changes.getState().removed).toBeNull();
    expect(events).toEqual([{ kind: "notRemoved", name: "Racket 1", error: fault.error }]);
  });

  it("does not affect another line's undo", async () => {
    const { runtime, calls, first, second } = await withCart();
    calls.deleteItem.mockResolvedValueOnce(OFFLINE);
    runtime.remove(first);
    runtime.remove(second);
    await runtime.idle();
    expect(runtime.changes.getState().removed?.itemId).toBe(2);
  });

  it("shows an info for a line that is already gone, and reads the cart", async () => {
    const { runtime, calls, events, shell, first } = await withCart();
    calls.deleteItem.mockResolvedValueOnce(refused(404, "No such item."));
    calls.getCart.mockResolvedValueOnce(ok(aCart([anItem({ itemId: 2, qty: 2 })])));
    runtime.remove(first);
    await runtime.idle();
    await vi.waitFor(() => expect(shell.getState().count).toBe(2));
    expect(events).toEqual([{ kind: "notInCart" }]);
  });

  it("is not sent for a line with quantity 0", async () => {
    const { runtime, calls, events } = setUpCart();
    calls.getCart.mockResolvedValueOnce(ok(aCart([anItem({ qty: 0 })])));
    await runtime.refresh();
    const [item] = runtime.cart()?.items ?? [];
    if (!item) throw new Error("no item");
    runtime.remove(item);
    await runtime.idle();
    expect(calls.deleteItem).not.toHaveBeenCalled();
    expect(events).toEqual([{ kind: "notInCart" }]);
  });
});

describe("a failed undo", () => {
  async function removed() {
    const parts = await withCart();
    parts.runtime.remove(parts.first);
    await parts.runtime.idle();
    return parts;
  }

  it("is reported, and can be retried", async () => {
    const { runtime, calls, events } = await removed();
    calls.addItem.mockResolvedValueOnce(OFFLINE);
    await runtime.undo();
    expect(events).toEqual([{ kind: "refused", error: OFFLINE.error }]);
    expect(runtime.changes.getState()).toMatchObject({
      restoring: false,
      removed: { itemId: 1 },
    });
  });

  it("shows no second message for an ended session", async () => {
    const { runtime, calls, events } = await removed();
    calls.addItem.mockResolvedValueOnce(refused(409, "Session already used."));
    await runtime.undo();
    expect(events).toEqual([{ kind: "ended", why: "used" }]);
  });
});

describe("a change of quantity", () => {
  async function change(parts: Awaited<ReturnType<typeof withCart>>) {
    vi.useFakeTimers();
    parts.runtime.setQuantity(parts.first, 4);
    await vi.advanceTimersByTimeAsync(QUANTITY_DEBOUNCE);
    vi.useRealTimers();
    await parts.runtime.idle();
  }

  it("carries the line's options", async () => {
    const parts = await withCart();
    const options = { personalizations: { Engraving: "Ana" }, bundleOptions: [{ id: 5 }] };
    parts.calls.getCart.mockResolvedValueOnce(ok(aCart([anItem({ options })])));
    await parts.runtime.refresh();
    await change(parts);
    expect(parts.calls.updateItem).toHaveBeenCalledExactlyOnceWith({
      itemId: 1,
      qty: 4,
      options: {
        personalizations: { Engraving: "Ana" },
        bundleOptions: [{ id: 5, options: null }],
      },
    });
  });

  it('without a session is not sent: "Session doesn\'t exist"', async () => {
    const parts = await withCart();
    parts.session.clear();
    await change(parts);
    expect(parts.calls.updateItem).not.toHaveBeenCalled();
    expect(parts.events).toMatchObject([
      { kind: "refused", error: { message: "Session doesn't exist" } },
    ]);
  });

  it("reports an ended session once", async () => {
    const parts = await withCart();
    parts.calls.updateItem.mockResolvedValueOnce(refused(409, "Cart is archived."));
    await change(parts);
    expect(parts.events).toEqual([{ kind: "ended", why: "archived" }]);
    expect([parts.session.id(), parts.shell.getState().count]).toEqual([null, 0]);
  });

  it.each([400, 409])("refused with %i has the cart read, which may be over", async (status) => {
    const parts = await withCart();
    parts.calls.updateItem.mockResolvedValueOnce(refused(status, "Unknown cart."));
    parts.calls.getCart.mockResolvedValueOnce(refused(status, "Unknown cart."));
    await change(parts);
    await vi.waitFor(() => expect(parts.session.id()).toBeNull());
    expect((await parts.runtime.add(line)).ok).toBe(true);
    expect(parts.calls.addItem).toHaveBeenLastCalledWith(line, "missing");
  });

  it("keeps the cart after any other refusal", async () => {
    const parts = await withCart();
    parts.calls.updateItem.mockResolvedValueOnce(refused(422, "Only 3 left."));
    await change(parts);
    expect(parts.calls.getCart).not.toHaveBeenCalled();
    expect([parts.session.id(), parts.runtime.cart()?.items.length]).toEqual(["7", 2]);
  });
});

describe("a line changed as a whole", () => {
  it("reads the cart when the backend no longer knows the line", async () => {
    const { runtime, calls } = await withCart();
    calls.updateItem.mockResolvedValueOnce(refused(404, "No such item."));
    await runtime.replaceLine(1, line);
    await vi.waitFor(() => expect(calls.getCart).toHaveBeenCalledOnce());
  });
});

describe("the answer of another call", () => {
  it.each([
    ["Cart is archived.", "archived"],
    ["Session already used.", "used"],
  ])("%s ends the session", async (message, why) => {
    const { runtime, session, events, shell } = await withCart();
    const answer = refused(409, message);
    expect(runtime.handleSessionEnd(answer)).toBe(answer);
    expect([session.id(), shell.getState().count]).toEqual([null, 0]);
    expect(events).toEqual([{ kind: "ended", why }]);
  });

  it("leads once to the success page when the cart became this browser's order, even without its cookie", async () => {
    const { runtime, session, events, onGone } = await withCart();
    onGone.mockReturnValueOnce(true);
    const answer = refused(409, "Session already used.");
    session.clear();
    runtime.handleSessionEnd(answer);
    runtime.handleSessionEnd(answer);
    expect(onGone).toHaveBeenCalledExactlyOnceWith("7", answer.error);
    expect(session.id()).toBeNull();
    expect(events).toEqual([{ kind: "ordered" }]);
  });

  it.each([400, 409])("%i has the cart read", async (status) => {
    const { runtime, session, calls, events } = await withCart();
    calls.getCart.mockResolvedValueOnce(refused(status));
    runtime.handleSessionEnd(refused(status, "Unknown cart."));
    await vi.waitFor(() => expect(session.id()).toBeNull());
    expect(events).toEqual([]);
  });

  it.each([OFFLINE, refused(500), refused(422, "No."), ok({})])("ignores %j", async (answer) => {
    const { runtime, session, calls } = await withCart();
    runtime.handleSessionEnd(answer);
    await runtime.idle();
    expect(calls.getCart).not.toHaveBeenCalled();
    expect(session.id()).toBe("7");
  });
});

describe("reading a cart", () => {
  it.each([
    ["Cart is archived.", false, [{ kind: "closed" }]],
    ["Cart is archived.", true, []],
    ["Session already used.", false, []],
    ["Unknown cart.", false, []],
  ])("finds %s for a cart with items (ordered here: %s): reports %j", async (message, ordered, told) => {
    const { runtime, calls, session, events, onGone } = setUpCart();
    await runtime.refresh();
    onGone.mockReturnValueOnce(ordered);
    calls.getCart.mockResolvedValueOnce(refused(409, message));
    await runtime.refresh();
    expect([session.id(), runtime.cart()]).toEqual([null, null]);
    expect(events).toEqual(told);
  });

  it("reports nothing for an archived cart that was not known to contain items", async () => {
    const { runtime, calls, events } = setUpCart();
    calls.getCart.mockResolvedValueOnce(refused(409, "Cart is archived."));
    await runtime.refresh();
    expect(events).toEqual([]);
  });
});

describe("other tabs", () => {
  it("are informed of each change, and of the end of the cart", async () => {
    const { runtime, announce, calls } = await withCart();
    await runtime.add(line);
    expect(announce).toHaveBeenLastCalledWith({ count: 1 });
    calls.getCart.mockResolvedValueOnce(refused(409));
    await runtime.refresh();
    expect(announce).toHaveBeenLastCalledWith({ count: 0 });
  });
});
