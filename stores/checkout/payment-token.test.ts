// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { orderInProgress, trackPayingTab } from "./order-in-progress.ts";
import { beginPayment, isPaidElsewhere, isPaidHere } from "./payment-token.ts";

const CART = "7";
const elsewhere = () => isPaidElsewhere(orderMarker.read(), CART);
/** This tab goes to the provider. */
const leave = () =>
  orderMarker.write({ cartId: CART, state: "paying", orderSlug: "a", at: 0, by: beginPayment() });
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

/** The code as another tab runs it: the same localStorage, its own sessionStorage and memory. */
async function anotherTab() {
  const kept = { ...sessionStorage };
  sessionStorage.clear();
  vi.resetModules();
  const { orderInProgress } = await import("./order-in-progress.ts");
  return {
    ...(await import("./payment-token.ts")),
    dispatch: orderInProgress.dispatch,
    /** The first tab again. */
    leaveTab: () => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a tab that went to pay", () => {
  it("knows itself, also after a reload", async () => {
    leave();
    expect([isPaidHere(orderMarker.read()), elsewhere()]).toEqual([true, false]);
    const other = await anotherTab();
    expect(other.isPaidElsewhere(orderMarker.read(), CART)).toBe(true);
    expect(other.isPaidElsewhere(orderMarker.read(), "8")).toBe(false);
    expect(other.isPaidElsewhere(orderMarker.read(), null)).toBe(false);
    other.leaveTab();
    vi.resetModules();
    const reloaded = await import("./payment-token.ts");
    expect(reloaded.isPaidHere(orderMarker.read())).toBe(true);
  });

  it("is neither a previously opened tab nor a marker without a tab", async () => {
    sessionStorage.setItem("baseline.paying", "earlier");
    leave();
    const other = await anotherTab();
    sessionStorage.setItem("baseline.paying", "earlier");
    expect(other.isPaidElsewhere(orderMarker.read(), CART)).toBe(true);
    other.leaveTab();
    orderMarker.write({ cartId: CART, state: "paying", orderSlug: "a", at: 0 });
    expect(elsewhere()).toBe(true);
  });

  it("allows payment in other tabs while it shows the shop, and not while it is at the provider", async () => {
    leave();
    const other = await anotherTab();
    const seenThere = () => other.isPaidElsewhere(orderMarker.read(), CART);
    other.dispatch({ type: "tabReturned" });
    expect(seenThere()).toBe(true);
    other.leaveTab();
    trackPayingTab();
    expect(seenThere()).toBe(false);
    // Forward to the provider again, and back out of the browser's cache.
    window.dispatchEvent(new Event("pagehide"));
    sessionStorage.clear();
    expect(seenThere()).toBe(true);
    other.leaveTab();
    show(true);
    sessionStorage.clear();
    expect(seenThere()).toBe(false);
  });

  it("loses its payment to a tab that pays instead", async () => {
    leave();
    const other = await anotherTab();
    other.dispatch({ type: "paymentTakenOver" });
    expect(other.isPaidElsewhere(orderMarker.read(), CART)).toBe(false);
    other.leaveTab();
    expect(isPaidHere(orderMarker.read())).toBe(false);
    // It is still the order to confirm if it was paid after all.
    expect(orderMarker.read()).toMatchObject({ state: "paying", orderSlug: "a" });
  });

  it("ignores orders that are not at a provider", () => {
    for (const state of ["placing", "approved", "placed"] as const) {
      orderMarker.write({ cartId: CART, state, orderSlug: "a", at: 0, by: "x" });
      orderInProgress.dispatch({ type: "paymentTakenOver" });
      orderInProgress.dispatch({ type: "tabReturned" });
      expect(orderMarker.read()).toEqual({ cartId: CART, state, orderSlug: "a", at: 0, by: "x" });
      expect(elsewhere()).toBe(false);
    }
  });
});
