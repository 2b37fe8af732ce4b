// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { fail, ok } from "#lib/shop/api/errors.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import { QUANTITY_DEBOUNCE } from "#stores/cart/line-changes.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { cartRuntime } from "./browser-cart.ts";

const calls = vi.hoisted(() => ({ getCart: vi.fn(), updateItem: vi.fn() }));
vi.mock("#lib/web/client/cart-calls.ts", () => ({ cartCalls: calls }));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = "cartId=7; path=/";
  document.documentElement.dataset.language = "en";
  browserSession.remember("en", 1);
  calls.getCart.mockReset().mockResolvedValue(ok(aCart([anItem()])));
  calls.updateItem.mockReset().mockResolvedValue(ok(aCart([anItem({ qty: 4 })])));
});

it("reads the tab's only cart again when another tab changes it", async () => {
  expect(cartRuntime()).toBe(cartRuntime());
  await cartRuntime().refresh();
  calls.getCart.mockResolvedValue(ok(aCart([anItem({ qty: 6 })])));
  const other = new BroadcastChannel("baseline.cart");
  other.postMessage({ count: 6 });
  await vi.waitFor(() => expect(cartRuntime().cart()?.items[0]?.qty).toBe(6));
  other.close();
});

it("sends offline changes as soon as the network is back", async () => {
  const runtime = cartRuntime();
  await runtime.refresh();
  const [item] = runtime.cart()?.items ?? [];
  if (!item) throw new Error("no item");
  calls.updateItem.mockResolvedValueOnce(fail({ kind: "network", status: 0, message: "" }));
  vi.useFakeTimers();
  runtime.setQuantity(item, 4);
  await vi.advanceTimersByTimeAsync(QUANTITY_DEBOUNCE);
  vi.useRealTimers();
  await runtime.idle();
  expect(runtime.changes.getState().pending.get(1)?.state).toBe("failed");
  calls.getCart.mockResolvedValue(ok(aCart([anItem({ qty: 4 })])));
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(calls.updateItem).toHaveBeenCalledTimes(2));
  await runtime.idle();
  expect(runtime.changes.getState().pending.size).toBe(0);
  expect(cartStore.getState().count).toBe(4);
});

it("sends a waiting quantity when the page is left", async () => {
  const runtime = cartRuntime();
  await runtime.refresh();
  const [item] = runtime.cart()?.items ?? [];
  if (!item) throw new Error("no item");
  calls.updateItem.mockClear();
  vi.useFakeTimers();
  runtime.setQuantity(item, 5);
  window.dispatchEvent(new Event("pagehide"));
  // No timer runs any more.
  await runtime.idle();
  vi.useRealTimers();
  expect(calls.updateItem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ qty: 5 }));
});
